import { CopyButton, DateTime, Facts, makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import { fieldWords, kindWords, personWords, typeWords } from '../audit-log/audit-labels'
import type { AuditEntryQuery } from '../generated/documents'

type Entry = NonNullable<AuditEntryQuery['auditEntry']>
type Change = NonNullable<Entry['changes']>[number]

const useStyles = makeStyles({
  root: { display: 'grid', gap: '20px' },
  copied: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px', overflowWrap: 'anywhere' },
  quiet: { margin: 0, color: tokens.textSecondary },
  title: { margin: '0 0 8px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  fields: {
    margin: 0,
    borderRadius: tokens.borderRadiusXLarge,
    overflow: 'hidden',
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  field: {
    padding: '8px 12px',
    ':not(:first-child)': { ...shorthands.borderTop('1px', 'solid', tokens.innerLine) },
  },
  name: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  value: { display: 'block', margin: 0, overflowWrap: 'anywhere', textDecorationLine: 'none' },
  before: { color: tokens.textSecondary, textDecorationLine: 'line-through' },
})

/** What is known of an entry. */
export function EntryContent({ entry }: { entry: Entry }) {
  const styles = useStyles()
  const { changes, changeCount } = entry
  const unshown = changeCount - (changes?.length ?? 0)
  return (
    <div className={styles.root}>
      <Facts
        facts={[
          { label: 'Person', value: personWords(entry.user) },
          { label: 'Email', value: entry.user?.email },
          { label: 'Time', value: <DateTime value={entry.at} /> },
          { label: 'Area', value: typeWords(entry.area) },
          { label: 'Operation', value: entry.operation },
          { label: 'Request ID', value: <Copied text={entry.requestId} what="request ID" /> },
          { label: 'Entry ID', value: <Copied text={entry.id} what="entry ID" /> },
        ]}
      />
      {changes?.map(change => (
        <RecordChange key={`${change.typename} ${change.recordId}`} change={change} />
      ))}
      {changeCount === 0 && <p className={styles.quiet}>No record was changed.</p>}
      {unshown > 0 && <p className={styles.quiet}>{unshown.toLocaleString('en-US')} more records are not shown.</p>}
    </div>
  )
}

function Copied({ text, what }: { text: string; what: string }) {
  return (
    <span className={useStyles().copied}>
      {text}
      <CopyButton text={text} label={`Copy ${what}`} />
    </span>
  )
}

/** A record, and each field that is another one now: the former value is struck out above the present one. */
function RecordChange({ change }: { change: Change }) {
  const styles = useStyles()
  const { typename, kind, fields } = change
  return (
    <section>
      <h3 className={styles.title}>
        {typeWords(typename)} {kindWords[kind]}
      </h3>
      {fields.length === 0 ? (
        <p className={styles.quiet}>The values are secret and are not recorded.</p>
      ) : (
        <dl className={styles.fields}>
          {fields.map(({ path, before, after }) => (
            <div key={path} className={styles.field}>
              <dt className={styles.name}>{fieldWords(path)}</dt>
              {before !== null && (
                <dd className={styles.value}>
                  <del className={styles.before}>{before}</del>
                </dd>
              )}
              {after !== null && (
                <dd className={styles.value}>
                  <ins className={styles.value}>{after}</ins>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
