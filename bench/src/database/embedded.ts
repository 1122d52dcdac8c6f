import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { MongoClient } from 'mongodb'
import { databaseMemory } from '../../../scripts/supervisor/product.ts'
import { buildService } from '../../../scripts/workspace/build-service.ts'
import { at } from '../../../scripts/workspace/root.ts'
import { embeddedMongoUri } from '../../../services/embedded-mongo/src/authentication/password.ts'
import type { Account } from './accounts.ts'
import { type Contestant, pageSize } from './contestant.ts'

/** The embedded database as the product runs it: its built process, asked by the driver. */
export interface Embedded extends Contestant {
  /** Resident memory of the process, in MB: its own, and with the pages of the file that it has looked at. */
  memory(): { own: number; all: number }
}

export async function startEmbedded(folder: string): Promise<Embedded> {
  await buildService('services/embedded-mongo')
  const port = await freePort()
  const child = spawn(process.execPath, [...databaseMemory, at('services/embedded-mongo/dist/main.js')], {
    env: { ...process.env, PORT: String(port), COVERDESK_DATA: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await Promise.race([once(child, 'message'), once(child, 'exit')])
  const client = await new MongoClient(embeddedMongoUri(folder, port)).connect()
  const accounts = client.db('bench').collection<Account>('accounts')
  await accounts.createIndexes([{ key: { agencyId: 1, name: 1, _id: 1 } }, { key: { agencyId: 1, words: 1 } }])
  return {
    load: async batch => void (await accounts.insertMany(batch)),
    page: ({ name, _id }) =>
      accounts
        .find({ agencyId: 'agency', $or: [{ name: { $gt: name } }, { name, _id: { $gt: _id } }] })
        .sort({ name: 1, _id: 1 })
        .limit(pageSize)
        .toArray(),
    point: _id => accounts.findOne({ _id }),
    write: async account => void (await accounts.insertOne(account)),
    memory: () => ({ own: statusOf(child.pid, 'RssAnon'), all: statusOf(child.pid, 'VmRSS') }),
    async close() {
      await client.close()
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** A figure of `/proc/<pid>/status`, in MB. */
function statusOf(pid: number | undefined, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
