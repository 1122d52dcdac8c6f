import { makeStyles, tokens } from '@coverdesk/design-system'
import type { PolicyEventFieldsFragment } from '../generated/documents'
import { fieldWords, valueWords } from './field-labels'
import { shownChanges } from './shown-changes'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px' },
  reason: { margin: 0, whiteSpace: 'pre-line' },
  fields: { margin: 0, display: 'grid', gap: '8px' },
  name: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  value: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  before: { color: tokens.textSecondary },
  after: { textDecorationLine: 'none' },
})

/** Why it was done, and each field that is another one now: the former value is struck out before the present one. */
export function EventDetails({ event }: { event: PolicyEventFieldsFragment }) {
  const styles = useStyles()
  const { reason } = event
  const changes = shownChanges(event)
  return (
    <div className={styles.root}>
      {reason && <p className={styles.reason}>{reason}</p>}
      {changes.length > 0 && (
        <dl className={styles.fields}>
          {changes.map(({ field, before, after }) => {
            const was = valueWords(field, before)
            const is = valueWords(field, after)
            return (
              <div key={field}>
                <dt className={styles.name}>{fieldWords(field)}</dt>
                <dd className={styles.value}>
                  {was && <del className={styles.before}>{was}</del>}
                  {was && is && ' → '}
                  {is && <ins className={styles.after}>{is}</ins>}
                  {!is && was && ' (removed)'}
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </div>
  )
}
