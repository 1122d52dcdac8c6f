import { formatEnum, makeStyles, mergeClasses, tokens } from '@coverdesk/design-system'
import type { ConcludedAskFragment } from '../generated/documents'
import { markSentences } from './mark-sentences'

const useStyles = makeStyles({
  mark: {
    backgroundColor: 'transparent',
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationColor: tokens.amber,
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  },
  possible: { textDecorationStyle: 'dashed' },
})

interface MarkedTextProps {
  text: string
  asks: readonly ConcludedAskFragment[]
}

/** A plain text in which the sentences that led to a request, or may lead to one, are underlined. */
export function MarkedText({ text, asks }: MarkedTextProps) {
  const styles = useStyles()
  const marked = asks.filter(({ state }) => state !== 'DISMISSED')
  return markSentences(text, marked).map(({ text: part, ask }, place) =>
    ask ? (
      <mark
        key={ask.id}
        title={ask.state === 'SUGGESTED' ? `Possible request: ${formatEnum(ask.type)}` : formatEnum(ask.type)}
        className={mergeClasses(styles.mark, ask.state === 'SUGGESTED' && styles.possible)}
      >
        {part}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: what is between two marks has no name of its own
      <span key={place}>{part}</span>
    ),
  )
}
