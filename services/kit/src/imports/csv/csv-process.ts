import { FairTurns } from '../../fair-turns.ts'
import { BoundedProcesses } from '../../processes/bounded-processes.ts'
import { currentAgencyId } from '../../scope.ts'
import type { CsvWindow, ParsedWindow } from './parse-window.ts'
import { startCsvProcess } from './start-csv-process.ts'

/** A window takes a few milliseconds; starting the process on a busy machine takes most of this. */
const windowTimeoutMs = 4_000
/** The second attempt may wait for a machine that is busier still: not the file is to blame. */
const patientTimeoutMs = 15_000

const processes = new BoundedProcesses<CsvWindow, ParsedWindow>(startCsvProcess)

/** One process parses for all agencies, one window of each agency in turn. */
const turns = new FairTurns({ total: 1, perKey: 1 })

/** Parses a window of a file outside of this process. */
export function parseInChild(window: CsvWindow): Promise<ParsedWindow> {
  return turns.take(currentAgencyId(), async () => {
    const ask = (timeoutMs: number) => processes.ask(window, timeoutMs)
    // A process can die for reasons of its own; the window is the same for the next one.
    return (
      (await ask(windowTimeoutMs)) ??
      (await ask(patientTimeoutMs)) ?? { refusal: "This file can't be read. Save it again as a CSV file." }
    )
  })
}
