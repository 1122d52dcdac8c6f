import { z } from 'zod'

/** A file of another area's record. */
export interface AttachedFile {
  fileId: string
  name: string
  mimeType: string
}

/** As areas answer it: the address names the file. */
export const attachedFileShape = z.object({ name: z.string(), mimeType: z.string(), url: z.string() })

const address = /^\/files\/([^/?]+)/

export function attachedFile({ name, mimeType, url }: z.output<typeof attachedFileShape>): AttachedFile[] {
  const fileId = address.exec(url)?.[1]
  return fileId ? [{ fileId, name, mimeType }] : []
}
