import { outOfTime } from '../../errors.ts'
import { FairTurns } from '../../fair-turns.ts'
import { BoundedProcesses, type TimeLimits } from '../../processes/bounded-processes.ts'
import { currentAgencyId } from '../../scope.ts'
import type { CsvWindow, ParsedWindow } from './parse-window.ts'
import { startCsvProcess } from './start-csv-process.ts'

/** A window takes a few milliseconds; on a busy machine it mostly waits, and not the file is to blame. */
const timeLimits: TimeLimits = { cpuMs: 10_000, waitMs: 60_000 }

const processes = new BoundedProcesses<CsvWindow, ParsedWindow>(startCsvProcess)

/** One process parses for all agencies, one window of each agency in turn. */
const turns = new FairTurns({ total: 1, perKey: 1 })

/**
 * Parses a window of a file outside of this process.
 * @throws Error where the machine was too busy, or our processes died of it twice: it may be tried again
 */
export function parseInChild(window: CsvWindow): Promise<ParsedWindow> {
  return turns.take(currentAgencyId(), async () => {
    const outcome = await processes.ask(window, timeLimits)
    if (outcome.state === 'ANSWERED') return outcome.answer
    if (outcome.state === 'TOO_MUCH') return { refusal: "This file can't be read. Save it again as a CSV file." }
    throw outOfTime('We couldn’t read this file in time. Try again.')
  })
}
