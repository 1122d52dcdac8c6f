import type { FieldName, InsuranceType } from '@coverdesk/coverage'
import type { Claim } from '../claim.ts'
import { continuation } from '../layout/continuation.ts'
import type { Place } from '../layout/row.ts'
import type { Reading } from '../reading-of.ts'
import type { LabeledValue } from './labeled-value.ts'
import { wholeLabel } from './match-label.ts'

/** Fields that take the text beside their label as it is. */
export const textFields: ReadonlySet<FieldName> = new Set<FieldName>([
  ...(['insuredName', 'insuredAddress', 'insurerName', 'insurerNaic', 'producerName', 'policyNumber'] as const),
  ...(['quoteNumber', 'binderNumber', 'endorsementNumber', 'certificateHolder', 'descriptionOfOperations'] as const),
  ...(['operations', 'ratingRequired', 'additionalInsureds'] as const),
])

const perLine: ReadonlySet<FieldName> = new Set<FieldName>(['insurerName', 'insurerNaic', 'policyNumber'])
const numbers: ReadonlySet<FieldName> = new Set<FieldName>([
  'policyNumber',
  'quoteNumber',
  'binderNumber',
  'endorsementNumber',
])
const paragraphs: ReadonlySet<FieldName> = new Set<FieldName>([
  'descriptionOfOperations',
  'operations',
  'insuredAddress',
])

