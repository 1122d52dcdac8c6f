import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePorts } from '../../scripts/supervisor/free-ports.ts'
import { embeddedMongoUri } from '../../services/embedded-mongo/src/authentication/password.ts'
import { relaxedLimits } from './relaxed-limits.ts'

const root = resolve(import.meta.dirname, '../..')
/** Ends a start that hangs, in milliseconds. */
const startTime = 180_000
/** How long a product may take to end before it is killed, in milliseconds. */
const stopTime = 15_000

/** A product of its own for tests: `npm start` on a free port, with its own data folder. */
export interface TestProduct {
  url: string
  dataFolder: string
  /** Everything that its processes printed, down to the level debug. */
  logFile: string
  child: ChildProcess
}

/**
 * Starts the built product and waits until it is ready.
 * @param environment more variables for all of its processes
 */
export async function startProduct(
  dataFolder = mkdtempSync(join(tmpdir(), 'coverdesk-e2e-')),
  environment: Record<string, string> = {},
): Promise<TestProduct> {
  const port = await freePort()
  const logFile = join(dataFolder, 'product.log')
  const log = openSync(logFile, 'a')
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      COVERDESK_DATA: dataFolder,
      // Journeys kill their database; a real one that the other suites run against is not theirs.
      MONGODB_URI: '',
      LOG_LEVEL: 'debug',
      ...relaxedLimits,
      ...environment,
    },
    stdio: ['ignore', log, log],
  })
  const url = `http://localhost:${port}`
  const product = { url, dataFolder, logFile, child }
  try {
    await until(
      async () => {
        if (hasEnded(child)) throw new Error(`The product ended (${child.exitCode ?? child.signalCode}).`)
        return isReady(url)
      },
      startTime,
      'The product did not become ready.',
    )
  } catch (error) {
    // Else no one would end it.
    await stopProduct(product)
    const lastLines = readFileSync(logFile, 'utf8').split('\n').slice(-40).join('\n')
    throw new Error(`${error instanceof Error ? error.message : error} The end of ${logFile}:\n${lastLines}`)
  }
  return product
}

/** It ended by itself, or died of a signal. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/**
 * SIGINT to npm alone, as a process manager sends it, then waits for the end. A product that hangs is killed; its processes
 * end when their supervisor is gone.
 */
export function stopProduct({ child }: TestProduct): Promise<void> {
  if (hasEnded(child)) return Promise.resolve()
  return new Promise(done => {
    const hung = setTimeout(() => child.kill('SIGKILL'), stopTime)
    child.once('exit', () => {
      clearTimeout(hung)
      done()
    })
    child.kill('SIGINT')
  })
}

/** How to connect to the product's database. */
export function databaseUri(dataFolder: string): string {
  const database = processes(dataFolder).find(({ name }) => name === 'embedded-mongo')
  if (!database) throw new Error(`${dataFolder} has no database that runs.`)
  return embeddedMongoUri(dataFolder, database.port)
}

/** The product's processes, as they run now. */
export const processes = (
  dataFolder: string,
): { name: string; pid: number; port: number; supervisor?: { pid: number } }[] =>
  JSON.parse(readFileSync(join(dataFolder, 'processes.json'), 'utf8'))

/** Process id of one of them. */
export function processId(dataFolder: string, name: string): number {
  const found = processes(dataFolder).find(process => process.name === name)
  if (!found) throw new Error(`No process is named ${name}.`)
  return found.pid
}

export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

/** Asks again every 100 ms until it holds. */
export async function until(
  holds: () => Promise<boolean> | boolean,
  milliseconds: number,
  otherwise: string,
): Promise<void> {
  const deadline = Date.now() + milliseconds
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(otherwise)
    await new Promise(next => setTimeout(next, 100))
  }
}

/** A port of the loopback that no one listens on. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
