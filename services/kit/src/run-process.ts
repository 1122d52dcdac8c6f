import { EnvironmentError } from './environment.ts'
import { createLogger, type Logger } from './logger.ts'
import { DatabaseUnreachable } from './reach-database.ts'
import { storageFailure } from './storage-failure.ts'
import { startTracing, stopTracing } from './telemetry/tracing.ts'

/** Ends the process permanently when closing takes longer, in milliseconds. */
const closingTime = 3_000

export interface RunningService {
  /** Where it listens. */
  port: number
  /** Lets requests in flight end and releases what the service holds. */
  close(): Promise<void>
}

/** What a process does: `start` serves until it is told to end, `migrate` prepares the database and ends by itself. */
export interface ServiceTasks {
  /** Resolves once the service can answer. */
  start(log: Logger): Promise<RunningService>
  /** `node main.js migrate`, before the processes of a new version start (docs/operations.md). */
  migrate(log: Logger): Promise<void>
}

/**
 * Runs a service as this process: tells the supervisor when it is ready, and ends cleanly on SIGTERM, SIGINT or when
 * the supervisor is gone. A wrong environment ends it with one sentence and status 1.
 *
 * @param name the service's name in logs
 * @example await runProcess('gateway', { start: startGateway, migrate: migrateGateway })
 */
export async function runProcess(name: string, { start, migrate }: ServiceTasks): Promise<void> {
  const log = createLogger(name, process.env['LOG_LEVEL'] || 'info')
  const isSupervised = process.connected
  try {
    if (taskOf(process.argv[2]) === 'migrate') {
      await migrate(log)
      log.info('the database is prepared')
      return process.exit(0)
    }
    await startTracing(name)
    const service = await start(log)
    const end = endOnRequest(service, log)
    if (isSupervised && !process.connected) end('supervisor gone', 0)
    else process.send?.({ type: 'ready' })
  } catch (error) {
    if (error instanceof EnvironmentError) process.stderr.write(`${error.message}\n`)
    else if (error instanceof DatabaseUnreachable) log.fatal(error.message)
    else log.fatal(error, 'could not start')
    process.exit(1)
  }
}

function taskOf(argument: string | undefined): keyof ServiceTasks {
  if (argument === undefined || argument === 'migrate') return argument ?? 'start'
  throw new EnvironmentError(`There is no task ${argument}. Give none to serve, or migrate.`)
}

function endOnRequest(service: RunningService, log: Logger) {
  let ending = false
  const end = (reason: string, status: number) => {
    if (ending) return
    ending = true
    log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), closingTime).unref()
    service
      .close()
      .then(stopTracing)
      .then(
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
    // Some library waited for no answer. A database that is away for a moment ends nothing.
    if (storageFailure(error)) return log.error({ err: error }, 'nobody waited for this failure of the database')
    log.fatal(error, 'unhandled rejection')
    end('unhandled rejection', 1)
  })
  return end
}
