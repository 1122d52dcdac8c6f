import mongoose from 'mongoose'

/** How long a health check waits for the database, in milliseconds. */
const pingTime = 1_000

/**
 * Connects mongoose's models to the service's own database and makes their indexes.
 * @param name the database, named after the service
 */
export async function connectDatabase(uri: string, name: string): Promise<void> {
  mongoose.set('strictQuery', 'throw')
  mongoose.set('sanitizeFilter', false)
  await mongoose.connect(uri, {
    dbName: name,
    autoIndex: false,
    ignoreUndefined: true,
    serverSelectionTimeoutMS: 10_000,
  })
  await Promise.all(Object.values(mongoose.models).map(model => model.createIndexes()))
}

export const closeDatabase = () => mongoose.disconnect()

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
