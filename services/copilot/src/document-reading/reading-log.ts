import { createLogger, type Logger } from '@coverdesk/kit'

export type ReadingLog = Pick<Logger, 'warn'>

let log: ReadingLog | undefined

/** Where jobs that read say what no one sees elsewhere: ids, never a word of a document. */
export function useReadingLog(given: ReadingLog): void {
  log = given
}

export function readingLog(): ReadingLog {
  log ??= createLogger('copilot')
  return log
}
