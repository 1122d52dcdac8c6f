import { randomUUID } from 'node:crypto'
import type { MongoClient } from 'mongodb'
import { closeDatabase, connectDatabase } from '../../services/kit/src/database.ts'
import { CoverdeskError } from '../../services/kit/src/errors.ts'
import { prepareKitCollections } from '../../services/kit/src/kit-collections.ts'
import { runMutation } from '../../services/kit/src/mutation/run-mutation.ts'
import { nameService } from '../../services/kit/src/service-name.ts'
import { createAgency } from '../../services/settings/src/agencies/create-agency.ts'

/** Writes as `settings` itself would, so the agency's first audit entry says how it came to be. */
export async function createAgencyIn(uri: string, input: object): Promise<string> {
  nameService('settings')
  await connectDatabase(uri, 'settings')
  try {
    await prepareKitCollections()
    const origin = { operation: 'agency create', requestId: randomUUID(), isAlwaysAudited: false }
    const { _id, name, subscription } = await runMutation(origin, () => createAgency(input))
    return `${name} is in, on trial until ${subscription?.trialEndDate} with ${subscription?.numSeats} seats. Its id is ${_id}; its first user signs in with the address that you gave.`
  } catch (error) {
    throw error instanceof CoverdeskError ? new Error(sentencesOf(error)) : error
  } finally {
    await closeDatabase()
  }
}

function sentencesOf({ message, extensions }: CoverdeskError): string {
  const { validationErrors } = extensions as { validationErrors?: { message: string }[] }
  return validationErrors?.map(error => error.message).join('\n') || message
}

/** Every agency, the oldest first. */
export async function listAgencies(client: MongoClient): Promise<string> {
  const agencies = await client.db('settings').collection('agencies').find().sort({ _id: 1 }).toArray()
  if (agencies.length === 0) return 'There is no agency yet: npm run agency -- create'
  return agencies
    .map(({ _id, name, subscription }) => `${_id} ${name}: ${subscription?.state ?? 'no subscription'}`)
    .join('\n')
}
