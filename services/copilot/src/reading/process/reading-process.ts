import { BoundedProcesses, FairTurns, type Outcome, type TimeLimits } from '@coverdesk/kit'
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
/** 30 s of a processor for a page, and what opening the file takes; as much for all facts of a document. */
const readingTimeLimits: TimeLimits = { cpuMs: 45_000, waitMs: 120_000 }

type Question = ReadingQuestion | FactsQuestion
type Answer = ReadingAnswer | FactsAnswer | FullProcess

/** @param restTime how long a process without a question stays, in milliseconds */
export const boundedReaders = (restTime = maxRest) =>
  new BoundedProcesses<Question, Answer & ProcessState>(startReadingProcess, restTime, ({ isSpent }) => isSpent)

const processes = boundedReaders()

/** One process reads for all agencies, one window of each in turn. */
const turns = new FairTurns({ total: 1, perKey: 1 })

/** Reads files and finds facts, for one agency after the other. */
export interface Reader {
  read(agencyId: string, question: ReadingQuestion): Promise<Outcome<ReadingAnswer>>
  findFacts(agencyId: string, question: FactsQuestion, timeLimits?: TimeLimits): Promise<Outcome<FactsAnswer>>
}

const ask = (agencyId: string, question: Question, timeLimits = readingTimeLimits): Promise<Outcome<Answer>> =>
  turns.take(agencyId, () => processes.ask(question, timeLimits))

const ownReader: Reader = {
  read: (agencyId, question) => ask(agencyId, question) as Promise<Outcome<ReadingAnswer>>,
  async findFacts(agencyId, question, timeLimits) {
    const first = await ask(agencyId, question, timeLimits)
    const isFull = first.state === 'ANSWERED' && 'isFull' in first.answer
    const last = isFull ? await ask(agencyId, question, timeLimits) : first
    // A new process that is full at once has no room for this document.
    if (last.state === 'ANSWERED' && 'isFull' in last.answer) return { state: 'TOO_MUCH' }
    return last as Outcome<FactsAnswer>
  },
}
let reader = ownReader

/** What reads files. */
export const currentReader = (): Reader => reader

/** Another one reads from now on, in a test. @returns what puts ours back */
export function useReader(other: Reader): () => void {
  reader = other
  return () => {
    reader = ownReader
  }
}

/** Ends the process; the next question starts a new one. Resolves when it is gone. */
export const closeReader = (): Promise<void> => processes.close()
