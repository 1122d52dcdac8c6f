import { amountsIn } from '../../search/text/amounts.ts'

/** An amount of money in a text. */
export interface Amount {
  start: number
  end: number
  cents: number
  /** Whether its notation says that it is money or a large number: "$", "1,000", "1M", "one million", "5.00". */
  isMarked: boolean
}

/** A percentage in a text, as a number of a hundred. */
export interface Percentage {
  start: number
  end: number
  percent: number
}

const beforeMoney = /(?:\$|\bUS\$|\bUSD)\s*$/i
const behindMoney = /^\s*(?:dollars?\b|USD\b)/i
const marked = /,\d{3}|\.\d{2}$|[a-z]/i
/** What "$1.2" and "$1.25 million" can't be: an amount has at most cents. */
const maxCents = Number.MAX_SAFE_INTEGER

/** The amounts of money of a text, in every notation: $1M, 1,000,000.00, "one million dollars". Zero is one. */
export function moneyIn(text: string): Amount[] {
  const readable = withSpacedSigns(text)
  return apart(amountsIn(readable))
    .filter(({ end, terms: [term = ''] }) => !term.endsWith('%') && !/^[.,]\d/.test(readable.slice(end)))
    .map(({ start, end, terms: [term = ''] }) => {
      const before = beforeMoney.exec(readable.slice(0, start))
      const behind = behindMoney.exec(readable.slice(end))
      const written = readable.slice(start, end)
      return {
        start: before ? before.index : start,
        end: behind ? end + behind[0].length : end,
        cents: Math.round(Number(term) * 100),
        isMarked: before !== null || behind !== null || marked.test(written),
      }
    })
    .filter(({ cents }) => Number.isSafeInteger(cents) && cents <= maxCents)
    .sort((one, other) => one.start - other.start)
}

/** The percentages of a text: 25%, 25 percent, "twenty-five percent (25%)". */
export function percentagesIn(text: string): Percentage[] {
  return apart(amountsIn(text))
    .filter(({ terms: [term = ''] }) => term.endsWith('%'))
    .map(({ start, end, terms: [term = ''] }) => ({ start, end, percent: Number(term.slice(0, -1)) }))
    .sort((one, other) => one.start - other.start)
}

/** "USD1,000" and "US$1,000" with a space in the sign's last place; the length stays. */
const withSpacedSigns = (text: string) => text.replace(/\bUSD(?=\d)/gi, 'US$').replace(/\bUS\$(?=\d)/gi, '  $')

/** "1.5 million" is one number, though its last word alone is one, too. */
const apart = <Span extends { start: number; end: number }>(spans: readonly Span[]): Span[] =>
  spans.filter(
    span =>
      !spans.some(
        other =>
          other !== span &&
          other.start <= span.start &&
          span.end <= other.end &&
          other.end - other.start > span.end - span.start,
      ),
  )
