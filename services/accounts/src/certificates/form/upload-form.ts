import { type MappedField, matchFields, type TakenApart } from '@coverdesk/forms'
import {
  CoverdeskError,
  parseInput,
  releaseFile,
  takeFile,
  type UserCallContext,
  untakenFile,
  validationFailed,
} from '@coverdesk/kit'
import { Types } from 'mongoose'
import { takeApart, warmUp } from '../process/document-process.ts'
import { CertificateForm, type CertificateFormRecord, currentForm } from './certificate-form.model.ts'
import { uploadCertificateFormInput } from './certificate-form.rules.ts'
import { certificateCatalog } from './matching/certificate-catalog.ts'
import { storeFormFile, storePreview } from './store-form-files.ts'

/** In bytes. */
const largestForm = 10 * 1024 * 1024

const refused = (message: string) => validationFailed([{ path: 'fileId', message }])

/** The record of a former form becomes this one's. @throws VALIDATION_FAILED at `fileId` where it is no fillable form */
export async function uploadCertificateForm(
  { userId }: UserCallContext,
  input: unknown,
): Promise<CertificateFormRecord> {
  const { fileId } = parseInput(uploadCertificateFormInput, input)
  const { name, mimeType, size } = await untakenFile(fileId).catch(asRefusal)
  if (mimeType !== 'application/pdf') throw refused('Choose a PDF file.')
  if (size > largestForm) throw refused('This form is larger than 10 MB.')
  // Its preview is drawn next, by another process than the one that reads it.
  warmUp()
  const taken = await takeApart(await takeFile(fileId))
  if ('refusal' in taken) throw refused(taken.refusal)
  const former = await currentForm()
  const _id = former?._id ?? new Types.ObjectId()
  const said = await formOf(taken, former, { id: String(_id), name, userId })
  if (!former) return (await CertificateForm.insertOne({ _id, ...said })).toObject()
  await releaseFile(former.fileId)
  await releaseFile(former.previewFileId)
  const change = { $set: { ...said }, $inc: { version: 1 } }
  const replaced = await CertificateForm.findOneAndUpdate({ _id }, change, {
    returnDocument: 'after',
  }).lean<CertificateFormRecord>()
  if (!replaced) throw new Error('A form is gone in the middle of its mutation.')
  return replaced
}

/** No one has looked at what is matched now, so it is not in use. */
async function formOf(
  { document, pages, fields: found }: TakenApart,
  former: CertificateFormRecord | null,
  { id, name, userId }: { id: string; name: string; userId: string },
) {
  const mappings = matchFields(found, certificateCatalog, former?.fields)
  const fields = found.map(
    (field, place): MappedField => ({ ...field, source: null, matchedBy: null, ...mappings[place] }),
  )
  return {
    ...{ fileName: name, pages, fields, isInUse: false, uploadedAt: new Date(), uploadedById: userId },
    fileId: await storeFormFile(document, { id, name, userId }),
    previewFileId: await storePreview(document, { fields }, { id, userId }),
  }
}

/** A file that is gone, or someone else's, has to be chosen again. */
function asRefusal(error: unknown): never {
  if (error instanceof CoverdeskError && error.code === 'NOT_FOUND') {
    throw refused('This file is no longer available. Choose it again.')
  }
  throw error
}
