import {
  conflict,
  findExisting,
  parseInput,
  releaseFile,
  type UserCallContext,
  updateVersioned,
  type ValidationError,
  validationFailed,
} from '@coverdesk/kit'
import { CertificateForm, type CertificateFormRecord, type MappedField } from './certificate-form.model.ts'
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
  const fields = new Map(form.fields.map(field => [field.name, field]))
  const errors: ValidationError[] = []
  for (const [place, { name, source = null }] of given.entries()) {
    const field = fields.get(name)
    if (!field) errors.push({ path: `fields.${place}.name`, message: 'This form doesn’t have that field.' })
    else if (source && !fits(source, field)) {
      errors.push({ path: `fields.${place}.source`, message: unfit(source, field) })
    } else if (source !== field.source || field.matchedBy === null) {
      fields.set(name, { ...field, source, matchedBy: 'STAFF' })
    }
  }
  if (errors.length > 0) throw validationFailed(errors)
  const changed = [...fields.values()]
  const [missing] = form.isInUse ? missingOf({ fields: changed }) : []
  if (!missing) return changed
  const message = `Certificates are issued on this form, and they need ${missing}. Stop using the form first.`
  const lost = given.findIndex(
    ({ name }) => form.fields.find(field => field.name === name)?.source !== fields.get(name)?.source,
  )
  throw validationFailed([{ path: `fields.${Math.max(0, lost)}.source`, message }])
}

const unfit = (source: string, { kind }: MappedField) => {
  if (!sourceByKey.has(source)) return 'Choose one of the facts of a certificate.'
  return kind === 'CHECKBOX' ? 'A check box can only show a mark.' : 'A mark needs a check box. Choose a text.'
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
