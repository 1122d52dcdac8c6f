import { Readable } from 'node:stream'
import { accountTableName, type ExportedFile } from './gather-account.ts'
import type { ZipEntry } from './write-zip.ts'

/** What the areas hold as data, and where each file lies in the ZIP: `path` is null where it is not kept any more. */
export function accountTable(accountId: string, areas: Record<string, object>, files: ExportedFile[]): ZipEntry {
  const now = new Date()
  const text = JSON.stringify({ accountId, exportedAt: now.toISOString(), areas, files: files.map(told) }, null, 2)
  const bytes = Buffer.from(text)
  return { path: accountTableName, size: bytes.length, changedAt: now, read: () => Readable.from([bytes]) }
}

function told({ id, area, wished, place, record }: ExportedFile) {
  if (!record) return { id, area, path: null, name: wished.at(-1), reason: 'This file is no longer available.' }
  const { name, mimeType, size, sha256 } = record.metadata
  return { id, area, path: place, name, mimeType, size, sha256 }
}
