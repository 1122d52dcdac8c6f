import { enqueue } from '@coverdesk/kit'
import { forgetFacts } from '../facts/storing/store-facts.ts'
import { changeScopes, forgetFiles } from '../search/index.ts'
import { ReadDocument, type ScopeKey } from './read-document.model.ts'

/** The name of the job that reads one document. */
export const readingJob = 'read-document'

/** What Cara is to read. */
export interface Source {
  /** A file's id, or `text:<id>`. */
  sourceId: string
  name: string
  mimeType: string
  scopes: ScopeKey[]
}

/**
 * Has a document read once it has its turn; one that was read already is read again, and found in these scopes too. Inside of a
 * mutation.
 */
export async function queueReading({ sourceId, name, mimeType, scopes }: Source): Promise<void> {
  const queued = {
    ...{ name, mimeType, state: 'QUEUED', pagesRead: 0, pageCount: null, unreadPages: [], failure: null },
    ...{ title: null, summary: null, purpose: null, startedAt: null, completedAt: null },
    ...{ extraction: null, factsFailure: null },
  }
  const document = await ReadDocument.findOneAndUpdate(
    { sourceId },
    { $set: queued, $addToSet: { scopes: { $each: scopes } }, $inc: { reading: 1 } },
    { upsert: true, returnDocument: 'after' },
  ).lean()
  const { reading } = document
  // A shorter document must not keep the last pages of the former one.
  if (reading > 1) await forgetContent(sourceId)
  await enqueue(readingJob, { sourceId, reading }, { key: `${sourceId} ${reading}` })
}

/** Removes what was read of a document, all that a search finds of it, and its facts. Inside of a mutation. */
export async function forgetReading(sourceId: string): Promise<void> {
  await ReadDocument.deleteOne({ sourceId })
  await forgetContent(sourceId)
}

async function forgetContent(sourceId: string): Promise<void> {
  await forgetFiles([sourceId])
  await forgetFacts([sourceId])
}

/** A document that no longer belongs to one of its scopes; one without any is forgotten. Inside of a mutation. */
export async function forgetScope(sourceId: string, scope: ScopeKey): Promise<void> {
  const document = await ReadDocument.findOneAndUpdate(
    { sourceId },
    { $pull: { scopes: scope } },
    { returnDocument: 'after' },
  ).lean()
  if (!document) return
  if (document.scopes.length === 0) await forgetReading(sourceId)
  else await changeScopes(sourceId, document.scopes)
}
