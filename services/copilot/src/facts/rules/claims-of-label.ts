import { type Field, type FieldName, fields, type InsuranceType } from '@coverdesk/coverage'
import { datesIn } from '@coverdesk/coverage/read'
import type { Claim } from '../claim.ts'
import type { Reading } from '../reading-of.ts'
import { readValue } from '../values/read-value.ts'
import { claimAt } from './claim-at.ts'
import type { LabeledValue } from './labeled-value.ts'
import { limitsInText, pairOf } from './limits-in-text.ts'
import { lineOfField } from './line-of-field.ts'
import { type FoundLabel, fieldOf } from './match-label.ts'
import { readText, textFields } from './read-text.ts'

const ofAll = /\ball (?:policies|lines|coverages)\b/i

/** What a label and the text beside it state; nothing, if the text is no value of its field. */
export function claimsOfLabel(reading: Reading, labeled: LabeledValue): Claim[] {
  const { label, from, to, text, isSeparated } = labeled
  if (label.meaning === 'other') return []
  const line = ofAll.test(from.cell.text) ? null : (label.line ?? labeled.line)
  if (label.meaning === 'policyPeriod' || label.meaning === 'effectiveDate') return periodClaims(reading, labeled, line)
  if (label.meaning === 'limitOfLine') {
    const several = severalLimits(reading, labeled, line)
    if (several.length > 1) return several
  }
  const field = fieldFor(reading, label, line)
  if (!field) return []
  if (field === 'additionalInsuredBox' || field === 'waiverBox') return boxClaims(reading, labeled, field, line)
  if (textFields.has(field)) {
    if (!isSeparated && from.cell === to.cell) return []
    const read = readText(reading, field, line, labeled)
    return field === 'policyNumber' && read.length > 0 ? [...read, ...termBehind(reading, labeled, line)] : read
  }
  const read = readValue(fields[field] as Field, text, reading.order)
  if (!read || (!isSeparated && from.cell === to.cell && !isAlone(text, read.end))) return []
  const stated = { field, line: lineOfField(field, line), value: read.value, unit: read.unit }
  return [claimAt(labeled, stated, read.end)]
}

/** "Limits of liability: (a) $1,000,000 each claim (b) $2,000,000 in the aggregate". */
function severalLimits({ lines }: Reading, labeled: LabeledValue, line: InsuranceType | null): Claim[] {
  const of = line ?? (lines.length === 1 ? (lines[0] ?? null) : null)
  const found =
    pairOf(labeled.text.trim(), of)?.map(one => ({ ...one, end: labeled.text.length })) ??
    limitsInText(labeled.text, of)
  return found.map(({ field, value, unit, end }) =>
    claimAt(labeled, { field, line: lineOfField(field, of), value, unit }, end),
  )
}

/** Without a colon, the value has to be all that follows its label. */
const isAlone = (text: string, end: number) => /^[\s.,;)*]*$/.test(text.slice(end))

const beforeDate = /^[^\p{L}\d]*(?:(?:from|is|on|at|the|12:01\s*a\.?m\.?\w*)\W*)*$/iu
const betweenDates =
  /^[\s,.]*(?:to|until|through|thru|till|and|-|–|—|\/|expir\w+)?[^\p{L}\d]*(?:(?:to|at|12:01|a\.?m\.?|standard|time|on|until)[\s,.]*)*$/iu

/** One date is the effective date; two are the period. */
function periodClaims({ order }: Reading, labeled: LabeledValue, line: InsuranceType | null): Claim[] {
  const { text } = labeled
  const [start, end] = datesIn(text, order)
  if (!start || !beforeDate.test(text.slice(0, start.start))) return []
  const effective = claimAt(labeled, { field: 'effectiveDate', line, value: start.day, unit: 'DATE' }, start.end)
  if (!end || !betweenDates.test(text.slice(start.end, end.start))) return [effective]
  return [effective, claimAt(labeled, { field: 'expirationDate', line, value: end.day, unit: 'DATE' }, end.end)]
}

/** "Policy CGL 8574952-21, 04/15/2026 to 04/15/2027": its term stands behind the number. */
function termBehind({ order }: Reading, labeled: LabeledValue, line: InsuranceType | null): Claim[] {
  const { text } = labeled
  const [start, end, other] = datesIn(text, order)
  if (!start || !end || other || !betweenDates.test(text.slice(start.end, end.start))) return []
  return [
    claimAt(labeled, { field: 'effectiveDate', line, value: start.day, unit: 'DATE' }, start.end),
    claimAt(labeled, { field: 'expirationDate', line, value: end.day, unit: 'DATE' }, end.end),
  ]
}

function boxClaims({ kind }: Reading, labeled: LabeledValue, field: FieldName, line: InsuranceType | null): Claim[] {
  const mark = /^[\s:=–—]*(yes|no|y|n|x|☒|☐)(?!\w)/i.exec(labeled.text)
  if (!mark || kind !== 'CERTIFICATE') return []
  const value = /^(?:n|no|☐)$/i.test(mark[1] ?? '') ? 'NO' : 'YES'
  return [claimAt(labeled, { field, line, value, unit: 'WORD' }, mark[0].length)]
}

function fieldFor({ rows, lines }: Reading, { meaning }: FoundLabel, line: InsuranceType | null): FieldName | null {
  if (meaning === 'preparedFor') {
    const isNamed = rows.some(({ cells }) =>
      cells.some(({ text }) => /^(?:named )?(?:insured|applicant)\b/i.test(text)),
    )
    return isNamed ? 'producerName' : 'insuredName'
  }
  const [only] = lines
  return fieldOf(meaning, line ?? (lines.length === 1 && only ? only : null))
}
