import { Banner, makeStyles, tokens } from '@coverdesk/design-system'

const useStyles = makeStyles({
  title: { fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

/** What the client said beyond what the form asks for. */
export function ClientNotes({ notes }: { notes: readonly string[] }) {
  const styles = useStyles()
  if (notes.length === 0) return null
  return (
    <Banner tone="neutral">
      <span className={styles.title}>From the client</span>
      {notes.map(note => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </Banner>
  )
}
