import mongoose, { type mongo } from 'mongoose'
import { databaseProbe } from './database-probe.ts'
import { databaseWaits, preparingWaits } from './database-waits.ts'
import { reachDatabase } from './reach-database.ts'
import { restartStuckMonitors } from './restart-stuck-monitors.ts'
import { monitorCommands, traceCommands } from './telemetry/tracing.ts'

/**
 * Connects mongoose's models to the service's own database and makes their indexes.
 * @param name the database, named after the service
 */
export async function connectDatabase(uri: string, name: string): Promise<void> {
  await openDatabase(uri, name)
  await prepareModels()
}

/** Connects mongoose's models to the service's own database, which is prepared. No command waits longer than `databaseWaits`. */
export const openDatabase = (uri: string, name: string): Promise<void> => connect(uri, name, databaseWaits)

/**
 * Makes the indexes of mongoose's models, and what else a service needs before it serves, over a connection of its own: it may
 * take as long as it needs.
 */
export async function prepareDatabase(uri: string, name: string, prepare: () => Promise<unknown>): Promise<void> {
  await connect(uri, name, { ...preparingWaits, maxPoolSize: preparingConnections })
  try {
    await prepareModels()
    await prepare()
  } finally {
    await closeDatabase()
  }
}

/** Each connection that is opened costs both sides more than the few short commands of a start. */
const preparingConnections = 2

async function connect(uri: string, name: string, waits: mongoose.ConnectOptions) {
  mongoose.set('strictQuery', 'throw')
  mongoose.set('sanitizeFilter', false)
  // What runs inside of a mutation joins its transaction by itself.
  mongoose.set('transactionAsyncLocalStorage', true)
  const options = {
    dbName: name,
    // Mongoose would ask for each collection and each index at every connection: `prepareModels` does it once.
    autoCreate: false,
    autoIndex: false,
    ignoreUndefined: true,
    monitorCommands: monitorCommands(),
    // Mongoose waits for a lost connection before the driver does.
    bufferTimeoutMS: databaseWaits.serverSelectionTimeoutMS,
    ...waits,
  }
  await reachDatabase(() => mongoose.connect(uri, options))
  traceCommands(mongoose.connection.getClient())
  restartStuckMonitors(mongoose.connection.getClient())
}

/** Makes the collections of mongoose's models that are missing, and all indexes of each with one command. */
async function prepareModels(): Promise<void> {
  const listed = await ownDatabase().listCollections({}, { nameOnly: true }).toArray()
  const present = new Set(listed.map(({ name }) => name))
  await Promise.all(Object.values(mongoose.models).map(model => prepareModel(model, present)))
}

async function prepareModel({ schema, collection: { collectionName } }: mongoose.Model<unknown>, present: Set<string>) {
  const indexes = schema.indexes().map(([key, options]) => ({ key, ...options }) as mongo.IndexDescription)
  if (indexes.length > 0) await ownDatabase().collection(collectionName).createIndexes(indexes)
  else if (!present.has(collectionName)) await ownDatabase().createCollection(collectionName)
}

export const closeDatabase = () => mongoose.disconnect()

/** The service's own database, through the connection of mongoose's models. */
export function ownDatabase(): mongo.Db {
  const { db } = mongoose.connection
  if (!db) throw new Error('The database is not connected.')
  return db as unknown as mongo.Db
}

/** Whether the database answers at this moment. */
export const databaseAnswers = databaseProbe(async () => ownDatabase().command({ ping: 1 }))
