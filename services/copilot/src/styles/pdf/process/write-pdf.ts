import {
  BoundedProcesses,
  CoverdeskError,
  currentAgencyId,
  FairTurns,
  outOfTime,
  type TimeLimits,
} from '@coverdesk/kit'
import type { PdfAnswer, PdfQuestion } from '../pdf-question.ts'
import { startPdfProcess } from './start-pdf-process.ts'

/** A long document takes less than one second of a processor, and a new process one more. */
const timeLimits: TimeLimits = { cpuMs: 20_000, waitMs: 60_000 }
/** People look at one style after the other: a process that rests answers in a tenth of the time that a new one takes. */
const maxRest = 60_000

const documents = new BoundedProcesses<PdfQuestion, PdfAnswer>(startPdfProcess, maxRest)
/** What has read a file that someone uploaded writes no other document. */
const withAddedPages = new BoundedProcesses<PdfQuestion, PdfAnswer>(startPdfProcess, maxRest, () => true)

/** Each process takes memory of its own; agencies take turns. */
const turns = new FairTurns({ total: 1, perKey: 1 })

const places = { before: 'start page', after: 'end page' }

/**
 * The document as a tagged PDF with its fonts in it.
 * @throws BAD_REQUEST when pages that the style adds can’t be read; OUT_OF_TIME where the machine is too busy
 */
export function writePdf(question: PdfQuestion): Promise<Buffer> {
  const processes = question.before || question.after ? withAddedPages : documents
  return turns.take(currentAgencyId(), async () => {
    const outcome = await processes.ask(question, timeLimits)
    if (outcome.state === 'OUT_OF_TIME') throw outOfTime('We couldn’t write this PDF in time. Try again.')
    const answer = outcome.state === 'ANSWERED' ? outcome.answer : null
    if (answer && 'pdf' in answer) return Buffer.from(answer.pdf)
    if (answer && 'unreadable' in answer) {
      const message = `The ${places[answer.unreadable]} of this style can’t be read. Replace it in the style.`
      throw new CoverdeskError('BAD_REQUEST', message)
    }
    throw new Error(`A PDF could not be written. ${answer?.failure ?? 'Two processes died of it.'}`)
  })
}

/** Ends the processes; the next document starts a new one. */
export async function closePdf(): Promise<void> {
  await Promise.all([documents.close(), withAddedPages.close()])
}
