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
  await createIndexes()
}

/** Connects mongoose's models to the service's own database, which is prepared. No command waits longer than `databaseWaits`. */
export const openDatabase = (uri: string, name: string): Promise<void> => connect(uri, name, databaseWaits)

/**
 * Makes the indexes of mongoose's models, and what else a service needs before it serves, over a connection of its own: it may
 * take as long as it needs.
 */
export async function prepareDatabase(uri: string, name: string, prepare: () => Promise<unknown>): Promise<void> {
  await connect(uri, name, preparingWaits)
  try {
    await createIndexes()
    await prepare()
  } finally {
    await closeDatabase()
  }
}

async function connect(uri: string, name: string, waits: mongoose.ConnectOptions) {
  mongoose.set('strictQuery', 'throw')
  mongoose.set('sanitizeFilter', false)
  // What runs inside of a mutation joins its transaction by itself.
  mongoose.set('transactionAsyncLocalStorage', true)
  const options = {
    dbName: name,
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

const createIndexes = () => Promise.all(Object.values(mongoose.models).map(model => model.createIndexes()))

export const closeDatabase = () => mongoose.disconnect()

/** The service's own database, through the connection of mongoose's models. */
export function ownDatabase(): mongo.Db {
  const { db } = mongoose.connection
  if (!db) throw new Error('The database is not connected.')
  return db as unknown as mongo.Db
}

/** Whether the database answers at this moment. */
export const databaseAnswers = databaseProbe(async () => ownDatabase().command({ ping: 1 }))
