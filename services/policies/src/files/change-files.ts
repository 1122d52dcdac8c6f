import {
  attachFile,
  CoverdeskError,
  emit,
  findExisting,
  parseInput,
  releaseFile,
  type UserCallContext,
  validationFailed,
} from '@coverdesk/kit'
import { isValidObjectId, Types } from 'mongoose'
import type { z } from 'zod'
import { recordPolicyEvent } from '../history/record-event.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { PolicyFile, type PolicyFileRecord } from '../models/policy-file.model.ts'
import { addPolicyDocumentInput, uploadPolicyFileInput } from './policy-file.rules.ts'

/** So many a policy shows, and so many it has. */
const maxFiles = 100

/** @throws NOT_FOUND when there is no such policy, VALIDATION_FAILED by field */
export const uploadPolicyFile = (context: UserCallContext, input: unknown): Promise<PolicyFileRecord> =>
  addFile(context, parseInput(uploadPolicyFileInput, input))

/** Keeps a file of another area with a policy. Twice is once. @throws NOT_FOUND, VALIDATION_FAILED by field */
export async function addPolicyDocument(context: UserCallContext, input: unknown): Promise<PolicyFileRecord> {
  const given = parseInput(addPolicyDocumentInput, input)
  const { policyId, fileId } = given
  const known = isValidObjectId(policyId) ? await PolicyFile.findOne({ policyId, fileId }).lean() : null
  return known ?? addFile(context, given)
}

async function addFile(
  { userId }: UserCallContext,
  { policyId, fileId, ...described }: z.output<typeof addPolicyDocumentInput>,
): Promise<PolicyFileRecord> {
  const policy = await findExisting(BusinessPolicy, 'policy', policyId)
  if ((await PolicyFile.countDocuments({ policyId: policy._id })) >= maxFiles) {
    throw validationFailed([
      { path: 'fileId', message: `A policy has at most ${maxFiles} documents. Delete one first.` },
    ])
  }
  const _id = new Types.ObjectId()
  const owner = { typename: 'PolicyFile', id: String(_id) }
  const { name, mimeType, size } = await attachFile(fileId, owner).catch(asFieldError)
  const file = await PolicyFile.insertOne({
    _id,
    policyId: policy._id,
    fileId,
    name,
    mimeType,
    size,
    ...described,
  })
  const changes = [{ field: 'file', before: null, after: JSON.stringify(name) }]
  await recordPolicyEvent({ policyId: policy._id, kind: 'FILE_ADDED', version: policy.version, userId, changes })
  tellPolicy(policy._id)
  return file.toObject()
}

/** A file that is gone, or someone else's, has to be chosen again. */
function asFieldError(error: unknown): never {
  const isRefusal = error instanceof CoverdeskError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code)
  if (!isRefusal) throw error
  throw validationFailed([{ path: 'fileId', message: 'This file is no longer available. Choose it again.' }])
}

/** The file itself goes a day later. @throws NOT_FOUND */
export async function deletePolicyFile({ userId }: UserCallContext, id: string): Promise<{ id: string }> {
  const { _id, policyId, fileId, name } = await findExisting(PolicyFile, 'document', id)
  const policy = await findExisting(BusinessPolicy, 'policy', String(policyId))
  await PolicyFile.deleteOne({ _id })
  await releaseFile(fileId)
  const changes = [{ field: 'file', before: JSON.stringify(name), after: null }]
  await recordPolicyEvent({ policyId, kind: 'FILE_REMOVED', version: policy.version, userId, changes })
  tellPolicy(policyId)
  return { id: String(_id) }
}

/** Whoever has the policy open sees its documents follow; it has no new version. */
function tellPolicy(policyId: Types.ObjectId) {
  emit('PolicyFilesChanged', { typename: 'BusinessPolicy', id: String(policyId), version: null, kind: 'UPDATED' })
}
