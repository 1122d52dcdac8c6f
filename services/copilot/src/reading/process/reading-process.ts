import { BoundedProcesses, FairTurns } from '@coverdesk/kit'
import type {
  FactsAnswer,
  FactsQuestion,
  FullProcess,
  ProcessState,
  ReadingAnswer,
  ReadingQuestion,
} from './reading-question.ts'
import { startReadingProcess } from './start-reading-process.ts'

/** How long a process without a question stays, in milliseconds. */
const maxRest = 60_000
/** In milliseconds: 30 s for a page, and what opening the file takes; as much for all facts of a document. */
const timeLimit = 45_000

type Question = ReadingQuestion | FactsQuestion
type Answer = ReadingAnswer | FactsAnswer | FullProcess

/** @param restTime how long a process without a question stays, in milliseconds */
export const boundedReaders = (restTime = maxRest) =>
  new BoundedProcesses<Question, Answer & ProcessState>(startReadingProcess, restTime, ({ isSpent }) => isSpent)

const processes = boundedReaders()

/** One process reads for all agencies, one window of each in turn. */
const turns = new FairTurns({ total: 1, perKey: 1 })

const ask = (agencyId: string, question: Question, timeoutMs: number) =>
  turns.take(agencyId, () => processes.ask(question, timeoutMs))

/** @returns null if the process died of it, or it took too long */
export const askReader = (agencyId: string, question: ReadingQuestion, timeoutMs = timeLimit) =>
  ask(agencyId, question, timeoutMs) as Promise<ReadingAnswer | null>

/** @returns null if the process died of it, or it took too long */
export async function askForFacts(
  agencyId: string,
  question: FactsQuestion,
  timeoutMs = timeLimit,
): Promise<FactsAnswer | null> {
  const answer = await ask(agencyId, question, timeoutMs)
  const last = answer && 'isFull' in answer ? await ask(agencyId, question, timeoutMs) : answer
  return last && 'facts' in last ? last : null
}

/** Ends the process; the next question starts a new one. Resolves when it is gone. */
export const closeReader = (): Promise<void> => processes.close()
