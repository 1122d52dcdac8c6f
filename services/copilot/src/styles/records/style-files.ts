import { attachFile, CoverdeskError, releaseFile, validationFailed } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import type { StyleFile, StyleRecord } from './style.model.ts'

/** In bytes: documents are written while someone waits, with these pages in them. */
const maxSize = 10 * 1024 * 1024

type StyleFiles = Pick<StyleRecord, 'prefixFiles' | 'suffixFiles'>

interface WantedFiles {
  prefixFileId: string | null
  suffixFileId: string | null
}

/**
 * The files that a style has from now on: new ones are attached to it, and those that it no longer has are released.
 *
 * @throws VALIDATION_FAILED at the field whose file is gone, or is no PDF
 */
export async function replaceStyleFiles(
  styleId: Types.ObjectId,
  { prefixFileId, suffixFileId }: WantedFiles,
  former: StyleFiles = { prefixFiles: [], suffixFiles: [] },
): Promise<StyleFiles> {
  const known = [...former.prefixFiles, ...former.suffixFiles]
  const filesOf = async (path: keyof WantedFiles, fileId: string | null) =>
    fileId ? [known.find(({ id }) => id === fileId) ?? (await attachPdf(styleId, path, fileId))] : []
  const prefixFiles = await filesOf('prefixFileId', prefixFileId)
  const suffixFiles = await filesOf('suffixFileId', suffixFileId)
  for (const { id } of known) {
    if (id !== prefixFileId && id !== suffixFileId) await releaseFile(id)
  }
  return { prefixFiles, suffixFiles }
}

async function attachPdf(styleId: Types.ObjectId, path: keyof WantedFiles, fileId: string): Promise<StyleFile> {
  const owner = { typename: 'HtmlDocumentTemplate', id: String(styleId) }
  const { id, name, mimeType, size } = await attachFile(fileId, owner).catch(asMissing(path))
  if (mimeType !== 'application/pdf') throw validationFailed([{ path, message: 'Choose a PDF.' }])
  if (size > maxSize) throw validationFailed([{ path, message: 'Choose a PDF of at most 10 MB.' }])
  return { id, name, mimeType }
}

const asMissing = (path: string) => (error: unknown) => {
  const isRefusal = error instanceof CoverdeskError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code)
  if (!isRefusal) throw error
  throw validationFailed([{ path, message: 'This file is no longer available. Choose it again.' }])
}
