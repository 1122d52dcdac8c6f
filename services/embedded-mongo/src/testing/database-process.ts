import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

import { embeddedMongoUri } from '../authentication/password.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/**
 * The database as a process of its own, as it was started; it may not be ready, or never be.
 * @param logFile a file descriptor for its log; there is no log by default
 */
export function spawnProcess(data: string, port: number | string, logFile?: number): ChildProcess {
  const logLevel = logFile === undefined ? 'silent' : 'info'
  return spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, COVERDESK_DATA: data, LOG_LEVEL: logLevel, PORT: String(port) },
    stdio: ['ignore', logFile ?? 'inherit', logFile ?? 'pipe', 'ipc'],
  })
}

/** How often another free port is tried, should someone else have taken the one that was free. */
const maxTries = 3

/** The database as a process of its own, ready. @param port by default any free one */
export async function startProcess(data: string, port?: number, logFile?: number) {
  for (let left = port === undefined ? maxTries : 1; left > 0; left--) {
    const chosen = port ?? (await freePort())
    const child = spawnProcess(data, chosen, logFile)
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')])
    if (message?.type === 'ready') return { child, port: chosen, uri: embeddedMongoUri(data, chosen) }
  }
  throw new Error('The process ended before it was ready.')
}

/** As a power cut does it. */
export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
