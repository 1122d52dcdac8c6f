import type { ReadDocumentRecord } from '../documents/read-document.model.ts'
import { type ToolContext, ToolFailed, type WorkspaceSource } from './tool.ts'

const maxNamed = 20

/** A source of the workspace. No other document can be named, whatever a document says. @throws ToolFailed */
export function sourceOf(sourceId: string, { sources }: Pick<ToolContext, 'sources'>): WorkspaceSource {
  const source = sources.find(one => one.sourceId === sourceId)
  if (source) return source
  const names = sources
    .slice(0, maxNamed)
    .map(({ name, sourceId: id }) => `${name} (${id})`)
    .join(', ')
  throw new ToolFailed(
    names ? `That document isn’t in this workspace. Its documents are: ${names}.` : 'This workspace has no documents.',
  )
}

/** What of a document wasn’t read, as a sentence; null: all of it was. */
export function whatIsUnread(name: string, reading: ReadDocumentRecord | null): string | null {
  const nothing = whyUnread(name, reading)
  if (nothing || !reading) return nothing
  const { state, pagesRead, pageCount, unreadPages } = reading
  if (state === 'QUEUED' || state === 'READING')
    return `${name} is still being read: ${pagesRead} of ${pageCount ?? 'its'} pages so far.`
  if (unreadPages.length === 0) return null
  const pages = unreadPages.length === 1 ? `Page ${unreadPages[0]}` : `Pages ${unreadPages.join(', ')}`
  return `${pages} of ${name} couldn’t be read.`
}

/** Why nothing of a document can be read; null: some of it can. */
export function whyUnread(name: string, reading: ReadDocumentRecord | null): string | null {
  if (!reading) return `${name} hasn’t been read.`
  if (reading.pagesRead > 0) return null
  return reading.failure ? `${name} couldn’t be read. ${reading.failure.message}` : `${name} is still being read.`
}
