import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '../../../services/copilot/src/reading/page.ts'
import { readPages } from '../../../services/copilot/src/reading/read-file.ts'
import type { EvaluationDocument } from '../document/evaluation-document.ts'
import { allDocuments } from '../set/all-documents.ts'

export interface ReadDocument {
  document: EvaluationDocument
  pages: Page[]
  /** Why pages are missing. */
  unread: string[]
}

export const agencyId = '66a000000000000000000001'

/** Every page of a file that can be read. */
export async function readFile({
  bytes,
  fileName,
  mimeType,
}: Pick<EvaluationDocument, 'bytes' | 'fileName' | 'mimeType'>) {
  const pages: Page[] = []
  const unread: string[] = []
  try {
    for await (const read of readPages(bytes, { name: fileName, mimeType, agencyId })) {
      if (read.state === 'READ') pages.push(read.page)
      else unread.push(`page ${read.number}: ${read.reason}`)
    }
  } catch (error) {
    unread.push(String(error))
  }
  return { pages, unread }
}

/**
 * Reads all documents of the sets.
 * @param keptIn a folder with pages of an earlier run: what is there isn't read again
 */
export async function readSet(keptIn: string | undefined): Promise<ReadDocument[]> {
  const read: ReadDocument[] = []
  for await (const document of allDocuments()) {
    const kept = keptIn ? join(keptIn, `${createHash('sha256').update(document.bytes).digest('hex')}.json`) : undefined
    const known = kept && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : undefined
    const { pages, unread } = known ?? (await readFile(document))
    if (kept && !known && unread.length === 0) {
      mkdirSync(dirname(kept), { recursive: true })
      writeFileSync(kept, JSON.stringify({ pages, unread }))
    }
    for (const reason of unread) console.warn(`${document.name}: ${reason}`)
    read.push({ document, pages, unread })
  }
  return read
}
