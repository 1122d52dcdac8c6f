import { paperSentencesIn } from '@coverdesk/coverage/read'

/** A stretch of a text. */
export interface Stretch {
  start: number
  end: number
}

/** The sentences of a text; lines of tables and lists count as sentences. One that goes over the end of a line is whole. */
export const sentencesOf = (text: string): Stretch[] =>
  wholeLines(text).flatMap(line =>
    paperSentencesIn(text.slice(line.start, line.end), { isFlowing: true }).map(({ start, end }) => ({
      start: line.start + start,
      end: line.start + end,
    })),
  )

/** Lines, with those that go on in the next one. */
function wholeLines(text: string): Stretch[] {
  const lines: Stretch[] = []
  let last = ''
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    const before = lines.at(-1)
    const isBelow = before !== undefined && !text.slice(before.end, index).trim()
    if (isBelow && goesOn(last, line, index - before.end > 1)) before.end = index + line.length
    else lines.push({ start: index, end: index + line.length })
    last = line
  }
  return lines
}

/** So long is a line that ends where the paper does, and not where its author wanted. */
const minFull = 50
const minSurelyFull = 85
/** A line that begins with a small letter continues with one that is shorter. */
const minBroken = 25
const endOfLine = /[.!?:;]["”)]?\s*$/
const beginning = /^\s*(?:[•▪*–-]\s|\(?(?:\d{1,2}(?:\.\d{1,2})?|[a-z])[.)]\s|\d{1,2}\.\d{1,2}\s)/i

/** @param isApart whether an empty line is between them: scans have them inside of sentences */
function goesOn(line: string, next: string, isApart: boolean): boolean {
  if (line.includes('\t') || next.includes('\t') || endOfLine.test(line) || beginning.test(next)) return false
  if (/^\s*\p{Ll}/u.test(next)) return line.length >= minBroken
  if (isApart) return false
  return line.length >= minSurelyFull || (line.length >= minFull && (/,\s*$/.test(line) || /^\s*[$(\d]/.test(next)))
}
