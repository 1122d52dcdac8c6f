import { EnvironmentError } from './environment.ts'
import { createLogger, type Logger } from './logger.ts'

/** Ends the process for good when closing takes longer, in milliseconds. */
const closingTime = 3_000

export interface RunningService {
  /** Lets requests in flight end and releases what the service holds. */
  close(): Promise<void>
}

/**
 * Runs a service as this process: tells the supervisor when it is ready, and ends cleanly on SIGTERM, SIGINT or when
 * the supervisor is gone. A wrong environment ends it with one sentence and status 1.
 *
 * @param name the service's name in logs
 * @param start resolves once the service can answer
 */
export async function runProcess(name: string, start: (log: Logger) => Promise<RunningService>): Promise<void> {
  const log = createLogger(name, process.env['LOG_LEVEL'] || 'info')
  const isSupervised = process.connected
  try {
    const service = await start(log)
    const end = endOnRequest(service, log)
    if (isSupervised && !process.connected) end('supervisor gone', 0)
    else process.send?.({ type: 'ready' })
  } catch (error) {
    if (error instanceof EnvironmentError) process.stderr.write(`${error.message}\n`)
    else log.fatal(error, 'could not start')
    process.exit(1)
  }
}

function endOnRequest(service: RunningService, log: Logger) {
  let ending = false
  const end = (reason: string, status: number) => {
    if (ending) return
    ending = true
    log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), closingTime).unref()
    service.close().then(
      () => process.exit(status),
      error => {
        log.error(error, 'closing failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => end('SIGTERM', 0))
  process.on('SIGINT', () => end('SIGINT', 0))
  process.on('disconnect', () => end('supervisor gone', 0))
  process.on('uncaughtException', error => {
    log.fatal(error, 'uncaught exception')
    end('uncaught exception', 1)
  })
  process.on('unhandledRejection', error => {
    log.fatal(error, 'unhandled rejection')
    end('unhandled rejection', 1)
  })
  return end
}
