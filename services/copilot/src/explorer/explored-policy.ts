import { askProduct, notFound } from '@coverdesk/kit'
import { z } from 'zod'
import { type AttachedFile, attachedFile, attachedFileShape } from '../document-sources/attached-file.ts'

const question = /* GraphQL */ `
  query CopilotExploredPolicy($id: ID!) {
    businessPolicy(id: $id) { id files { name mimeType url } }
  }
`
const answer = z.object({
  businessPolicy: z.object({ id: z.string(), files: z.array(attachedFileShape) }).nullable(),
})

/** A policy whose documents are explored, and the documents that it has now. */
export interface ExploredPolicy {
  policyId: string
  files: AttachedFile[]
}

/** @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while policies don’t answer */
export async function findExploredPolicy(policyId: string): Promise<ExploredPolicy> {
  const { businessPolicy } = await askProduct(question, { id: policyId }, answer)
  if (!businessPolicy) throw notFound('policy')
  return { policyId: businessPolicy.id, files: businessPolicy.files.flatMap(attachedFile) }
}
