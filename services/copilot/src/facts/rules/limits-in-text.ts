import { type FieldName, type InsuranceType, isLimitField } from '@coverdesk/coverage'
import { moneyIn } from '@coverdesk/coverage/read'
import { readAmount } from '../values/read-value.ts'
import { fieldOf, leadingLabel } from './match-label.ts'

/** A limit that a text states, and where: from its amount to its label, or the other way around. */
export interface StatedLimit {
  field: FieldName
  value: number | string
  unit: 'USD' | 'WORD'
  start: number
  end: number
}

/** Words between an amount and what it is for: "$1,000,000 for each accident", "in the general aggregate". */
const beforeLabel =
  /^[\s,:;()/–—-]*(?:(?:in|for|the|any|as|on|an?|of|under|per|limit|is|with|respect|to|each)\b[\s,]*)*/i
const labelStart =
  /\b(?:each|ea|per|any one|every|occ|gen(?:eral|['’]l)?|prod(?:ucts?)?|pers(?:onal)?|damage|dmg|med(?:ical)?|agg|aggregate|combined|csl|disease|building|buildings|business|contents|bodily|property|rented|premises|occurrence|policy|annual|e\.?l\.?|fire|limit|tenants)\b/gi

/**
 * Limits of a stretch of text about one line, such as "$1,000,000 per occurrence and $2,000,000 in the aggregate" or "each
 * occurrence $1,000,000, general aggregate $2,000,000". Whether labels come first is what the text begins with.
 */
export function limitsInText(text: string, line: InsuranceType | null): StatedLimit[] {
  const amounts = merged(text)
  const [first] = amounts
  if (!first) return []
  const behind = behindLabels(text, line)
  const isLabelFirst = behind.some(({ start, end }) => start < first.start && end >= first.end)
  // Where labels come first, what follows a semicolon is the next one.
  const before = beforeLabels(text, amounts, line).filter(
    ({ start, end }) => !isLabelFirst || !text.slice(start, end).includes(';'),
  )
  const [usual, others] = isLabelFirst ? [behind, before] : [before, behind]
  // A sentence may do both; an amount has one label, and a label one amount.
  const further = others.filter(
    other => !usual.some(one => one.field === other.field || (one.start < other.end && other.start < one.end)),
  )
  return [...usual, ...further]
}

interface Span {
  start: number
  end: number
  cents: number
}

/** "one million dollars ($1,000,000)" is one amount. */
function merged(text: string): Span[] {
  const found: Span[] = []
  for (const amount of moneyIn(text).filter(({ isMarked }) => isMarked)) {
    const last = found.at(-1)
    const isRepeated =
      last && last.cents === amount.cents && /^[\s(]*(?:dollars?)?[\s(]*$/i.test(text.slice(last.end, amount.start))
    if (isRepeated && last) last.end = text[amount.end] === ')' ? amount.end + 1 : amount.end
    else found.push({ start: amount.start, end: amount.end, cents: amount.cents })
  }
  return found
}

/** "Deductible per occurrence" and "a retention of $5,000 each claim" are no limits. */
const deductibleBefore =
  /\b(?:deductible|retention|sir)\b(?:[\s,:(–—-]|(?:per|each|any one|of|is|occurrence|claim|loss|accident)\b|\.(?=[\s.]))*$/i
/** "Ransomware sublimit: $250,000 aggregate" is no aggregate of the policy. */
const sublimitBefore = /\bsub-?\s?limit(?:s|ed)?\b[^.;$\n]{0,30}$/i
/** Nor is "$5,000 per claim deductible". */
const behindLabel = /^[\s,)]*(?:deductible|retention|self-insured)/i

/** Where labels of limits are in a text, from left to right. */
function labelsIn(text: string, line: InsuranceType | null): { field: FieldName; start: number; end: number }[] {
  const found: { field: FieldName; start: number; end: number }[] = []
  for (const { index } of text.matchAll(labelStart)) {
    if (found.some(({ end }) => index < end)) continue
    const label = leadingLabel(text.slice(index), line)
    const field = label && fieldOf(label.meaning, label.line ?? line)
    const before = text.slice(0, index)
    const isOther = deductibleBefore.test(before) || sublimitBefore.test(before)
    if (label && field && isLimitField(field) && !isOther) found.push({ field, start: index, end: index + label.end })
  }
  return found
}

function behindLabels(text: string, line: InsuranceType | null): StatedLimit[] {
  return labelsIn(text, line).flatMap(({ field, start, end }) => {
    const rest = text.slice(end)
    const read = readAmount(rest.replace(/^\s*\([^)]*\)/, part => ' '.repeat(part.length)))
    if (!read || (read.unit !== 'USD' && read.unit !== 'WORD')) return []
    return [{ field, value: read.value, unit: read.unit, start, end: end + read.end }]
  })
}

function beforeLabels(text: string, amounts: readonly Span[], line: InsuranceType | null): StatedLimit[] {
  return amounts.flatMap(({ start, end, cents }, place): StatedLimit[] => {
    if (deductibleBefore.test(text.slice(0, start)) || sublimitBefore.test(text.slice(0, start))) return []
    const disease = diseaseLimit(text, start, end)
    if (disease) return [{ field: disease, value: cents, unit: 'USD', start, end }]
    const rest = text.slice(end, amounts[place + 1]?.start ?? text.length)
    const [filler = ''] = beforeLabel.exec(rest) ?? []
    for (const skipped of [filler.length, filler.replace(/(?:each|per|limit|policy)[\s,]*$/i, '').length, 0]) {
      const label = leadingLabel(rest.slice(skipped), line)
      const field = label && fieldOf(label.meaning, label.line ?? line)
      if (label && behindLabel.test(rest.slice(skipped + label.end))) return []
      if (label && field && isLimitField(field)) {
        const others = alsoFor(rest.slice(skipped + label.end), line, field)
        return [field, ...others.fields].map(one => ({
          ...{ field: one, value: cents, unit: 'USD' as const, start },
          end: end + skipped + label.end + others.length,
        }))
      }
    }
    return []
  })
}

/** "Bodily injury by disease $1,000,000 policy limit": the label is on both sides. */
function diseaseLimit(text: string, start: number, end: number): FieldName | null {
  if (!/\bdisease[\s:,–—-]*$/i.test(text.slice(0, start))) return null
  const [, kind] = /^[\s,]*(policy limit|each employee)\b/i.exec(text.slice(end)) ?? []
  if (!kind) return null
  return /policy/i.test(kind) ? 'wcPerDiseasePolicyLimit' : 'wcPerDiseaseEmployeeLimit'
}

/** "$1,000,000 each accident, each employee and policy limit" is three limits. */
function alsoFor(text: string, line: InsuranceType | null, first: FieldName): { fields: FieldName[]; length: number } {
  const found: FieldName[] = []
  let length = 0
  for (;;) {
    const [joint] = /^[\s,/]*(?:and|&|\/)?[\s,]*(?:in |for |the |as |of )*/i.exec(text.slice(length)) ?? ['']
    const label = leadingLabel(text.slice(length + joint.length), line)
    const field = label && fieldOf(label.meaning, label.line ?? line)
    if (!label || !field || !isLimitField(field) || field === first || found.includes(field) || joint === '')
      return { fields: found, length }
    found.push(field)
    length += joint.length + label.end
  }
}

/** "$1,000,000 / $2,000,000" is a limit for each occurrence or claim, and the aggregate. */
export function pairOf(text: string, line: InsuranceType | null) {
  const [each, all, other] = moneyIn(text)
  const fieldsOfPair = [fieldOf('occurrence', line), fieldOf('aggregate', line)] as const
  const isPair =
    each && all && !other && /^\s*\/\s*$/.test(text.slice(each.end, all.start)) && text.slice(all.end).trim() === ''
  const [first, second] = fieldsOfPair
  if (!isPair || !first || !second) return null
  return [
    { field: first, value: each.cents, unit: 'USD' as const },
    { field: second, value: all.cents, unit: 'USD' as const },
  ]
}