const number = /^(?:(?:no|number|#|nos)\b\.?\s*:?\s*)?([A-Z0-9][A-Z0-9./-]*(?: [A-Z0-9./-]*\d[A-Z0-9./-]*)*)/i
const naic = /^\D{0,8}(\d{4,6})\b/
const entity =
  /(?:\b(?:company|corporation|corp|inc|incorporated|llc|llp|lp|ltd|limited|co|group|agency|brokers?|advisors|partners|association|exchange|trust|authority|district|church|university)\b\.?|l\.l\.c\.)$/i
/** "Stonebridge Insurance Company (NAIC 12345)". */
const naicBehind = /\s*\(?\bNAIC\s*(?:#|no\.?|code|number)?:?\s*(\d{4,6})\)?$/i
const empty =
  /^(?:n\/?a|none|not applicable|tbd|to be determined|-+|_+|see (?:above|below|schedule).*|same(?: as .*)?)$/i
/** An address begins with a number or a box, or ends with a zip code. */
const addressLine =
  /^(?:\d+[\w-]*\s+\S|p\.?\s?o\.?\s+box|one\s+\w+\s+(?:plaza|center|street))|\b[A-Z]{2}\s+\d{5}(?:-\d{4})?$/i

/** "Harbor Point Insurance Agency on 11/06/2026". */
const byDay = /,?\s+(?:on|dated)\s+(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4})\.?$/

/** "Northlight Casualty Company (A.M. Best A XII) – Non-Admitted": how it is rated and licensed is no part of its name. */
const withoutRating = (name: string) =>
  name
    .replace(
      /[\s,;–—-]+\(?(?:non-?\s?admitted|admitted|surplus lines|licensed)(?: (?:carrier|insurer|company|paper))?\)?$/i,
      '',
    )
    .replace(
      /\s*[,(–—-]\s*(?:(?:A\.?\s?M\.?\s?)?Best\b|rated\b|rating\b|[A-C][+-]{0,2},?\s*\(?[IVX]{1,5}\)?\s*\)|[A-C][+-]{0,2}\s*\)).*$/i,
      '',
    )

/** The claims of a text beside a label. A name may have its address in the lines below. */
export function readText(
  reading: Reading,
  field: FieldName,
  line: InsuranceType | null,
  { from, to, text, confidence }: LabeledValue,
): Claim[] {
  const written = text.replace(/^(?:[\s:=–—.?]|-\s)+/, '')
  const first = (field === 'insurerName' ? withoutRating(written) : written).replace(byDay, '')
  if (first === '' || empty.test(first) || wholeLabel(first, line)?.meaning === 'other') return []
  // The letter of an insurer of a certificate, which names them elsewhere.
  if (field === 'insurerName' && /^[A-F]$/.test(first)) return []
  const ownLine = perLine.has(field) ? line : null
  const startsAt =
    from.row === to.row && to.cell.start - from.cell.start < 120 && from.cell.start <= to.cell.start
      ? from.cell.start
      : to.cell.start
  const claim = (other: FieldName, value: string, start: number, end: number): Claim => ({
    ...{ field: other, line: other === field ? ownLine : null, value, unit: 'TEXT', page: to.row.page.number },
    ...{ quote: to.row.page.text.slice(start, end), at: start, confidence },
  })
  if (numbers.has(field)) {
    const value = number.exec(first)?.[1]?.replace(/[.,;]+$/, '')
    const isNumber = value && /\d/.test(value) && value.length >= (field === 'endorsementNumber' ? 1 : 4)
    return isNumber ? [claim(field, value, startsAt, to.cell.end)] : []
  }
  if (field === 'insurerNaic') {
    const value = naic.exec(first)?.[1]
    return value ? [claim(field, value, startsAt, to.cell.end)] : []
  }
  if (field === 'ratingRequired' && !/^[A-C][+-]*/.test(first)) return []
  if (field === 'insurerName' && naicBehind.test(first)) {
    const code = naicBehind.exec(first)?.[1] ?? ''
    const named = claim(field, first.replace(naicBehind, '').replace(/,$/, ''), startsAt, to.cell.end)
    return [named, { ...named, field: 'insurerNaic', value: code }]
  }
  // A street is no name, and a zip code alone no address.
  if (field === 'insuredAddress' ? !/[a-z]{2}/i.test(first) : names.has(field) && street.test(first)) return []
  const more = continuation(reading.rows, to, text => wholeLabel(text, line) !== null)
  if (paragraphs.has(field)) {
    const lines = field === 'insuredAddress' ? untilZip(first, more) : whileFull(to, more)
    const value = [first, ...lines.map(({ cell }) => cell.text)].join(' ')
    const isTogether = lines.every(({ row }) => row.cells.length === 1)
    return isTogether
      ? [claim(field, value, startsAt, lines.at(-1)?.cell.end ?? to.cell.end)]
      : [claim(field, first, startsAt, to.cell.end)]
  }
  return nameClaims(field, first, startsAt, to, more, claim)
}

const names: ReadonlySet<FieldName> = new Set<FieldName>(['insuredName', 'insurerName', 'producerName'])
const street = /^\d+[\w-]*\s+\S.*(?:,\s*[A-Z]{2}\b|\b[A-Z]{2}\s+\d{5})/

const zip = /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?$/

/** An address ends with its zip code. */
function untilZip(first: string, more: Place[]): Place[] {
  const last = more.findIndex(({ cell }) => zip.test(cell.text))
  return zip.test(first) || last < 0 ? [] : more.slice(0, last + 1)
}

/** Shorter lines end a text. */
const leastFull = 45

/** A text continues below a line that is full. */
function whileFull({ cell }: Place, more: Place[]): Place[] {
  const end = [cell, ...more.map(other => other.cell)].findIndex(({ text }) => text.length < leastFull)
  return end < 0 ? more : more.slice(0, end)
}

/** The end of a name, alone on its line. */
const suffix = /^(?:LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|Corporation|Company|Co\.?|Ltd\.?|LLP|LP|PLLC)$/

type Make = (field: FieldName, value: string, start: number, end: number) => Claim

/** A name ends where its address begins: in the lines below, or behind a comma. */
function nameClaims(field: FieldName, first: string, start: number, to: Place, more: Place[], claim: Make): Claim[] {
  const atAddress = more.findIndex(({ cell }) => addressLine.test(cell.text))
  const nameLines = atAddress > 0 ? more.slice(0, atAddress) : []
  const inline = /^(.*?\S),?\s+(\d{1,6}\s+[A-Z].*\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?)$/.exec(first)
  const [name, inlineAddress] = inline ? [inline[1] ?? first, inline[2]] : [first, undefined]
  const lines = atAddress === -1 ? more.slice(0, 1) : nameLines
  const [next] = lines
  // A name that doesn't end like one continues on the next line, if that is near.
  const goesOn =
    next &&
    (!entity.test(name) || suffix.test(next.cell.text)) &&
    !inline &&
    entity.test(next.cell.text) &&
    next.cell.text.length < 40
  const isTogether = goesOn && next.cell.start - to.cell.end < 3
  // Half a name is another name, and no quote in one piece proves the whole.
  if (goesOn && !isTogether) return []
  const whole = isTogether ? `${name} ${next.cell.text}` : name.replace(/,$/, '')
  const found = [claim(field, whole, start, isTogether ? next.cell.end : to.cell.end)]
  if (field !== 'insuredName') return found
  if (inlineAddress) return [...found, claim('insuredAddress', inlineAddress, start, to.cell.end)]
  const address =
    atAddress >= 0
      ? more
          .slice(atAddress)
          .filter(({ cell }, place) => place === 0 || /\d|,/.test(cell.text))
          .slice(0, 3)
      : []
  const [begin, end] = [address[0], address.at(-1)]
  if (!begin || !end) return found
  const value = address.map(({ cell }) => cell.text).join(' ')
  return [...found, claim('insuredAddress', value, begin.cell.start, end.cell.end)]
}
