// A process of its own, which `reading-process.ts` starts: it answers one question after the other, and ends with its parent.
import { readFileSync } from 'node:fs'
import { watchOver } from '@coverdesk/kit/watchdog'
import { openFile } from '../any-file/open-file.ts'
import { type OpenedDocument, PageUnread } from '../opening/opened-document.ts'
import type {
  FactsAnswer,
  FactsQuestion,
  FullProcess,
  ProcessState,
  ReadingAnswer,
  ReadingQuestion,
  ReadPage,
} from '../process/reading-question.ts'
import { ReadingFailed } from '../reading-failure.ts'

/** Of the bundler. */
declare const __webpack_require__: unknown

const megabyte = 1024 * 1024
/** In tests and development, the translation of every module is in the memory of this process, too. */
const translation = typeof __webpack_require__ === 'undefined' ? 250 * megabyte : 0
/** Of the whole process. */
const maxMemory = 350 * megabyte + translation
/** OCR doesn't give its memory back: a process that has more than that gets no further question. */
const maxMemoryAtRest = 290 * megabyte + translation
/** The pages of a long document and what is made of them take 100 MB: a process that has more than that is too full for it. */
const maxMemoryBeforeFacts = 200 * megabyte + translation
/** In milliseconds: pages are read so long before they are sent. */
const window = 700

watchOver(maxMemory)

/** The file of the last question. */
let opened: { path: string; document: Promise<OpenedDocument> } | null = null

async function documentOf({ path, name, mimeType }: ReadingQuestion): Promise<OpenedDocument> {
  if (opened?.path === path) return opened.document
  await closeOpened()
  opened = { path, document: openFile(readFileSync(path), { name, mimeType }) }
  return opened.document
}

async function closeOpened(): Promise<void> {
  const last = opened
  opened = null
  await last?.document.then(document => document.close()).catch(() => undefined)
}

async function factsIn({ pagesPath, name }: FactsQuestion): Promise<FactsAnswer | FullProcess> {
  await closeOpened()
  globalThis.gc?.()
  if (process.memoryUsage.rss() > maxMemoryBeforeFacts) return { isFull: true }
  const [{ extractFacts }, { pagesIn }] = await Promise.all([
    import('../../facts/extract-facts.ts'),
    import('../../search/pages/page-bytes.ts'),
  ])
  const rejected: object[] = []
  const facts = extractFacts(pagesIn(readFileSync(pagesPath)), { name }, { warn: line => rejected.push(line) })
  return { facts, rejected }
}

async function readWindow(question: ReadingQuestion): Promise<ReadingAnswer> {
  const document = await documentOf(question)
  const { total } = document
  const pages: ReadPage[] = []
  const end = Date.now() + window
  for (let number = question.from; number <= Math.min(question.to, total); number += 1) {
    pages.push(await readPage(document, number))
    if (Date.now() > end) break
  }
  return { pages, total }
}

async function readPage(document: OpenedDocument, number: number): Promise<ReadPage> {
  const { total } = document
  try {
    return { state: 'READ', number, total, page: await document.read(number) }
  } catch (error) {
    const isKnown = error instanceof PageUnread
    const reason = isKnown ? error.message : 'This page is damaged and can’t be read.'
    return { state: 'UNREAD', number, total, label: isKnown ? error.label : null, reason }
  }
}

async function pagesOrFailure(question: ReadingQuestion): Promise<ReadingAnswer> {
  try {
    return await readWindow(question)
  } catch (error) {
    opened = null
    const failed = error instanceof ReadingFailed ? error : new ReadingFailed('DAMAGED')
    return { failure: failed.kind, sentence: failed.message }
  }
}

// What goes wrong with facts ends this process: there are none then.
process.on('message', async (question: ReadingQuestion | FactsQuestion) => {
  const answer = 'pagesPath' in question ? await factsIn(question) : await pagesOrFailure(question)
  globalThis.gc?.()
  const isSpent = 'isFull' in answer || process.memoryUsage.rss() > maxMemoryAtRest
  const state: ProcessState = { isSpent }
  process.send?.({ ...answer, ...state })
})
process.on('disconnect', () => process.exit())
