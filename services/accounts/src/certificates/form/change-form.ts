import { type MappedField, mapFields } from '@coverdesk/forms'
import {
  conflict,
  findExisting,
  parseInput,
  releaseFile,
  type UserCallContext,
  updateVersioned,
  validationFailed,
} from '@coverdesk/kit'
import { CertificateForm, type CertificateFormRecord } from './certificate-form.model.ts'
import { mapCertificateFormInput } from './certificate-form.rules.ts'
import { documentOf } from './filling/draw-on-form.ts'
import { fits } from './matching/missing-sources.ts'
import { missingOf, presentForm } from './present-form.ts'
import { sourceByKey } from './sources/certificate-sources.ts'
import { storePreview } from './store-form-files.ts'

/** A form and the version that a change was made from. */
export interface FormVersion {
  id: string
  version: number
}

const what = 'certificate form'

/** @throws NOT_FOUND, VALIDATION_FAILED at `fields.<n>.name` and `fields.<n>.source`, or CONFLICT with the current form */
export async function mapCertificateForm(
  { userId }: UserCallContext,
  { id, version }: FormVersion,
  input: unknown,
): Promise<CertificateFormRecord> {
  const form = await findExisting<CertificateFormRecord>(CertificateForm, what, id)
  const { fields: given } = parseInput(mapCertificateFormInput, input)
  if (form.version !== version) throw conflict(presentForm(form))
  const fields = mapped(form, given)
  const previewFileId = await storePreview(await documentOf(form), { fields }, { id, userId })
  await releaseFile(form.previewFileId)
  return updateVersioned(CertificateForm, what, { id, version }, { $set: { fields, previewFileId } }, presentForm)
}

function mapped(
  form: CertificateFormRecord,
  given: readonly { name: string; source?: string | null | undefined }[],
): MappedField[] {
  const { fields: changed, errors } = mapFields(form.fields, given, refusal)
  if (errors.length > 0) throw validationFailed(errors)
  const [missing] = form.isInUse ? missingOf({ fields: changed }) : []
  if (!missing) return changed
  const message = `Certificates are issued on this form, and they need ${missing}. Stop using the form first.`
  const lost = given.findIndex(
    ({ name }) =>
      form.fields.find(field => field.name === name)?.source !== changed.find(field => field.name === name)?.source,
  )
  throw validationFailed([{ path: `fields.${Math.max(0, lost)}.source`, message }])
}

function refusal(source: string, field: MappedField): string | null {
  if (fits(source, field)) return null
  if (!sourceByKey.has(source)) return 'Choose one of the facts of a certificate.'
  return field.kind === 'CHECKBOX' ? 'A check box can only show a mark.' : 'A mark needs a check box. Choose a text.'
}

/** @throws NOT_FOUND, VALIDATION_FAILED at `isInUse` while something is missing, or CONFLICT with the current form */
export async function useCertificateForm(at: FormVersion, isInUse: boolean): Promise<CertificateFormRecord> {
  const form = await findExisting<CertificateFormRecord>(CertificateForm, what, at.id)
  if (form.version !== at.version) throw conflict(presentForm(form))
  const missing = missingOf(form)
  if (isInUse && missing.length > 0) {
    const words = new Intl.ListFormat('en-US').format(missing)
    throw validationFailed([
      { path: 'isInUse', message: `No field of this form is filled with ${words}. Choose one first.` },
    ])
  }
  return updateVersioned(CertificateForm, what, at, { $set: { isInUse } }, presentForm)
}
