import { attachFile, CoverdeskError, validationFailed } from '@coverdesk/kit'
import type { RequestFile, Resolution, ServiceRequestRecord } from '../models/service-request.model.ts'

/** A path of our origin. */
export const fileUrl = ({ fileId, name }: RequestFile): string => `/files/${fileId}/${encodeURIComponent(name)}`

/** The resolution with every file that the client gets: those that staff chose, and the certificates of the request. */
export const resolutionOf = ({ resolution, certificates }: ServiceRequestRecord): Resolution | null =>
  resolution && { ...resolution, files: [...resolution.files, ...(certificates ?? [])] }

/**
 * Gives an uploaded file to a request, in the transaction of the mutation.
 * @param path of the field that named it
 * @throws VALIDATION_FAILED at `path`
 */
export async function attachRequestFile(fileId: string, requestId: string, path: string): Promise<RequestFile> {
  try {
    const { name, mimeType, size } = await attachFile(fileId, { typename: 'ServiceRequest', id: requestId })
    return { fileId, name, mimeType, size }
  } catch (error) {
    // A file that is gone, or someone else’s, has to be chosen again.
    const isRefusal = error instanceof CoverdeskError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code)
    if (!isRefusal) throw error
    throw validationFailed([{ path, message: 'A file is no longer available. Choose it again.' }])
  }
}
