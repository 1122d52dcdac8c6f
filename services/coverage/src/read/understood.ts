/** Words behind a number that make it another number; those that number terms read themselves are not among them. */
const scaleWords: ReadonlySet<string> = new Set(
  'k m mm mn mio mln b bn thousand million billion trillion hundred dozen lakh crore grand'.split(' '),
)
const isDigit = (character: string | undefined) => character !== undefined && character >= '0' && character <= '9'
const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)
/** Spaces that group digits: an ordinary one, and those that typesetters use. A cell or a line ends a number. */
const isSpace = (character: string | undefined) =>
  character !== undefined && /[ \u00A0\u2007\u2009\u202F]/.test(character)
/** What may stand between two numbers: "500/500/500", "1,000,000–2,000,000", "(25)". */
const dividers = new Set('/–—)];|"”')

/** How many digits begin at a place. */
function digitsAt(text: string, at: number): number {
  let count = 0
  while (isDigit(text[at + count])) count += 1
  return count
}

/** The word at a place, in lower case, behind one space at most. */
function wordAt(text: string, at: number): string {
  const from = isSpace(text[at]) ? at + 1 : at
  let to = from
  while (isLetter(text[to])) to += 1
  return text.slice(from, to).toLowerCase()
}

/**
 * Whether what follows a number leaves it as it was read. A separator, a digit, a letter or a scale that belongs to the number and
 * wasn't read would make it another amount: "$12 345.00" isn't $12, and "$1,OOO,000" isn't $1.
 *
 * @param end behind the number
 */
export function isWholeNumber(text: string, start: number, end: number): boolean {
  const [next, behind] = [text[end], text[end + 1]]
  if (next === undefined) return true
  if (next === ',' || next === '.') return isEndOfNumber(text, end, behind)
  if (isSpace(next)) return isEndBeforeSpace(text, start, end)
  if (next === '/' && isFraction(text, end)) return false
  return dividers.has(next) || !(isDigit(behind) || isDigit(next) || isLetter(next))
}

/** A period may end a sentence whose next one begins without a space; a comma with a letter or a digit behind it is part of the number. */
function isEndOfNumber(text: string, end: number, behind: string | undefined): boolean {
  if (isDigit(behind)) return false
  if (isLetter(behind)) return text[end] === '.' && /^\p{Lu}\p{Ll}/u.test(text.slice(end + 1, end + 3))
  return !(isSpace(behind) && digitsAt(text, end + 2) === 3 && !/^\d{3}[,.]\d{3}/.test(text.slice(end + 2, end + 9)))
}

function isEndBeforeSpace(text: string, start: number, end: number): boolean {
  const after = text.slice(end + 1, end + 24)
  // "12 345": a group of three digits behind at most three digits.
  const isFirstGroup = end - start <= 3 && digitsAt(text, start) === end - start
  if (isFirstGroup && /^\d{3}(?![\d/])(?!,\d{3})/.test(after)) return false
  if (/^[,.]\s?\d/.test(after)) return false
  if (scaleWords.has(wordAt(text, end))) return false
  const range = /^(?:to|or|-|–)\s+\$?\d[\d.,]*\s+(\p{L}+)/u.exec(after)
  return !(range?.[1] && scaleWords.has(range[1].toLowerCase()))
}

/** "1/2 million". */
function isFraction(text: string, slash: number): boolean {
  const digits = digitsAt(text, slash + 1)
  return digits > 0 && digits < 4 && scaleWords.has(wordAt(text, slash + 1 + digits))
}

/** Digits that three-digit groups behind spaces make one number: "12 345.00", "1 234 567", "12 345,60", "12.345,60". */
const grouped =
  /(?<![\p{L}\p{N}.,])(?:(?<first>\d{1,3})(?<groups>(?:[ \u00A0\u2007\u2009\u202F]\d{3}){1,4})|(?<dotted>\d{1,3}(?:\.\d{3}){1,4}(?=,)))(?:[.,](?<cents>\d{2}))?(?![\p{L}\p{N}]|[.,]\d)/gu

/** Numbers in the notations of other countries, where their cents or a second group leave one reading only. */
export function groupedNumbersIn(text: string): { start: number; end: number; dollars: number }[] {
  return [...text.matchAll(grouped)].flatMap(match => {
    const { first = '', groups = '', dotted, cents } = match.groups ?? {}
    if (cents === undefined) return []
    const whole = dotted ?? first + groups
    const dollars = Number(`${whole.replace(/\D/g, '')}.${cents}`)
    return [{ start: match.index, end: match.index + match[0].length, dollars }]
  })
}
