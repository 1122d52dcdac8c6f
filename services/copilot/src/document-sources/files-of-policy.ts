import { askProduct, CoverdeskError } from '@coverdesk/kit'
import { z } from 'zod'
import { type AttachedFile, attachedFile, attachedFileShape } from './attached-file.ts'

const question = /* GraphQL */ `
  query CopilotPolicyFiles($id: ID!) {
    businessPolicy(id: $id) { id files { name mimeType url } }
  }
`
const answer = z.object({
  businessPolicy: z.object({ files: z.array(attachedFileShape) }).nullable(),
})

/** The documents of a policy; none of one that is gone. @throws SUBGRAPH_UNAVAILABLE while policies don’t answer */
export async function filesOfPolicy(id: string): Promise<AttachedFile[]> {
  try {
    const { businessPolicy } = await askProduct(question, { id }, answer)
    return (businessPolicy?.files ?? []).flatMap(attachedFile)
  } catch (error) {
    if (error instanceof CoverdeskError && error.code === 'NOT_FOUND') return []
    throw error
  }
}
