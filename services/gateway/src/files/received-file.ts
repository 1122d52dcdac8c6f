import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileInspector, type FileOriginal, parseFileName, type Unchecked } from '@coverdesk/kit'
import type { FormPart } from './multipart.ts'

/** What one file may have, in bytes (quality bar 19). */
export const largestFile = 25 * 1024 * 1024

/** A file that arrived, on this machine's disk until it is looked into. */
export interface ReceivedFile {
  name: string
  mimeType: string
  size: number
  sha256: string
  path: string
}

export interface RefusedFile {
  /** A sentence for the person. */
  reason: string
  /** Whether the right password would do. */
  needsPassword?: true
}

/** @returns the file, or why it is refused before anybody looks into it */
export async function receiveFile(part: FormPart): Promise<ReceivedFile | RefusedFile> {
  const named = parseFileName(part.fileName ?? '')
  const path = join(tmpdir(), `coverdesk-upload-${randomUUID()}`)
  try {
    const file = await open(path, 'wx', 0o600)
    const { size, sha256 } = await writeAll(file, part.body).finally(() => file.close())
    const isTooLarge = size > largestFile
    if (!isTooLarge && 'name' in named) return { name: named.name, mimeType: part.mimeType, size, sha256, path }
    await forget({ path })
    return 'reason' in named ? named : { reason: 'This file is larger than 25 MB.' }
  } catch (error) {
    await forget({ path })
    throw error
  }
}

/** Of a file that is too large the rest is read and thrown away: who still sends would not see an answer. */
async function writeAll(file: FileHandle, body: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > largestFile) continue
    hash.update(piece)
    await file.write(piece)
  }
  return { size, sha256: hash.digest('hex') }
}

/** A file that may be stored. */
export interface AcceptedFile extends ReceivedFile {
  /** Null where it is stored as it arrived. */
  original: FileOriginal | null
}

/** How files are looked into. */
export interface Acceptance {
  kind: 'UPLOAD' | 'SOURCE'
  /** For PDFs that need one. */
  password: string | undefined
}

/** @returns what is stored of the file, why its content is refused, or that it couldn't be checked */
export async function acceptFile(
  received: ReceivedFile,
  { kind, password }: Acceptance,
  inspector: FileInspector,
): Promise<AcceptedFile | RefusedFile | Unchecked> {
  const { path, name, mimeType, size, sha256 } = received
  const declared = { name, mimeType, isSource: kind === 'SOURCE', ...(password !== undefined && { password }) }
  const verdict = await inspector.inspect(path, declared)
  if (!verdict.isGood) return verdict
  if (!verdict.rebuilt) return { ...received, original: null }
  const { isSanitized, ...rebuilt } = verdict.rebuilt
  return { ...received, ...rebuilt, original: { size, sha256, isSanitized } }
}

export const contentOf = ({ path }: ReceivedFile) => createReadStream(path)

/** With what was made of it, which lies beside it. */
export async function forget({ path }: { path: string }): Promise<void> {
  await Promise.all([path, `${path}.rebuilt`].map(file => rm(file, { force: true })))
}
