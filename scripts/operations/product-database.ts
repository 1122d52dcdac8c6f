import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { z } from 'zod'
import { databasePassword, embeddedMongoUri, startEmbeddedMongo } from '../../services/embedded-mongo/src/index.ts'
import { isPortFree } from '../supervisor/free-ports.ts'

/** The product's database for a command beside the product. */
export interface ProductDatabase {
  client: MongoClient
  /** Where it is, for what connects by itself. */
  uri: string
  /** Whether the product runs on this data folder at this moment. */
  isProductRunning: boolean
  /** Where the product keeps what is not in the database. */
  dataFolder: string
  close(): Promise<void>
}

interface Place {
  MONGODB_URI?: string | undefined
  COVERDESK_DATA: string
}

const processList = z.array(z.object({ name: z.string(), port: z.number() }))

/**
 * Connects to `MONGODB_URI`; without it to the embedded database of the running product, or, when the product does not
 * run, to one that is started on the data folder for as long as the command takes.
 */
export async function openProductDatabase({ MONGODB_URI, COVERDESK_DATA }: Place): Promise<ProductDatabase> {
  if (MONGODB_URI) return connect(MONGODB_URI, COVERDESK_DATA, { isProductRunning: false })
  const port = await runningPort(COVERDESK_DATA)
  if (port) return connect(embeddedMongoUri(COVERDESK_DATA, port), COVERDESK_DATA, { isProductRunning: true })
  const path = join(COVERDESK_DATA, 'mongo')
  const database = await startEmbeddedMongo({ path, password: databasePassword(path) })
  return connect(database.uri, COVERDESK_DATA, { isProductRunning: false, end: () => database.close() })
}

async function connect(
  uri: string,
  dataFolder: string,
  { isProductRunning, end = async () => {} }: { isProductRunning: boolean; end?: () => Promise<void> },
): Promise<ProductDatabase> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5_000 })
  const close = async () => {
    await client.close()
    await end()
  }
  return { client, uri, isProductRunning, dataFolder, close }
}

/** Where the supervisor's database listens, as its process list says; the list of a product that ended is stale. */
async function runningPort(dataFolder: string): Promise<number | undefined> {
  const file = join(dataFolder, 'processes.json')
  if (!existsSync(file)) return undefined
  const database = processList
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .find(({ name }) => name === 'embedded-mongo')
  return database && !(await isPortFree(database.port)) ? database.port : undefined
}
