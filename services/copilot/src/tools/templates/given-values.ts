import type { MappedField } from '@coverdesk/forms'
import { z } from 'zod'
import type { FilledForm } from '../../forms/filled/filled-form.ts'
import type { AgencyFormRecord } from '../../forms/records/agency-form.model.ts'
import { isSignature } from '../../forms/records/is-signature.ts'
import { pageOfAddress } from '../passages/page-address.ts'

const maxText = 2_000

export const givenValue = z.object({
  field: z.string().min(1).max(500).describe('The name of the field, as REQUEST_TEMPLATE_TOOLS lists it.'),
  value: z
    .union([z.string().trim().min(1).max(maxText), z.literal(true)])
    .describe('A text, or true for a checkbox that is to be checked.'),
  source: z
    .object({
      passageId: z.string().min(1).max(200),
      quote: z.string().min(1).max(1_000).describe('The words of that passage that say the value, verbatim.'),
    })
    .optional()
    .describe('Where the value comes from, if it comes from a document.'),
  answer: z
    .string()
    .min(1)
    .max(1_000)
    .optional()
    .describe('The words of the person’s message that say the value, verbatim, if they said it.'),
})
export type GivenValue = z.output<typeof givenValue>

/**
 * Adds what a model says beyond what follows from documents, records and answers: only with the words that prove it, and never in the
 * place of what is known.
 *
 * @returns what is wrong, in sentences
 */
export function addGivenValues(
  content: FilledForm,
  values: readonly GivenValue[],
  { fields }: Pick<AgencyFormRecord, 'fields'>,
  messages: readonly string[],
): string[] {
  const byName = new Map(fields.map(field => [field.name, field]))
  const known = new Set(content.values.map(({ field }) => field))
  const seen = new Set<string>()
  return values.flatMap(given => {
    const problem = seen.has(given.field) ? 'has two values.' : problemOf(given, byName.get(given.field), messages)
    seen.add(given.field)
    if (problem) return [`“${given.field}” ${problem}`]
    if (!known.has(given.field)) add(content, given)
    return []
  })
}

function add(content: FilledForm, { field: name, value, source, answer }: GivenValue) {
  content.values.push({ field: name, value })
  const field = content.fields.find(one => one.name === name)
  if (field) {
    field.state = 'UNCERTAIN'
    field.reason = 'Cara concluded this. Check where it is from.'
    field.origin = source ? 'DOCUMENT' : 'ANSWER'
    field.from = source ? null : (answer ?? null)
  }
  const page = source && pageOfAddress(source.passageId)
  if (source) {
    content.sources.push({
      ...{ field: name, ...source },
      sourceId: page?.sourceId ?? '',
      name: '',
      page: page?.page ?? 1,
    })
  }
}

function problemOf(
  { value, source, answer }: GivenValue,
  field: MappedField | undefined,
  messages: readonly string[],
): string | null {
  if (!field) return 'isn’t a field of this form.'
  if (isSignature(field)) return 'is for a signature: people sign.'
  if (field.kind === 'CHECKBOX' && value !== true) return 'is a checkbox: use true, or leave it out.'
  if (field.kind === 'TEXT' && value === true) return 'takes a text.'
  const max = field.maxLength
  if (value !== true && max !== null && value.length > max) return `takes at most ${max} characters.`
  if (!source && !answer) return 'has no source: say which passage or which words of the person say it.'
  if (answer && !messages.some(message => plain(message).includes(plain(answer)))) {
    return 'refers to words that the person didn’t write.'
  }
  const words = source?.quote ?? answer ?? ''
  return value !== true && !plain(words).includes(plain(value)) ? 'isn’t in the words that it refers to.' : null
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
