import { makeStyles, mergeClasses, tokens } from '@coverdesk/design-system'
import type { CallTranscriptLineFragment } from '../generated/documents'
import { ToolCall } from './ToolCall'
import { transcriptParts } from './transcript-parts'

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
  },
  who: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold, color: tokens.textSecondary },
  words: {
    margin: 0,
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.neutralTint,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  ofCara: { backgroundColor: tokens.brandTint },
})

/** What was said, and the tools that Cara used while it was. */
export function Transcript({ entries }: { entries: readonly CallTranscriptLineFragment[] }) {
  const styles = useStyles()
  return (
    <ol className={styles.list}>
      {transcriptParts(entries).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a transcript only grows at its end
        <li key={place}>
          {part.kind === 'tool' ? (
            <ToolCall {...part} />
          ) : (
            <>
              <span className={styles.who}>{part.by === 'AGENT' ? 'Cara' : 'Client'}</span>
              <p className={mergeClasses(styles.words, part.by === 'AGENT' && styles.ofCara)}>{part.text}</p>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
