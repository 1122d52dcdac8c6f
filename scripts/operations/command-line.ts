import { resolve } from 'node:path'
import { z } from 'zod'
import { processEnvironment, readEnvironment } from '../../services/kit/src/environment.ts'
import { openProductDatabase, type ProductDatabase } from './product-database.ts'

/** Runs a command on the product's database, prints what it answers, and ends with status 1 and a sentence when it fails. */
export async function onProductDatabase(work: (database: ProductDatabase) => Promise<string>): Promise<void> {
  try {
    const environment = readEnvironment({
      MONGODB_URI: processEnvironment.MONGODB_URI.optional(),
      COVERDESK_DATA: z.string().default('.data'),
    })
    const database = await openProductDatabase({
      ...environment,
      COVERDESK_DATA: resolve(environment.COVERDESK_DATA),
    })
    try {
      console.log(await work(database))
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
