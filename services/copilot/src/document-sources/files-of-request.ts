import { askProduct, CoverdeskError } from '@coverdesk/kit'
import { z } from 'zod'
import { type AttachedFile, attachedFile, attachedFileShape } from './attached-file.ts'

const question = /* GraphQL */ `
  query CopilotRequestFiles($id: ID!) {
    serviceRequest(id: $id) {
      id
      signedRequest { name mimeType url }
      resolution { files { name mimeType url } }
    }
  }
`

/** The files of a service request as servicing answers them. */
export const filesOfRequestShape = z.object({
  signedRequest: attachedFileShape.nullable(),
  resolution: z.object({ files: z.array(attachedFileShape) }).nullable(),
})
const answer = z.object({ serviceRequest: filesOfRequestShape.nullable() })

/** What the client signed, and what the request was resolved with. */
export const requestFiles = ({ signedRequest, resolution }: z.output<typeof filesOfRequestShape>): AttachedFile[] =>
  [...(signedRequest ? [signedRequest] : []), ...(resolution?.files ?? [])].flatMap(attachedFile)

/** The files of a service request; none of one that is gone. @throws SUBGRAPH_UNAVAILABLE while servicing doesn’t answer */
export async function filesOfRequest(id: string): Promise<AttachedFile[]> {
  try {
    const { serviceRequest } = await askProduct(question, { id }, answer)
    return serviceRequest ? requestFiles(serviceRequest) : []
  } catch (error) {
    if (error instanceof CoverdeskError && error.code === 'NOT_FOUND') return []
    throw error
  }
}
