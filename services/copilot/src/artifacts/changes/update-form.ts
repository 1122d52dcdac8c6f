import { parseInput, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { z } from 'zod'
import type { AgencyFormRecord } from '../../forms/records/agency-form.model.ts'
import { isSignature } from '../../forms/records/is-signature.ts'
import type { ArtifactRecord } from '../artifact.model.ts'
import { currentForm } from '../form/current-form.ts'
import { type FormContent, formContentOf } from '../form/form-content.ts'
import { type ArtifactAt, findChangeable, refused, saveArtifact } from './save-artifact.ts'

const maxText = 2_000

const formInput = z.object({
  fields: z
    .array(
      z.object({
        name: z.string(),
        value: z
          .string()
          .trim()
          .max(maxText, { error: `A field takes at most ${maxText.toLocaleString('en-US')} characters.` })
          .nullish()
          .transform(value => value || null),
      }),
    )
    .min(1, { error: 'Change a field.' })
    .max(2_000),
})

/**
 * Writes values of a person into a filled form; the form is a draft again.
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED at `fields.<n>.name` and `fields.<n>.value`
 */
export async function updateForm({ userId }: UserCallContext, at: ArtifactAt, input: unknown): Promise<ArtifactRecord> {
  const { fields } = parseInput(formInput, input)
  const current = await findChangeable(at)
  const content = formContentOf(current)
  if (!content) throw refused('This artifact isn’t a filled form.')
  const form = await currentForm(content)
  const changed = fields.filter(({ name, value }) => value !== valueIn(content, name))
  check(fields, form)
  if (changed.length === 0) return current
  const now = new Date()
  const names = new Set(changed.map(({ name }) => name))
  const isCheckbox = (name: string) => form.fields.find(field => field.name === name)?.kind === 'CHECKBOX'
  const next: FormContent = {
    ...content,
    values: [
      ...content.values.filter(({ field }) => !names.has(field)),
      ...changed.flatMap(({ name: field, value }) =>
        value === null ? [] : [{ field, value: isCheckbox(field) ? (true as const) : value }],
      ),
    ],
    sources: content.sources.filter(({ field }) => !names.has(field)),
    edits: [
      ...content.edits.filter(({ field }) => !names.has(field)),
      ...changed.map(({ name: field }) => ({ field, userId, at: now })),
    ],
    reviewedFileId: null,
  }
  return saveArtifact(current, { kind: 'EDITED', userId }, { content: next, edited: { userId, at: now }, review: null })
}

const valueIn = ({ values }: FormContent, name: string) => {
  const value = values.find(({ field }) => field === name)?.value
  return value === true ? 'X' : (value ?? null)
}

function check(fields: readonly { name: string; value: string | null }[], form: AgencyFormRecord) {
  const byName = new Map(form.fields.map(field => [field.name, field]))
  const errors = fields.flatMap(({ name, value }, place) => {
    const field = byName.get(name)
    if (!field) return [{ path: `fields.${place}.name`, message: 'This form doesn’t have that field.' }]
    const wrong = (message: string) => [{ path: `fields.${place}.value`, message }]
    if (value === null) return []
    if (isSignature(field)) return wrong('A signature stays empty: people sign.')
    if (field.kind === 'CHECKBOX') return value === 'X' ? [] : wrong('Mark the box, or leave it empty.')
    const max = field.maxLength
    return max !== null && value.length > max ? wrong(`This field takes at most ${max} characters.`) : []
  })
  if (errors.length > 0) throw validationFailed(errors)
}
