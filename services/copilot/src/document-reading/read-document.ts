import { CoverdeskError, currentAgencyId, type JobDefinition, type RunningJob } from '@coverdesk/kit'
import { z } from 'zod'
import { readingJob } from '../documents/queue-reading.ts'
import { ReadDocument, type ReadDocumentRecord } from '../documents/read-document.model.ts'
import type { Page } from '../reading/page.ts'
import { readPages } from '../reading/read-file.ts'
import { NotReadYet, ReadingFailed } from '../reading/reading-failure.ts'
import { indexFile } from '../search/index.ts'
import { changeReading } from './change-reading.ts'
import { completeReading } from './complete-reading.ts'
import { contentOf, isText } from './content-of.ts'
import { findFacts } from './find-facts.ts'

const payload = z.object({ sourceId: z.string(), reading: z.number() })

/** A busy machine is given more time by each: after 1 s, 5 s, 25 s and two minutes. */
const attempts = 5

/** So many pages are stored and indexed in one transaction, unless reading them takes this long, in milliseconds. */
const portion = 20
const portionMs = 2_000

/**
 * Reads a document page by page, indexes it, and says how far it is. A process that dies loses the pages of one portion: the
 * next attempt continues after the last one that is stored.
 */
export const readDocument: JobDefinition = {
  name: readingJob,
  attempts,
  async run({ payload: given, attempt, step, signal }) {
    const { sourceId, reading } = payload.parse(given)
    const document: ReadDocumentRecord | null = await ReadDocument.findOne({ sourceId, reading }).lean()
    if (!document || document.state === 'COMPLETED' || document.state === 'FAILED') return
    try {
      await readOn(document, step, signal)
      const facts = await findFacts(document, signal)
      await step('complete', () => completeReading(document, facts))
    } catch (error) {
      if (error instanceof ReadAnew) return
      if (isOutOfTime(error) && attempt >= attempts) {
        return await step('give up', () => giveUp({ sourceId, reading }, lateFailure))
      }
      const failure = failureOf(error)
      if (!failure) throw error
      await step('fail', () => changeReading(document, { state: 'FAILED', failure, completedAt: new Date() }))
    }
  },
  async onDead(given) {
    const failure = { kind: 'UNREADABLE' as const, message: 'This document could not be read. Try again.' }
    await giveUp(payload.parse(given), failure)
  },
}

const lateFailure = { kind: 'OUT_OF_TIME' as const, message: 'We couldn’t read this document in time. Try again.' }

const isOutOfTime = (error: unknown) => error instanceof NotReadYet && error.reason === 'OUT_OF_TIME'

/** A document whose pages are read is of use without what it states. */
async function giveUp(
  at: z.output<typeof payload>,
  failure: NonNullable<ReadDocumentRecord['failure']>,
): Promise<void> {
  const document: ReadDocumentRecord | null = await ReadDocument.findOne(at).lean()
  if (!document) return
  const isRead = document.pageCount !== null && document.pagesRead >= document.pageCount
  if (isRead) await completeReading(document, 'OUT_OF_TIME')
  else await changeReading(document, { state: 'FAILED', failure, completedAt: new Date() })
}

/** What is still to be read, in portions. */
async function readOn(document: ReadDocumentRecord, step: RunningJob['step'], signal: AbortSignal): Promise<void> {
  const { sourceId, mimeType, pagesRead } = document
  const content = await contentOf(sourceId)
  if (!content) throw new ReadingFailed('EMPTY')
  // What someone has written here is Markdown, a mail is plain text; of a file its ending says what it is.
  const ending = mimeType === 'text/plain' ? 'txt' : 'md'
  const name = isText(sourceId) ? `${document.name}.${ending}` : document.name
  const from = pagesRead + 1
  let pending: Pending = { pages: [], unread: [], last: pagesRead, total: null, since: Date.now() }
  const options = { name, mimeType, agencyId: currentAgencyId(), from, signal }
  for await (const read of readPages(content, options)) {
    pending.last = read.number
    pending.total = read.total
    if (read.state === 'READ') pending.pages.push(read.page)
    else pending.unread.push(read.number)
    if (pending.last - from + 1 < portion && Date.now() - pending.since < portionMs && read.number < read.total)
      continue
    await store(document, pending, step)
    pending = { pages: [], unread: [], last: pending.last, total: pending.total, since: Date.now() }
  }
  if (pending.pages.length + pending.unread.length > 0) await store(document, pending, step)
}

/** The document has been changed or removed meanwhile: another job reads it. */
class ReadAnew extends Error {}

interface Pending {
  pages: Page[]
  unread: number[]
  last: number
  total: number | null
  since: number
}

const store = (document: ReadDocumentRecord, { pages, unread, last, total }: Pending, step: RunningJob['step']) =>
  step(`pages to ${last}`, async () => {
    const { sourceId, name, scopes } = document
    const changes = { state: 'READING' as const, pagesRead: last, pageCount: total }
    if (!(await changeReading(document, changes, unread))) throw new ReadAnew()
    if (pages.length > 0) await indexFile({ id: sourceId, title: name, scopeKeys: scopes }, pages)
  })

/** What people can do something about; undefined: try again. */
function failureOf(error: unknown): ReadDocumentRecord['failure'] | undefined {
  if (error instanceof ReadingFailed) return { kind: error.kind, message: error.message }
  const isGone = error instanceof CoverdeskError && error.code === 'NOT_FOUND'
  return isGone ? { kind: 'UNREADABLE', message: 'The file is no longer available. Upload it again.' } : undefined
}
