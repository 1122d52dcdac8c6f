import { commandProduct } from '@coverdesk/kit'
import { z } from 'zod'
import type { ArtifactSaveRecord } from './artifact-save.model.ts'

const addPolicyDocument = /* GraphQL */ `
  mutation CaraSaveToPolicy($input: AddPolicyDocumentInput!, $idempotencyKey: String) {
    addPolicyDocument(input: $input, idempotencyKey: $idempotencyKey) { id }
  }
`
const addRequestDocument = /* GraphQL */ `
  mutation CaraSaveToRequest($id: ID!, $input: AddServiceRequestDocumentInput!, $idempotencyKey: String) {
    addServiceRequestDocument(id: $id, input: $input, idempotencyKey: $idempotencyKey) { id }
  }
`
const given = z.object({ id: z.string() })
const policyAnswer = z.object({ addPolicyDocument: given })
const requestAnswer = z.object({ addServiceRequestDocument: given })

/** Gives the file to the record, once however often it is asked, in the name of who wanted it. @throws what the other area refused */
export async function giveToRecord(save: ArtifactSaveRecord, fileId: string, signal: AbortSignal): Promise<void> {
  const { _id, attempt, userId, target, recordId, documentType, isVisible } = save
  const options = { as: userId, key: `save-cara-artifact:${_id}:${attempt}`, signal }
  if (target === 'POLICY') {
    const input = { policyId: recordId, fileId, type: documentType, visible: isVisible }
    await commandProduct(addPolicyDocument, { input }, policyAnswer, options)
  } else await commandProduct(addRequestDocument, { id: recordId, input: { fileId } }, requestAnswer, options)
}
