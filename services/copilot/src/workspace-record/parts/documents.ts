import { createHash } from 'node:crypto'
import { fileById } from '@coverdesk/kit'
import { readingsOf } from '../../documents/readings.ts'
import { pageTexts } from '../../search/index.ts'
import type { WorkspaceSource } from '../../tools/tool.ts'

/** A document that Cara worked on. */
export interface RecordedDocument {
  id: string
  name: string
  mimeType: string | null
  /** In bytes; null: a text document, or a file that isn’t kept any more. */
  size: number | null
  /** Of the file, or of a text document’s text as Cara read it; null: it isn’t kept any more. */
  sha256: string | null
  pageCount: number | null
  unreadPages: number[]
}

export async function documentsOf(sources: readonly WorkspaceSource[]): Promise<RecordedDocument[]> {
  const readings = await readingsOf(sources.map(({ sourceId }) => sourceId))
  const found: RecordedDocument[] = []
  for (const [place, { sourceId, name }] of sources.entries()) {
    const { pageCount = null, unreadPages = [], mimeType = null } = readings[place] ?? {}
    found.push({ id: sourceId, name, mimeType, pageCount, unreadPages, ...(await contentOf(sourceId, pageCount)) })
  }
  return found
}

async function contentOf(sourceId: string, pageCount: number | null) {
  if (!sourceId.startsWith('text:')) {
    const file = await fileById(sourceId).catch(() => null)
    return { size: file?.size ?? null, sha256: file?.sha256 ?? null }
  }
  const pages = pageCount ? await pageTexts(sourceId, { after: 0, first: pageCount }) : []
  if (pages.length === 0) return { size: null, sha256: null }
  const text = pages.map(page => page.text).join('\n')
  return { size: null, sha256: createHash('sha256').update(text).digest('hex') }
}
