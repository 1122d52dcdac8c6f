import type { Outcome } from '@coverdesk/kit'
import { removeLeftFolders } from './process/reading-folders.ts'
import { closeReader, currentReader } from './process/reading-process.ts'
import type { ReadingAnswer, ReadingQuestion, ReadPage } from './process/reading-question.ts'
import { type Content, storeContent } from './process/stored-content.ts'
import { NotReadYet, ReadingFailed } from './reading-failure.ts'

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
 * @throws NotReadYet where reading it again from the last page that was stored may do
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
    const answer = unread >= maxUnread ? null : await askForPages(question, agencyId, signal)
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

/**
 * A page further on may be too hard, so the next one is asked for alone.
 * @returns null where the next page is too hard by itself
 * @throws NotReadYet where the page isn't at fault
 */
async function askForPages(question: ReadingQuestion, agencyId: string, signal?: AbortSignal) {
  const outcome = await currentReader().read(agencyId, question)
  // What ends while it reads isn't asked again: a new process would outlive it.
  signal?.throwIfAborted()
  const alone = outcome.state === 'ANSWERED' ? outcome : await askForPage(question, agencyId, outcome)
  signal?.throwIfAborted()
  // The page that two processes died of, twice, is named; the others are read.
  return alone.state === 'DIED' ? null : answerIn(alone)
}

/** A window is a second's work, or one page: a busy machine has no more time for the page alone. */
const askForPage = (question: ReadingQuestion, agencyId: string, outcome: Outcome<ReadingAnswer>) =>
  outcome.state === 'OUT_OF_TIME' ? outcome : currentReader().read(agencyId, { ...question, to: question.from })

/** Opens a file whose first page can't be read: others may be. */
async function countPages(question: ReadingQuestion, agencyId: string): Promise<number> {
  const answer = answerIn(await currentReader().read(agencyId, { ...question, to: question.from - 1 }))
  if (!answer) throw new ReadingFailed('TOO_LARGE')
  if ('failure' in answer) throw new ReadingFailed(answer.failure, answer.sentence)
  return answer.total
}

/** @returns null where it took more than it may */
function answerIn(outcome: Outcome<ReadingAnswer>): ReadingAnswer | null {
  if (outcome.state === 'ANSWERED') return outcome.answer
  if (outcome.state === 'TOO_MUCH') return null
  throw new NotReadYet(outcome.state)
}
