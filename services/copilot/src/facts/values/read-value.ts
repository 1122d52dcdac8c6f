import type { FactUnit, Field } from '@coverdesk/coverage'
import { countsIn, type DateOrder, datesIn, moneyIn, percentagesIn } from '@coverdesk/coverage/read'
import { leadingAmountWord, leadingZeroWord } from './amount-words.ts'

/** A value at the beginning of a text, and where it is in it. */
export interface ReadValue {
  value: number | string
  unit: FactUnit
  start: number
  end: number
}

/** What may stand between a label and an amount: "of not less than", "in the amount of", "up to". */
const beforeAmount =
  /^[\s:=.…–—_-]*(?:(?:is|are|of|at|a|an|the|in|amount|amounts|amounting|to|shall|be|must|not|no|less|lower|than|least|minimum|min|max|maximum|up|limit|limits|with|carry|equal|greater|totaling|totals?|sum|limited|offered|quoted|set|applies|remains?|currently|now|stands|will|subject|carr(?:y|ies)|sublimits?|comes?|amounted|provided|written|available|US)\b[\s:,]*)*/i
const beforeDate =
  /^[\s:=.…–—_-]*(?:(?:is|on|of|as|at|from|date|dated|the|begins?|starts?|ends?|expires?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\b[\s:,]*)*(?:12:01\s*a\.?m\.?\s*(?:\w+\s+){0,3}?on\s+)?/i

/** The least number that can be an amount without any mark of money. */
const leastUnmarked = 100

/** Reads the value that a text begins with, as its field has it; null: it begins with something else. */
export function readValue({ unit }: Pick<Field, 'unit'>, text: string, order: DateOrder): ReadValue | null {
  if (unit === 'USD') return readAmount(text) ?? readPercentage(text)
  if (unit === 'PERCENT') return readPercentage(text) ?? readAmount(text)
  if (unit === 'DATE') return readDate(text, order)
  if (unit === 'COUNT') return readCount(text)
  return null
}

export function readAmount(text: string): ReadValue | null {
  const [filler = ''] = beforeAmount.exec(text) ?? []
  const rest = text.slice(filler.length)
  const from = (start: number, end: number) => ({ start: filler.length + start, end: filler.length + end })
  const zero = zeroFrom(rest, filler.length) ?? zeroFrom(text, 0)
  if (zero) return zero
  const word = wordFrom(text, 0) ?? wordFrom(rest, filler.length)
  if (word) return word
  const amount = moneyIn(rest)[0]
  if (!amount || /\w/.test(rest.slice(0, amount.start)) || amount.start > 3) return null
  if (!amount.isMarked && !isBareAmount(rest, amount)) return null
  const { end } = inParenthesesToo(rest, amount)
  return { value: amount.cents, unit: 'USD', ...from(amount.start, end) }
}

function zeroFrom(text: string, shift: number): ReadValue | null {
  const trimmed = text.replace(/^[\s:=.…]+/, '')
  const found = leadingZeroWord(trimmed)
  if (!found) return null
  const at = shift + text.length - trimmed.length
  return { value: 0, unit: 'USD', start: at + found.start, end: at + found.end }
}

/** "No limit" and "Not covered" begin with what may stand before an amount, so the whole text is tried, too. */
function wordFrom(text: string, shift: number): ReadValue | null {
  const trimmed = text.replace(/^[\s:=.…–—_-]+/, '')
  const found = leadingAmountWord(trimmed)
  if (!found) return null
  const at = shift + text.length - trimmed.length
  return { value: found.word, unit: 'WORD', start: at + found.start, end: at + found.end }
}

/** "The building at 400 Harbor Street" says where it is, not what it is insured for. */
const behindStreetNumber =
  /^\s+(?:[NSEW]\.?\s+)?(?:[\p{L}\d][\p{L}\d.'’]*\s+){0,3}(?:streets?|st|avenues?|ave|roads?|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|parkway|pkwy|highway|hwy|place|pl|square|quay|wharf|terrace|circle|broadway)\b/iu

function isBareAmount(text: string, { start, end, cents }: { start: number; end: number; cents: number }) {
  const behind = text.slice(end)
  if (/^\s*(?:days?|months?|years?|%|percent|hours?|-|\/)/i.test(behind)) return false
  if (/^0\d/.test(text.slice(start, end)) || /^[\w]/.test(behind) || behindStreetNumber.test(behind)) return false
  return cents === 0 || cents >= leastUnmarked * 100
}

/** "one million dollars ($1,000,000)" is one amount. */
function inParenthesesToo(text: string, amount: { end: number; cents: number }) {
  const next = moneyIn(text).find(({ start, cents }) => start >= amount.end && cents === amount.cents)
  const isNext = next && /^\s*(?:dollars?\s*)?\(\s*$/i.test(text.slice(amount.end, next.start))
  return { end: isNext ? next.end + (text[next.end] === ')' ? 1 : 0) : amount.end }
}

export function readPercentage(text: string): ReadValue | null {
  const [filler = ''] = beforeAmount.exec(text) ?? []
  const rest = text.slice(filler.length)
  const found = percentagesIn(rest)[0]
  if (!found || found.start > 3 || /\w/.test(rest.slice(0, found.start))) return null
  return { value: found.percent, unit: 'PERCENT', start: filler.length + found.start, end: filler.length + found.end }
}

export function readDate(text: string, order: DateOrder): ReadValue | null {
  const [filler = ''] = beforeDate.exec(text) ?? []
  const rest = text.slice(filler.length)
  const found = datesIn(rest, order)[0]
  if (!found || /[\p{L}\d]/u.test(rest.slice(0, found.start))) return null
  return { value: found.day, unit: 'DATE', start: filler.length + found.start, end: filler.length + found.end }
}

export function readCount(text: string): ReadValue | null {
  const [filler = ''] = beforeAmount.exec(text) ?? []
  const rest = text.slice(filler.length)
  const found = countsIn(rest)[0]
  if (!found || /\w/.test(rest.slice(0, found.start))) return null
  return { value: found.count, unit: 'COUNT', start: filler.length + found.start, end: filler.length + found.end }
}
