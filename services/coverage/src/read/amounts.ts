import { numberTermsIn } from './number-terms.ts'
import type { Span } from './span.ts'
import { groupedNumbersIn, isWholeNumber } from './understood.ts'

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

/** The sign of another currency: "€", "CAD", "C$". */
const otherCurrency = /(?:[€£¥₹]|\b(?:EUR|GBP|CAD|AUD|CHF|MXN|JPY)\b|\b(?!US)[A-Z]{1,2}\$)\s*$/

/**
 * The amounts of money of a text, in every notation: $1M, 1,000,000.00, "one million dollars", "USD 12.345,60". Zero is one. What
 * isn't one clear amount is unread: no part of it is an amount.
 */
export function moneyIn(text: string): Amount[] {
  const readable = withSpacedSigns(text)
  const others = groupedNumbersIn(readable).filter(({ start }) => beforeMoney.test(readable.slice(0, start)))
  const isApart = ({ start, end }: Pick<Span, 'start' | 'end'>) =>
    !others.some(other => start < other.end && other.start < end)
  const usual = withLetteredScale(readable, apart(numberTermsIn(readable)).filter(isApart))
    .filter(({ start, end, terms: [term = ''] }) => !term.endsWith('%') && isClear(readable, start, end))
    .map(({ start, end, terms: [term = ''] }) => ({ start, end, dollars: Number(term) }))
  const amounts = [...usual, ...others]
    .filter(({ start }) => !otherCurrency.test(readable.slice(0, start)))
    .map(({ start, end, dollars }) => {
      const before = beforeMoney.exec(readable.slice(0, start))
      const behind = behindMoney.exec(readable.slice(end))
      const written = readable.slice(start, end)
      return {
        start: before ? before.index : start,
        end: behind ? end + behind[0].length : end,
        cents: Math.round(dollars * 100),
        isMarked: before !== null || behind !== null || marked.test(written),
      }
    })
    .filter(({ cents }) => Number.isSafeInteger(cents) && cents <= maxCents)
    .sort((one, other) => one.start - other.start)
  return withoutContradictions(readable, amounts)
}

/** Whether a number is one clear number: no part of a longer one, and with cents at most behind its point. */
const isClear = (text: string, start: number, end: number) =>
  isWholeNumber(text, start, end) &&
  (!/\.(?:\d|\d{3,})$/.test(text.slice(start, end)) || !beforeMoney.test(text.slice(0, start))) &&
  !isRest(text, start, end)

/** The end of a number whose beginning wasn't read: "345" of "$12 345", "million" of "$1,5 million" and "2 million" of "$1/2 million". */
function isRest(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 24), start)
  const written = text.slice(start, end)
  if (
    /^\d{3}(?:\.\d{2})?$/.test(written) &&
    /(?<![\d,.])\d{1,3}(?:,\d{3})*[ ,.\u00A0\u2007\u2009\u202F]{1,2}$/.test(before)
  )
    return true
  // "345" of "$12?345"; a slash, a dash or a bracket stands between two numbers.
  if (/\d[^\s\d/–—)\];|"”$(-]$/u.test(before)) return true
  if (/^\p{L}/u.test(written)) return /\p{N}\s?$/u.test(before)
  return /\p{L}/u.test(written) && /\d(?:\/|\s(?:to|or|-|–)\s)$/.test(before)
}

/** "$5 M": a letter behind a space is a scale where a sign says that it is money. */
function withLetteredScale(text: string, spans: readonly Span[]): Span[] {
  return spans.map(span => {
    const letter = /^ ([KM]|MM|B)(?![\p{L}\p{N}])/u.exec(text.slice(span.end))
    if (!letter || !beforeMoney.test(text.slice(0, span.start)) || !/^\d/.test(text.slice(span.start))) return span
    const [term] = numberTermsIn(`${text.slice(span.start, span.end)}${letter[1]}`)
    return term ? { ...span, end: span.end + letter[0].length, terms: term.terms } : span
  })
}

/** Words and digits that contradict each other are no amount: "one million dollars ($100,000)". */
const withoutContradictions = (text: string, amounts: readonly Amount[]): Amount[] =>
  amounts.filter(
    (one, place) => !isContradicted(text, one, amounts[place + 1]) && !isContradicted(text, amounts[place - 1], one),
  )

const isContradicted = (text: string, one: Amount | undefined, other: Amount | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.cents !== other.cents &&
  !/\d/.test(text.slice(one.start, one.end)) &&
  /^\s*\($/.test(text.slice(one.end, other.start)) &&
  text[other.end] === ')'

/** What makes the number behind it another one: "1/2%", "5 to 10%". */
const beforePart = /\d(?:\s?\/\s?|\s+(?:to|or)\s+)$/

/** The percentages of a text: 25%, 25 percent, "twenty-five percent (25%)". */
export function percentagesIn(text: string): Percentage[] {
  return apart(numberTermsIn(text))
    .filter(({ start, terms: [term = ''] }) => term.endsWith('%') && !beforePart.test(text.slice(0, start)))
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
