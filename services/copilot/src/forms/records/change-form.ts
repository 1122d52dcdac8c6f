import {
  conflict,
  findExisting,
  parseInput,
  releaseFile,
  removeVersioned,
  updateVersioned,
  type ValidationError,
  validationFailed,
} from '@coverdesk/kit'
import { fits, sourceByKey } from '../sources/form-sources.ts'
import { AgencyForm, type AgencyFormRecord, type MappedField } from './agency-form.model.ts'
import { mapFormInput } from './form.rules.ts'
import { isSignature } from './is-signature.ts'
import { presentForm } from './present-form.ts'

/** A form and the version that a change was made from. */
export interface FormVersion {
  id: string
  version: number
}

const what = 'form'

/**
 * Says what fields are filled with, and that someone has looked at all of them.
 * @throws NOT_FOUND, VALIDATION_FAILED at `fields.<n>.name` and `fields.<n>.source`, or CONFLICT with the current form
 */
export async function mapForm({ id, version }: FormVersion, input: unknown): Promise<AgencyFormRecord> {
  const form = await findExisting<AgencyFormRecord>(AgencyForm, what, id)
  const { fields: given } = parseInput(mapFormInput, input)
  if (form.version !== version) throw conflict(presentForm(form))
  const changes = { $set: { fields: mapped(form, given), mappedAt: new Date() } }
  return updateVersioned(AgencyForm, what, { id, version }, changes, presentForm)
}

function mapped(
  form: AgencyFormRecord,
  given: readonly { name: string; source?: string | null | undefined }[],
): MappedField[] {
  const fields = new Map(form.fields.map(field => [field.name, field]))
  const errors: ValidationError[] = []
  for (const [place, { name, source = null }] of given.entries()) {
    const field = fields.get(name)
    if (!field) errors.push({ path: `fields.${place}.name`, message: 'This form doesn’t have that field.' })
    else if (source && isSignature(field)) {
      errors.push({ path: `fields.${place}.source`, message: 'A signature stays empty: people sign.' })
    } else if (source && !fits(source, field)) {
      errors.push({ path: `fields.${place}.source`, message: unfit(source, field) })
    } else if (source !== field.source || field.matchedBy === null) {
      fields.set(name, { ...field, source, matchedBy: 'STAFF' })
    }
  }
  if (errors.length > 0) throw validationFailed(errors)
  return [...fields.values()]
}

const unfit = (source: string, { kind }: MappedField) => {
  if (!sourceByKey.has(source)) return 'Choose something from the list.'
  return kind === 'CHECKBOX' ? 'A check box can only show a mark.' : 'A mark needs a check box. Choose a text.'
}

/** The form and its file are gone for good; forms that were filled and reviewed stay. @throws NOT_FOUND, or CONFLICT */
export async function deleteForm(at: FormVersion): Promise<true> {
  const form = await findExisting<AgencyFormRecord>(AgencyForm, what, at.id)
  await removeVersioned<AgencyFormRecord>(AgencyForm, what, at, presentForm)
  await releaseFile(form.fileId)
  return true
}
