import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { databaseUri, isReady, until } from './product.ts'
import { relaxedLimits } from './relaxed-limits.ts'

const root = resolve(import.meta.dirname, '../..')

/** One more process of a service, beside the one that the supervisor keeps. */
export interface Replica {
  url: string
  stop(): Promise<void>
}

/**
 * Starts another replica of a service on the database of a running product.
 * @param variables what this service reads beside what all of them do
 */
export async function startReplica(
  dataFolder: string,
  service: string,
  port: number,
  variables: Record<string, string> = {},
): Promise<Replica> {
  const log = openSync(join(dataFolder, `second-${service}.log`), 'a')
  const child = spawn(process.execPath, ['--enable-source-maps', resolve(root, `services/${service}/dist/main.js`)], {
    env: {
      ...process.env,
      PORT: String(port),
      COVERDESK_DATA: dataFolder,
      COVERDESK_SECRET: secretOf(dataFolder, 'development.secret'),
      CREDENTIAL_KEYS: secretOf(dataFolder, 'development.credential-keys'),
      MONGODB_URI: databaseUri(dataFolder),
      LOG_LEVEL: 'debug',
      ...relaxedLimits,
      ...variables,
    },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const url = `http://127.0.0.1:${port}`
  await until(() => isReady(url), 30_000, `The second ${service} did not become ready.`)
  return { url, stop: () => stop(child) }
}

const secretOf = (dataFolder: string, file: string) => readFileSync(join(dataFolder, file), 'utf8').trim()

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise(done => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
