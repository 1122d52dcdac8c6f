import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { freePorts } from '../../../scripts/supervisor/free-ports.ts'
import { buildService } from '../../../scripts/workspace/build-service.ts'
import { at } from '../../../scripts/workspace/root.ts'
import { embeddedMongoUri } from '../../../services/embedded-mongo/src/authentication/password.ts'
import { SessionStore } from '../../../services/gateway/src/sessions/session-store.ts'
import { documentId, documents } from './example.ts'
import { startProcess } from './processes.ts'

/** As the gateway's Dockerfile starts it. */
const productionMemory = ['--max-semi-space-size=64']

/** A process that is measured. */
export interface Measured {
  pid: number
  url: string
}

export interface Stage {
  ours: Measured
  oneProcess: Measured
  stitchingDefaults: Measured
  /** Of those who are signed in. */
  cookies: string[]
}

const script = (name: string) => at('bench/src/gateway', name)
const address = (port: number | undefined) => `http://127.0.0.1:${port}`

/** Starts everything: database, two subgraphs that answer from memory, our gateway as in production, and the others. */
export async function setStage(): Promise<Stage> {
  const [settings, accounts, ours, oneProcess, stitchingDefaults, database] = await freePorts(6)
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-bench-'))
  const mongodb = process.env['MONGODB_URI'] ?? (await startDatabase(folder, database))
  for (const [name, port] of Object.entries({ settings, accounts })) {
    await startProcess({
      script: script('subgraph.process.ts'),
      on: 'others',
      environment: { PART: name, PORT: String(port) },
    })
  }
  const subgraphs = { settings: address(settings), accounts: address(accounts) }
  return {
    ours: { pid: await startGateway(folder, mongodb, String(ours), subgraphs), url: address(ours) },
    oneProcess: await startReference('one-process.process.ts', oneProcess),
    stitchingDefaults: await startReference('stitching-defaults.process.ts', stitchingDefaults, {
      SUBGRAPHS: Object.values(subgraphs).join(','),
    }),
    cookies: await signInMany(mongodb),
  }
}

async function startReference(name: string, port: number | undefined, more: Record<string, string> = {}) {
  const environment = { PORT: String(port), NODE_ENV: 'production', ...more }
  return { pid: await startProcess({ script: script(name), on: 'measured', environment }), url: address(port) }
}

async function startDatabase(folder: string, port: number | undefined) {
  await buildService('services/embedded-mongo')
  await startProcess({
    script: at('services/embedded-mongo/dist/main.js'),
    on: 'others',
    environment: { PORT: String(port), COVERDESK_DATA: folder, LOG_LEVEL: 'warn' },
  })
  return embeddedMongoUri(folder, Number(port))
}

async function startGateway(folder: string, mongodb: string, port: string, subgraphs: Record<string, string>) {
  await buildService('services/gateway')
  const shell = join(folder, 'shell')
  mkdirSync(shell)
  writeFileSync(join(shell, 'index.html'), '<!--coverdesk:head-->')
  const operations = Object.entries(documents).map(([name, document]) => ({ name, document }))
  writeFileSync(join(shell, 'operations.json'), JSON.stringify(operations))
  return startProcess({
    script: at('services/gateway/dist/main.js'),
    on: 'measured',
    nodeOptions: productionMemory,
    environment: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://desk.example',
      PORT: port,
      MONGODB_URI: mongodb,
      COVERDESK_SECRET: randomBytes(32).toString('hex'),
      COVERDESK_DATA: folder,
      LOG_LEVEL: 'warn',
      SHELL_DIR: shell,
      SUBGRAPHS: Object.entries(subgraphs)
        .map(([name, url]) => `${name}=${url}`)
        .join(','),
    },
  })
}

/** Sessions of 400 users, as sign-in makes them. */
async function signInMany(mongodb: string) {
  const mongo = await MongoClient.connect(mongodb)
  const sessions = new SessionStore(mongo.db('gateway'), { idle: 3_600_000, absolute: 24 * 3_600_000 })
  const starting = Array.from({ length: 400 }, (_, index) =>
    sessions.start({ agencyId: `agency-${index % 7}`, userId: `user-${index}` }),
  )
  const tokens = await Promise.all(starting)
  await mongo.close()
  return tokens.map(token => `__Host-coverdesk_session=${token}`)
}

/** What a browser sends to ours in production: the name of a document that was published. */
export const trusted = (document: string, variables: object) =>
  JSON.stringify({ documentId: documentId(document), variables })
