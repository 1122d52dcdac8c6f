import { makeStyles, tokens } from '@coverdesk/design-system'
import type { ActivityEntryFragment } from '../generated/documents'
import { fieldWords, valueWords } from './activity-labels'

const useStyles = makeStyles({
  fields: { margin: 0, display: 'grid', gap: '8px' },
  name: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  value: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  before: { color: tokens.textSecondary },
  after: { textDecorationLine: 'none' },
})

/** Each field that is another one now: the former value is struck out before the present one. */
export function ActivityFields({ changes }: { changes: ActivityEntryFragment['changes'] }) {
  const styles = useStyles()
  const fields = changes.flatMap(({ recordId, fields }) => fields.map(field => ({ recordId, ...field })))
  if (fields.length === 0) return null
  return (
    <dl className={styles.fields}>
      {fields.map(({ recordId, path, before, after }) => (
        <div key={`${recordId} ${path}`}>
          <dt className={styles.name}>{fieldWords(path)}</dt>
          <dd className={styles.value}>
            {before !== null && <del className={styles.before}>{valueWords(path, before)}</del>}
            {before !== null && after !== null && ' → '}
            {after !== null && <ins className={styles.after}>{valueWords(path, after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
