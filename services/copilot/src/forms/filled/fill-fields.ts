import type { MappedField } from '@coverdesk/forms'
import type { AgencyFormRecord } from '../records/agency-form.model.ts'
import { isSignature } from '../records/is-signature.ts'
import { labelKey } from '../resolving/answers.ts'
import type { FormCase } from '../resolving/form-case.ts'
import { FormResolver } from '../resolving/resolve-source.ts'
import { type Resolved, settle } from '../resolving/resolved.ts'
import { sourceByKey } from '../sources/form-sources.ts'
import type { FilledField, FilledForm, FilledValue } from './filled-form.ts'

type Filled = Pick<FilledForm, 'values' | 'fields'> & { quotes: { field: string; quote: Quote }[] }
type Quote = NonNullable<Resolved['stated'][number]['evidence']>

/** What people call a field: what fills it, else its tooltip, else its name. */
export function labelOfField({ source, tooltip, name }: Pick<MappedField, 'source' | 'tooltip' | 'name'>): string {
  const known = source ? sourceByKey.get(source) : undefined
  return known ? `${known.group}: ${known.label}` : tooltip?.trim() || name
}

/** Fills the fields of a form from the case. What isn’t known, or is stated in two ways, stays empty. */
export function fillFields(form: Pick<AgencyFormRecord, 'fields'>, given: FormCase): Filled {
  const resolver = new FormResolver(given)
  const known = new Map<string, Resolved>()
  const resolvedOf = (source: string) => {
    const found = known.get(source) ?? resolver.resolve(source)
    known.set(source, found)
    return found
  }
  const filled: Filled = { values: [], fields: [], quotes: [] }
  for (const field of form.fields) {
    const resolved = resolveField(field, given, resolvedOf)
    const value = fieldValue(field, resolved)
    const [first] = resolved?.stated ?? []
    filled.fields.push(describe(field, resolved))
    if (value === null) continue
    filled.values.push({ field: field.name, value })
    if (first?.evidence) filled.quotes.push({ field: field.name, quote: first.evidence })
  }
  return filled
}

/** Null: it is left to people. */
function resolveField(field: MappedField, { answers }: FormCase, resolvedOf: (source: string) => Resolved) {
  if (isSignature(field)) return null
  if (field.source) return resolvedOf(field.source)
  if (field.kind === 'CHECKBOX' || field.matchedBy === 'STAFF') return null
  const answer = answers.get(labelKey(field.tooltip ?? field.name)) ?? answers.get(labelKey(field.name))
  if (!answer) return null
  return settle([{ text: answer.text, origin: 'ANSWER', evidence: null, from: answer.label, confidence: 1 }], '')
}

function fieldValue({ kind }: MappedField, resolved: Resolved | null): FilledValue['value'] | null {
  if (!resolved?.text) return null
  return kind === 'CHECKBOX' ? true : resolved.text
}

function describe(field: MappedField, resolved: Resolved | null): FilledField {
  const named = { name: field.name, label: labelOfField(field) }
  const empty = { origin: null, from: null, choices: [] }
  if (!resolved) {
    const reason = isSignature(field) ? 'People sign here.' : 'Nothing is set to fill it.'
    return { ...named, ...empty, state: 'LEFT_EMPTY', reason }
  }
  const { state, stated, reason, text } = resolved
  if (state === 'NOT_NEEDED') return { ...named, ...empty, state: 'LEFT_EMPTY', reason }
  const [first] = stated
  const isOpen = text === null && stated.length > 1
  return {
    ...named,
    ...{ state, reason, origin: text === null ? null : (first?.origin ?? null) },
    from: text === null ? null : (first?.from ?? null),
    choices: isOpen ? [...stated] : [],
  }
}
