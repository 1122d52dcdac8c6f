import { type MappedField, matchFields, type TakenApart } from '@coverdesk/forms'
import {
  CoverdeskError,
  parseInput,
  releaseFile,
  storeFile,
  takeFile,
  type UserCallContext,
  untakenFile,
  validationFailed,
} from '@coverdesk/kit'
import { Types } from 'mongoose'
import { takeApart } from '../process/form-process.ts'
import { formCatalog } from '../sources/form-catalog.ts'
import { sourceByKey } from '../sources/form-sources.ts'
import type { FormTemplateId } from '../templates/form-templates.ts'
import { AgencyForm, type AgencyFormRecord, formOfTemplate } from './agency-form.model.ts'
import { uploadFormInput } from './form.rules.ts'
import { isSignature } from './is-signature.ts'

/** In bytes. */
const largestForm = 10 * 1024 * 1024

const refused = (message: string) => validationFailed([{ path: 'fileId', message }])

/**
 * Takes the agency’s own form, in place of the former one of its kind, with what its fields are probably filled with.
 * @throws VALIDATION_FAILED at `fileId` where it is no fillable form, at `isLicensed` where no one says that there is a license
 */
export async function uploadForm(
  { userId }: UserCallContext,
  template: FormTemplateId,
  input: unknown,
): Promise<AgencyFormRecord> {
  const { fileId } = parseInput(uploadFormInput, input)
  const { name, mimeType, size } = await untakenFile(fileId).catch(asRefusal)
  if (mimeType !== 'application/pdf') throw refused('Choose a PDF file.')
  if (size > largestForm) throw refused('This form is larger than 10 MB.')
  const taken = await takeApart(await takeFile(fileId))
  if ('refusal' in taken) throw refused(taken.refusal)
  const former = await formOfTemplate(template)
  const _id = former?._id ?? new Types.ObjectId()
  const file = { name, mimeType: 'application/pdf', bytes: taken.document, uploadedBy: userId }
  const said = {
    ...{ template, fileName: name, pages: taken.pages, fields: mappedFields(taken, former), mappedAt: null },
    license: { userId, at: new Date() },
    fileId: await storeFile(file, { typename: 'CaraForm', id: String(_id) }),
  }
  if (!former) return (await AgencyForm.insertOne({ _id, ...said })).toObject()
  await releaseFile(former.fileId)
  const change = { $set: said, $inc: { version: 1 } }
  const replaced = await AgencyForm.findOneAndUpdate({ _id }, change, {
    returnDocument: 'after',
  }).lean<AgencyFormRecord>()
  if (!replaced) throw new Error('A form is gone in the middle of its mutation.')
  return replaced
}

function mappedFields({ fields: found }: TakenApart, former: AgencyFormRecord | null): MappedField[] {
  const mappings = matchFields(found, formCatalog, former?.fields)
  return found.map((field, place) => {
    const { source = null, matchedBy = null } = mappings[place] ?? {}
    if (isSignature(field)) return { ...field, source: null, matchedBy: null }
    const isKnown = source === null || sourceByKey.has(source)
    return { ...field, source: isKnown ? source : null, matchedBy: isKnown ? matchedBy : null }
  })
}

/** A file that is gone, or someone else's, has to be chosen again. */
function asRefusal(error: unknown): never {
  if (error instanceof CoverdeskError && error.code === 'NOT_FOUND') {
    throw refused('This file is no longer available. Choose it again.')
  }
  throw error
}
