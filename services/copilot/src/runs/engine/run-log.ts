import { createLogger, type Logger } from '@coverdesk/kit'

let log: Pick<Logger, 'warn'> | undefined

/** Where runs say what no one sees elsewhere: ids, never a word of a conversation or a document. */
export function runLog(): Pick<Logger, 'warn'> {
  log ??= createLogger('copilot')
  return log
}
