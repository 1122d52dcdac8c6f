import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll } from 'vitest'
import { startEmbeddedMongo } from '../index.ts'

/** A folder that is gone after the test file. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'embedded-mongo-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/**
 * A client for the suites that speak MongoDB's documented behavior: of the server at `MONGODB_URI`, or of an embedded
 * one that lives as long as the test file.
 * @returns the client, and a database of the file's own, once the tests run
 */
export function useMongo(): {
  readonly client: MongoClient
  readonly database: ReturnType<MongoClient['db']>
  readonly uri: string
} {
  let client: MongoClient | undefined
  let uri = ''
  let release = async () => {}
  const name = `test_${Math.random().toString(36).slice(2)}`

  beforeAll(async () => {
    const given = process.env['MONGODB_URI']
    if (given) uri = given
    else {
      const folder = await temporaryFolder()
      const mongo = await startEmbeddedMongo({
        path: folder.path,
        onDefect: error => console.error(error),
      })
      uri = mongo.uri
      release = async () => {
        await mongo.close()
        await folder.remove()
      }
    }
    client = await new MongoClient(uri, { ignoreUndefined: true }).connect()
  })
  afterAll(async () => {
    await client?.db(name).dropDatabase()
    await client?.close()
    await release()
  })

  const connected = () => {
    if (!client) throw new Error('The client is there once the tests run.')
    return client
  }
  return {
    get client() {
      return connected()
    },
    get database() {
      return connected().db(name)
    },
    get uri() {
      return uri
    },
  }
}
