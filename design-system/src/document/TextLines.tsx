import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { memo } from 'react'
import { tokens } from '../theme/tokens'
import type { TextRange } from '../viewer/find-text'
import { type TextHighlight, type TextLine, type TextPiece, textPieces, within } from './text-pieces'

const useStyles = makeStyles({
  // A long text is laid out only where one is; elsewhere its place is about as high.
  root: { contentVisibility: 'auto' },
  line: { minHeight: '1lh', margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  mark: {
    color: tokens.text,
    backgroundColor: 'transparent',
    borderRadius: '2px',
    padding: '1px 0',
    '@media (forced-colors: active)': {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
  highlight: { backgroundColor: tokens.highlight, cursor: 'pointer' },
  currentHighlight: { backgroundColor: tokens.highlightCurrent, outline: `2px solid ${tokens.brand}` },
  match: { backgroundColor: tokens.searchMatch },
  currentMatch: { outline: `2px solid ${tokens.blue}` },
})

interface TextLinesProps {
  lines: readonly TextLine[]
  /** Those that touch these lines. */
  highlights: readonly TextHighlight[]
  matches: readonly (TextRange & { index: number })[]
  currentHighlight: string | undefined
  currentMatch: number | undefined
}

/** Some lines of a text, with what is marked in them. */
export const TextLines = memo(function TextLines(props: TextLinesProps) {
  const { lines, highlights, matches } = props
  const styles = useStyles()
  return (
    <div className={styles.root} style={{ containIntrinsicBlockSize: `auto ${lines.length * 20}px` }}>
      {lines.map(line => {
        const end = line.start + line.text.length
        const pieces = textPieces(line, within(highlights, line.start, end), within(matches, line.start, end))
        return (
          <p key={line.start} data-line={line.start} className={styles.line}>
            {pieces.map(piece => (
              <Piece key={piece.start} piece={piece} {...props} />
            ))}
          </p>
        )
      })}
    </div>
  )
})

function Piece({ piece, currentHighlight, currentMatch }: TextLinesProps & { piece: TextPiece }) {
  const styles = useStyles()
  const { text, highlight, match } = piece
  if (highlight === undefined && match === undefined) return text
  const className = mergeClasses(
    styles.mark,
    highlight !== undefined && styles.highlight,
    highlight !== undefined && highlight === currentHighlight && styles.currentHighlight,
    match !== undefined && styles.match,
    match !== undefined && match === currentMatch && styles.currentMatch,
  )
  return (
    <mark data-highlight={highlight} data-match={match} className={className}>
      {text}
    </mark>
  )
}
