import { makeStyles, mergeClasses, tokens } from '@coverdesk/design-system'
import type { CallTranscriptLineFragment, ConcludedAskFragment } from '../generated/documents'
import { MarkedText } from '../said/MarkedText'
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

interface TranscriptProps {
  entries: readonly CallTranscriptLineFragment[]
  asks: readonly ConcludedAskFragment[]
}

/** What was said, and the tools that Cara used while it was. */
export function Transcript({ entries, asks }: TranscriptProps) {
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
              <p className={mergeClasses(styles.words, part.by === 'AGENT' && styles.ofCara)}>
                {part.by === 'USER' ? <MarkedText text={part.text} asks={asks} /> : part.text}
              </p>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
