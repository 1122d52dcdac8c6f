import { Badge, type BadgeTone, makeStyles, shorthands, TextLink, tokens } from '@coverdesk/design-system'
import type { SyncChangeRowFragment, SyncLogType, SyncOutcome } from '../../generated/documents'
import { outcomeWords, recordNames } from './run-words'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '6px',
    padding: '10px 0',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  fields: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 160px) minmax(0, 1fr)',
    gap: '4px 16px',
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
  },
  label: { color: tokens.textSecondary },
  value: { margin: 0, overflowWrap: 'anywhere', '@media (max-width: 639px)': { paddingBottom: '6px' } },
  before: { color: tokens.textSecondary },
  kept: { textDecorationLine: 'none' },
  reason: { margin: 0, overflowWrap: 'anywhere' },
})

const tones: Record<SyncOutcome, BadgeTone> = {
  CREATED: 'green',
  CHANGED: 'blue',
  MATCHED: 'neutral',
  DUPLICATE: 'amber',
  CONFLICT: 'amber',
  SKIPPED: 'neutral',
  SENT: 'green',
}

/** One record of a run: what became of it, and each field before and after. */
export function ChangeRow({ change, type }: { change: SyncChangeRowFragment; type: SyncLogType }) {
  const styles = useStyles()
  const { recordType, outcome, name, path, fields, candidates, reason, undo, keptBecause } = change
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <Badge tone={tones[outcome]}>{outcomeWords(outcome, type)}</Badge>
        <span className={styles.name}>{path ? <TextLink href={path}>{name}</TextLink> : name}</span>
        <span className={styles.quiet}>{recordNames[recordType][0]}</span>
        {undo && <Badge tone="neutral">{undo === 'UNDONE' ? 'Undone' : 'Kept'}</Badge>}
      </div>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map(field => (
            <FieldChange key={field.field} field={field} />
          ))}
        </dl>
      )}
      {candidates.map(candidate => (
        <p key={candidate.recordId} className={styles.reason}>
          May be{' '}
          <TextLink href={candidate.path} inSentence>
            {candidate.name}
          </TextLink>
          : {candidate.reasons.join(', ')}
        </p>
      ))}
      {(reason ?? keptBecause) && <p className={styles.reason}>{keptBecause ?? reason}</p>}
    </li>
  )
}

function FieldChange({ field }: { field: SyncChangeRowFragment['fields'][number] }) {
  const styles = useStyles()
  const { label, before, after, isCleared, isConflict } = field
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {before !== null && <del className={styles.before}>{before}</del>} {before !== null && '→ '}
        {isCleared ? <em>Cleared</em> : <ins className={styles.kept}>{after ?? 'Empty'}</ins>}
        {isConflict && ' (different on both sides; stays as it is here)'}
      </dd>
    </>
  )
}
