import { Badge, makeStyles, tokens } from '@coverdesk/design-system'
import type { ServiceRequestProfileFragment } from '../generated/documents'

type FieldNote = ServiceRequestProfileFragment['fieldNotes'][number]

const useStyles = makeStyles({
  noted: { display: 'grid', gap: '4px', justifyItems: 'start' },
  quote: { color: tokens.textSecondary },
})

/** A value that Cara filled in or left empty, with what a person should know of it. */
export function NotedValue({ value, note }: { value: string | null | undefined; note: FieldNote }) {
  const styles = useStyles()
  const isUnclear = note.kind === 'UNCLEAR'
  return (
    <div className={styles.noted}>
      {isUnclear ? <Badge tone="amber">Not stated clearly</Badge> : value}
      {!isUnclear && (
        <Badge tone="amber">{`Differs from what was asked before${note.before ? `: ${note.before}` : ''}`}</Badge>
      )}
      {note.quote && <span className={styles.quote}>{`The client wrote: “${note.quote}”`}</span>}
    </div>
  )
}
