import {
  CoverdeskError,
  enqueue,
  findExisting,
  type JobDefinition,
  releaseFile,
  removeVersioned,
  type UserCallContext,
} from '@coverdesk/kit'
import { z } from 'zod'
import { CertificateForm, type CertificateFormRecord, currentForm } from './certificate-form.model.ts'
import type { FormVersion } from './change-form.ts'
import { DeletedForm, type DeletedFormRecord } from './deleted-form.model.ts'
import { presentForm } from './present-form.ts'

/** How long a deleted form can be brought back, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000

const purgeFormJob = 'purge-certificate-form'

/** @throws NOT_FOUND, or CONFLICT with the current form */
export async function deleteCertificateForm({ userId }: UserCallContext, at: FormVersion): Promise<DeletedFormRecord> {
  const form = await findExisting<CertificateFormRecord>(CertificateForm, 'certificate form', at.id)
  await removeVersioned<CertificateFormRecord>(CertificateForm, 'certificate form', at, presentForm)
  const deletedAt = new Date()
  const purgedAt = new Date(deletedAt.getTime() + keptFor)
  await enqueue(purgeFormJob, { formId: at.id, deletedAt: deletedAt.toISOString() }, { at: purgedAt })
  return (await DeletedForm.insertOne({ _id: form._id, form, deletedAt, deletedById: userId, purgedAt })).toObject()
}

/** It comes back as it was, also in use. @throws NOT_FOUND, or VALIDATION_FAILED while there is another one */
export async function restoreCertificateForm(id: string): Promise<CertificateFormRecord> {
  const present = await currentForm()
  if (present && String(present._id) === id) return present
  await findExisting(DeletedForm, 'certificate form', id)
  if (present) throw new CoverdeskError('VALIDATION_FAILED', 'There is another form by now. Delete that one first.')
  const deleted = await DeletedForm.findById(id).select('+form').lean<DeletedFormRecord>()
  if (!deleted) throw new Error('A deleted form is gone in the middle of its mutation.')
  const { form } = deleted
  await CertificateForm.insertMany([{ ...form, version: form.version + 1 }])
  await DeletedForm.deleteOne({ _id: id })
  return findExisting<CertificateFormRecord>(CertificateForm, 'certificate form', id)
}

const payload = z.object({ formId: z.string(), deletedAt: z.iso.datetime() })

/** Removes a deleted form permanently with its files, unless someone has brought it back. Certificates on it stay. */
export const purgeCertificateForm: JobDefinition = {
  name: purgeFormJob,
  removesForGood: true,
  async run({ payload: given, step }) {
    const { formId, deletedAt } = payload.parse(given)
    await step('remove', async () => {
      const condition = { _id: formId, deletedAt: new Date(deletedAt) }
      const deleted = await DeletedForm.findOne(condition).select('+form').lean<DeletedFormRecord>()
      if (!deleted) return
      await DeletedForm.deleteOne(condition)
      await releaseFile(deleted.form.fileId)
      await releaseFile(deleted.form.previewFileId)
    })
  },
}
