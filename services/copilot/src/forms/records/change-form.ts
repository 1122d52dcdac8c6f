import { type MappedField, mapFields } from '@coverdesk/forms'
import {
  conflict,
  findExisting,
  parseInput,
  releaseFile,
  removeVersioned,
  updateVersioned,
  validationFailed,
} from '@coverdesk/kit'
import { fits, sourceByKey } from '../sources/form-sources.ts'
import { AgencyForm, type AgencyFormRecord } from './agency-form.model.ts'
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
  const { fields, errors } = mapFields(form.fields, given, refusal)
  if (errors.length > 0) throw validationFailed(errors)
  const changes = { $set: { fields, mappedAt: new Date() } }
  return updateVersioned(AgencyForm, what, { id, version }, changes, presentForm)
}

function refusal(source: string, field: MappedField): string | null {
  if (isSignature(field)) return 'A signature stays empty: people sign.'
  if (fits(source, field)) return null
  if (!sourceByKey.has(source)) return 'Choose something from the list.'
  return field.kind === 'CHECKBOX' ? 'A check box can only show a mark.' : 'A mark needs a check box. Choose a text.'
}

/** The form and its file are gone for good; forms that were filled and reviewed stay. @throws NOT_FOUND, or CONFLICT */
export async function deleteForm(at: FormVersion): Promise<true> {
  const form = await findExisting<AgencyFormRecord>(AgencyForm, what, at.id)
  await removeVersioned<AgencyFormRecord>(AgencyForm, what, at, presentForm)
  await releaseFile(form.fileId)
  return true
}
