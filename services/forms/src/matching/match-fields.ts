import type { FormField } from '../reading/form-field.ts'
import { type FieldShape, type Rule, sourceOfWords } from './source-of-words.ts'
import { type FieldWords, wordsOfName, wordsOfTooltip } from './words-of-field.ts'

export const matches = ['NAME', 'TOOLTIP', 'FORMER_FORM', 'STAFF'] as const

/** What a field is filled with, and who says so; null: no one and nothing. */
export interface FieldMapping {
  source: string | null
  matchedBy: (typeof matches)[number] | null
}

type Matched = Pick<FormField, 'name' | 'tooltip' | 'kind' | 'isMultiline'>
type Former = Pick<FormField, 'name' | 'kind'> & FieldMapping

/** What the fields of a kind of forms can mean. */
export interface MatchingCatalog {
  rules: readonly Rule[]
  /** The source of a rule's key in a row, from 1; null: there is no such row. */
  inRow(key: string, row: number | null, shape: FieldShape): string | null
  /** Whether a form may show the same in several fields, such as on each page. */
  isRepeated(source: string): boolean
}

/**
 * Says what fields are filled with: as the former form's of the same name, else as their names and tooltips say. Only what is
 * certain is matched: a wrong limit on a certificate is worse than an empty field.
 */
export function matchFields(
  fields: readonly Matched[],
  catalog: MatchingCatalog,
  former: readonly Former[] = [],
): FieldMapping[] {
  const known = new Map(former.map(field => [`${field.kind} ${field.name}`, field]))
  const mappings = fields.map((field): FieldMapping => {
    const before = known.get(`${field.kind} ${field.name}`)
    if (before?.matchedBy) return { source: before.source, matchedBy: 'FORMER_FORM' }
    return matchField(field, catalog)
  })
  return mappings.map(mapping =>
    isAmbiguous(mapping, mappings, catalog) ? { source: null, matchedBy: null } : mapping,
  )
}

const nothing: FieldMapping = { source: null, matchedBy: null }

const sourceOf = (words: FieldWords, shape: FieldShape, { rules, inRow }: MatchingCatalog) => {
  const key = sourceOfWords(words, shape, rules)
  return key && inRow(key, words.row, shape)
}

function matchField({ name, tooltip, ...shape }: Matched, catalog: MatchingCatalog): FieldMapping {
  const [named, told] = [wordsOfName(name), tooltip ? wordsOfTooltip(tooltip) : null]
  const byName = sourceOf(named, shape, catalog)
  const byTooltip = told && sourceOf(told, shape, catalog)
  // A name of another meaning than its tooltip is a trap.
  if (byName && told && !agree(byName, byTooltip, named, told)) return nothing
  if (byName) return { source: byName, matchedBy: 'NAME' }
  if (!told) return nothing
  if (byTooltip && within(named, told)) return { source: byTooltip, matchedBy: 'TOOLTIP' }
  const together = sourceOf(joined(named, told), shape, catalog)
  return together ? { source: together, matchedBy: 'TOOLTIP' } : nothing
}

/** The tooltip says the same, or less, or something that is not about certificates at all. */
const agree = (byName: string, byTooltip: string | null, named: FieldWords, told: FieldWords) =>
  byTooltip === byName ||
  (byTooltip === null && !isAlarming(told) && [...told.concepts].every(one => named.concepts.has(one)))

/** What the name says is a part of what the tooltip says; names such as `Text12` say nothing. */
const within = (named: FieldWords, told: FieldWords) =>
  !isAlarming(named) &&
  [...named.concepts].every(one => told.concepts.has(one)) &&
  (named.row === null || told.row === null || named.row === told.row || named.concepts.size === 0)

const joined = (named: FieldWords, told: FieldWords): FieldWords => ({
  concepts: new Set([...named.concepts, ...told.concepts]),
  row: told.row ?? named.row,
  unknown: [...named.unknown, ...told.unknown],
})

/** Words that make something else of the words beside them. */
const alarms =
  /^(?:deductibles?|naic|phone|fax|email|signature|claims?|made|applies|project|location|scheduled|hired|owned|non|any|waive[dr]|subrogation|subr|wvd|statute|statutory|proprietor|excluded|exclusion|premium|rate|revision|code|prior|previous|former|sub|remaining|used|estimated|contact)$/

const isAlarming = ({ unknown }: FieldWords) => unknown.some(word => alarms.test(word))

/** Two fields that would show the same limit: one of them means another. */
function isAmbiguous(
  { source, matchedBy }: FieldMapping,
  all: readonly FieldMapping[],
  { isRepeated }: MatchingCatalog,
) {
  if (!source || matchedBy === 'FORMER_FORM' || isRepeated(source)) return false
  const same = all.filter(other => other.source === source)
  if (same.length === 1) return false
  const best = same.filter(other => other.matchedBy === 'FORMER_FORM' || other.matchedBy === 'NAME')
  return !(best.length === 1 && matchedBy === 'NAME' && best[0]?.matchedBy === 'NAME')
}
