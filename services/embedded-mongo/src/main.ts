import { join } from 'node:path'
import pino from 'pino'
import { databasePassword } from './authentication/password.ts'
import { EnvironmentError, readEnvironment } from './environment.ts'
import { startEmbeddedMongo } from './server.ts'
import { FolderDamaged } from './storage/folder-damaged.ts'
import { FolderInUse } from './storage/folder-lock.ts'
import { FolderUnusable } from './storage/format.ts'

/** Ends the process permanently when closing takes longer, in milliseconds. */
const closingTime = 3_000

/** The status of a process that ends because the data are damaged: starting it again is no help. */
const damagedStatus = 3

/** Failures whose message is a sentence for the person who starts the process. */
const explained = [EnvironmentError, FolderInUse, FolderUnusable]

// A log that can't be written, such as a file on a full disk, is no reason to end.
const output = pino.destination(1).on('error', () => {})
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const log = pino(
  {
    level: process.env['LOG_LEVEL'] || 'info',
    base: { service: 'embedded-mongo' },
    timestamp: pino.stdTimeFunctions.isoTime,
  },
  output,
)

try {
  const { PORT, HOST, COVERDESK_DATA } = readEnvironment(process.env)
  const path = join(COVERDESK_DATA, 'mongo')
  const mongo = await startEmbeddedMongo({
    path,
    password: databasePassword(path),
    port: PORT,
    host: HOST,
    onDefect: error => log.error(error, 'defect'),
    onNotice: notice => log.info(notice),
  })
  endOnRequest(mongo.close)
  log.info({ port: mongo.port }, 'listening')
  process.send?.({ type: 'ready' })
} catch (error) {
  if (explained.some(kind => error instanceof kind)) process.stderr.write(`${(error as Error).message}\n`)
  else log.fatal(error, 'could not start')
  process.exit(error instanceof FolderDamaged ? damagedStatus : 1)
}

function endOnRequest(close: () => Promise<void>) {
  let isEnding = false
  const end = (reason: string, status: number) => {
    if (isEnding) return
    isEnding = true
    log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), closingTime - 100).unref()
    close().then(
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
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, error => {
      log.fatal(error, event)
      end(event, 1)
    })
  }
}
