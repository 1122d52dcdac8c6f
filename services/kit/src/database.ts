import mongoose, { type mongo } from 'mongoose'
import { monitorCommands, traceCommands } from './telemetry/tracing.ts'

/** How long a health check waits for the database, in milliseconds. */
const pingTime = 1_000

/**
 * Connects mongoose's models to the service's own database and makes their indexes.
 * @param name the database, named after the service
 */
export async function connectDatabase(uri: string, name: string): Promise<void> {
  mongoose.set('strictQuery', 'throw')
  mongoose.set('sanitizeFilter', false)
  // What runs inside of a mutation joins its transaction by itself.
  mongoose.set('transactionAsyncLocalStorage', true)
  await mongoose.connect(uri, {
    dbName: name,
    autoIndex: false,
    ignoreUndefined: true,
    serverSelectionTimeoutMS: 10_000,
    monitorCommands: monitorCommands(),
  })
  traceCommands(mongoose.connection.getClient())
  await Promise.all(Object.values(mongoose.models).map(model => model.createIndexes()))
}

export const closeDatabase = () => mongoose.disconnect()

/** The service's own database, through the connection of mongoose's models. */
export function ownDatabase(): mongo.Db {
  const { db } = mongoose.connection
  if (!db) throw new Error('The database is not connected.')
  return db as unknown as mongo.Db
}

/** Whether the database answers at this moment. */
export async function databaseAnswers(): Promise<boolean> {
  const { db } = mongoose.connection
  if (!db) return false
  try {
    await db.command({ ping: 1 }, { timeoutMS: pingTime })
    return true
  } catch {
    return false
  }
}
