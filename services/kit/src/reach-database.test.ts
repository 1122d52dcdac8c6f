import { once } from 'node:events'
import { createServer } from 'node:net'
import mongoose from 'mongoose'
import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'
import { reachDatabase } from './reach-database.ts'

/** A port that no one listens on any more. */
async function closedPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function connectInVain() {
  const port = await closedPort()
  const uri = `mongodb://user:s3cret@127.0.0.1:${port}/?replicaSet=rs`
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 300 })
  return { port, connect: () => client.connect() }
}

describe('a database that can’t be reached', () => {
  it('is named in one sentence, with what was tried and for how long', async () => {
    const { port, connect } = await connectInVain()
    const error = await reachDatabase(connect).catch((failure: unknown) => failure as Error)
    expect((error as Error).message).toMatch(
      new RegExp(
        `^No database answered within [\\d.]+ s at 127\\.0\\.0\\.1:${port} \\(ECONNREFUSED\\)\\. Make sure that it runs and that MONGODB_URI is right\\.$`,
      ),
    )
  })

  it('is logged with its servers, and without all that the driver knows', async () => {
    const { port, connect } = await connectInVain()
    const error = await connect().catch((failure: unknown) => failure)
    let line = ''
    const destination = {
      write: (text: string) => {
        line = text
      },
    }
    createLogger('test', 'info', destination).error({ err: error }, 'a request failed')
    expect(JSON.parse(line).err).toMatchObject({
      type: 'MongoServerSelectionError',
      servers: [`127.0.0.1:${port} (ECONNREFUSED)`],
    })
    expect(line).not.toMatch(/unable to serialize|s3cret|TopologyDescription/)
    expect(line.length).toBeLessThan(3_000)
  })
})
