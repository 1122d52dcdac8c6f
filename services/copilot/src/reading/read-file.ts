import { removeLeftFolders } from './process/reading-folders.ts'
import { askReader, closeReader } from './process/reading-process.ts'
import type { ReadingQuestion, ReadPage } from './process/reading-question.ts'
import { type Content, storeContent } from './process/stored-content.ts'
import { ReadingFailed } from './reading-failure.ts'

export type { ReadPage }
export { removeLeftFolders }

export interface ReadingOptions {
  /** Its extension tells what a text is: CSV, mail, Markdown. */
  name: string
  mimeType: string
  /** Agencies take turns: a window of about a second, or a scanned page. */
  agencyId: string
  /** The first page to read, from 1: behind the last page that was stored. By default all are read. */
  from?: number
  signal?: AbortSignal
}

/** As many pages in a row that can't be read were made for that; the rest of the file isn't tried. */
const maxUnread = 5
const maxPagesAtOnce = 50

const tooHard = 'This page takes too long or too much memory to read.'

/**
 * Reads a file page by page, in a process of its own within limits of time and memory. A page that can't be read is
 * UNREAD, and the next one follows. Nothing is fetched, and nothing in the file is run.
 * @throws ReadingFailed with a sentence for people if the file as a whole can't be read
 */
export async function* readPages(content: Content, options: ReadingOptions): AsyncGenerator<ReadPage, void> {
  const { agencyId, from = 1, signal, ...file } = options
  signal?.throwIfAborted()
  const { path, remove } = await storeContent(content, signal)
  try {
    yield* pagesOf({ path, ...file, from, to: from }, agencyId, signal)
  } finally {
    await remove()
  }
}

/** Ends the process that reads. Whoever still reads hears that it can't be read. */
export const closeReading = (): Promise<void> => closeReader()

async function* pagesOf(first: ReadingQuestion, agencyId: string, signal?: AbortSignal) {
  let [next, total, unread] = [first.from, Number.POSITIVE_INFINITY, 0]
  while (next <= total) {
    signal?.throwIfAborted()
    const question = { ...first, from: next, to: next + maxPagesAtOnce - 1 }
    const alone = { ...question, to: next }
    // A process can die for reasons of its own, or of a page further on.
    const answer = unread >= maxUnread ? null : await askTwice(question, alone, agencyId, signal)
    if (answer && 'failure' in answer) throw new ReadingFailed(answer.failure, answer.sentence)
    if (!answer && total === Number.POSITIVE_INFINITY) total = await countPages(question, agencyId)
    total = answer?.total ?? total
    unread = answer ? 0 : unread + 1
    const pages: ReadPage[] = answer?.pages ?? [{ state: 'UNREAD', number: next, total, label: null, reason: tooHard }]
    for (const page of pages) {
      signal?.throwIfAborted()
      yield page
    }
    next += pages.length
  }
}

/** What ends while it reads isn't asked again: a new process would outlive it. */
async function askTwice(question: ReadingQuestion, alone: ReadingQuestion, agencyId: string, signal?: AbortSignal) {
  const answer = await askReader(agencyId, question)
  signal?.throwIfAborted()
  return answer ?? askReader(agencyId, alone)
}

/** Opens a file whose first page can't be read: others may be. */
async function countPages(question: ReadingQuestion, agencyId: string): Promise<number> {
  const answer = await askReader(agencyId, { ...question, to: question.from - 1 })
  if (!answer) throw new ReadingFailed('TOO_LARGE')
  if ('failure' in answer) throw new ReadingFailed(answer.failure, answer.sentence)
  return answer.total
}
