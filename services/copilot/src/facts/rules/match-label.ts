import { type FieldName, type InsuranceType, isFieldName } from '@coverdesk/coverage'
import { endOf, type Label, labelOf } from '../layout/label.ts'
import { leadingAmountWord } from '../values/amount-words.ts'
import { linesNamedIn } from '../values/lines-of-business.ts'
import { type LabelRule, labelRules, type Meaning } from './label-rules.ts'

/** A label that was found in a text. */
export interface FoundLabel {
  meaning: Meaning
  /** The line that the label itself names: "General liability premium", "Cyber – aggregate limit". */
  line: InsuranceType | null
  /** Where it ends in the text as it was. */
  end: number
}

interface Compiled extends LabelRule {
  whole: RegExp
  leading: RegExp
}

const compiled: readonly Compiled[] = labelRules.map(rule => ({
  ...rule,
  whole: new RegExp(`^(?:${rule.pattern})$`),
  leading: new RegExp(`^(?:${rule.pattern})(?= |$)`),
}))

/** "Carrier – Northlight Casualty" is a name with its label, while "Deductible – each claim" is a label. */
const names: ReadonlySet<Meaning> = new Set<Meaning>([
  ...(['insuredName', 'insurerName', 'producerName', 'preparedFor', 'certificateHolder', 'operations'] as const),
])

/** What a text is the label of, if it says nothing else. */
export function wholeLabel(text: string, line: InsuranceType | null): FoundLabel | null {
  const written = text.trim()
  if (written.length > 90 || written === '') return null
  const named = /^(.*?)\s[-–—]\s/.exec(written)?.[1]
  const variants = [
    written,
    written.replace(/\s*\([^)]*\)/g, ''),
    /\.{3}/.test(written) ? written : written.replace(/\s*[,–—/-][^\d$]*$/, ''),
  ]
  for (const variant of variants) {
    const label = labelOf(variant)
    const found = wholeMeaning(label.text, line) ?? withoutLine(label)
    if (found && variant === named && (names.has(found.meaning) || isValue(written.slice(named.length)))) continue
    if (found) return { ...found, end: text.length }
  }
  return null
}

/** "– Excluded" is the value of its label. */
const isValue = (text: string) => leadingAmountWord(text.replace(/^[\s–—-]+/, '')) !== null

/** The label that a text begins with: the longest that fits. */
export function leadingLabel(text: string, line: InsuranceType | null): FoundLabel | null {
  const label = labelOf(text.slice(0, 160))
  const named = linesNamedIn(label.text)[0]
  if (named?.start === 0) {
    const rest = withoutHead(label, named.end)
    const found = leadingMeaning(rest.text, named.line)
    if (found) return placed(found, rest, named.line)
  }
  const found = leadingMeaning(label.text, line)
  return found ? placed(found, label, null) : null
}

const placed = (
  found: { meaning: Meaning; length: number },
  label: Label,
  line: InsuranceType | null,
): FoundLabel | null => {
  const end = endOf(label, found.length)
  return end === null ? null : { meaning: found.meaning, line, end }
}

function wholeMeaning(text: string, line: InsuranceType | null) {
  const rule = compiled.find(one => isOf(one, line) && one.whole.test(text))
  return rule ? { meaning: rule.meaning, line: null } : null
}

/** "Cyber liability aggregate limit", "Total general liability premium". */
function withoutLine(label: Label) {
  for (const named of linesNamedIn(label.text)) {
    const rest = `${label.text.slice(0, named.start)}${label.text.slice(named.end)}`.replace(/\s+/g, ' ').trim()
    const plain = rest.replace(/^(?:for|of|the) | (?:for|of|the)$|^coverage | coverage$/g, '').trim()
    const found = plain === '' ? null : wholeMeaning(plain, named.line)
    if (found) return { ...found, line: named.line }
  }
  return null
}

const withoutHead = ({ text, ends }: Label, length: number): Label => {
  const skipped = text.slice(length).length - text.slice(length).trimStart().length
  return {
    text: text.slice(length + skipped),
    ends: ends.map(({ at, ...rest }) => ({ ...rest, at: at - length - skipped })),
  }
}

function leadingMeaning(text: string, line: InsuranceType | null) {
  let best: { meaning: Meaning; length: number } | null = null
  for (const one of compiled) {
    if (!isOf(one, line)) continue
    const length = one.leading.exec(text)?.[0].length ?? 0
    if (length > (best?.length ?? 0)) best = { meaning: one.meaning, length }
  }
  return best
}

const isOf = ({ lines, isOnlyThere }: LabelRule, line: InsuranceType | null) =>
  !lines || (line === null ? !isOnlyThere : lines.includes(line))

const byLine: Partial<Record<Meaning, Partial<Record<InsuranceType, FieldName>>>> = {
  occurrence: {
    GENERAL_LIABILITY: 'glPerOccurrenceLimit',
    BUSINESS_OWNERS: 'glPerOccurrenceLimit',
    UMBRELLA: 'umbrellaPerOccurrenceLimit',
    EXCESS: 'excessPerOccurrenceLimit',
    PROFESSIONAL_LIABILITY: 'professionalPerClaimLimit',
    ERRORS_AND_OMISSION: 'professionalPerClaimLimit',
  },
  aggregate: {
    GENERAL_LIABILITY: 'glAggregateLimit',
    BUSINESS_OWNERS: 'glAggregateLimit',
    UMBRELLA: 'umbrellaAggregateLimit',
    EXCESS: 'excessAggregateLimit',
    CYBER: 'cyberAggregateLimit',
    PROFESSIONAL_LIABILITY: 'professionalAggregateLimit',
    ERRORS_AND_OMISSION: 'professionalAggregateLimit',
    EMPLOYMENT_PRACTICES_LIABILITY: 'eplAggregateLimit',
    DIRECTORS_AND_OFFICERS: 'dnoAggregateLimit',
    WORKERS_COMPENSATION: 'wcPerDiseasePolicyLimit',
  },
  eachClaim: { PROFESSIONAL_LIABILITY: 'professionalPerClaimLimit', ERRORS_AND_OMISSION: 'professionalPerClaimLimit' },
  eachAccident: { WORKERS_COMPENSATION: 'wcPerAccidentLimit', COMMERCIAL_AUTO: 'autoCombinedSingleLimit' },
  limitOfLine: { COMMERCIAL_AUTO: 'autoCombinedSingleLimit', CYBER: 'cyberAggregateLimit' },
  retention: { UMBRELLA: 'umbrellaRetention', EXCESS: 'umbrellaRetention', CYBER: 'cyberRetentionLimit' },
  glAggregateLimit: {
    UMBRELLA: 'umbrellaAggregateLimit',
    EXCESS: 'excessAggregateLimit',
    CYBER: 'cyberAggregateLimit',
    PROFESSIONAL_LIABILITY: 'professionalAggregateLimit',
  },
}

/** The field of a label under the heading of a line; null: no field of that line is called so. */
export function fieldOf(meaning: Meaning, line: InsuranceType | null): FieldName | null {
  const field = line && byLine[meaning]?.[line]
  if (field) return field
  return isFieldName(meaning) ? meaning : null
}
