import mongoose, { type mongo } from 'mongoose'
import { ChangeLog } from '../audit/change-log.ts'
import { recordChanges } from '../audit/record-changes.ts'
import {
  currentMutation,
  inMutation,
  type Mutation,
  type MutationOrigin,
} from '../current-mutation/current-mutation.ts'
import { appendEvents } from '../outbox/append-events.ts'
import { followReferences } from '../references/follow-references.ts'

const transactionOptions: mongo.TransactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
}

/**
 * Runs `work` in one transaction, and writes its audit entries and events in the same one. The driver runs it again after
 * a write conflict, so `work` has no effect outside of the database; what it has asked other areas isn't asked again. Inside of another mutation it is a part of that one.
 *
 * @returns what `work` returned, after the commit
 * @throws what `work` throws; then nothing was written
 */
export async function runMutation<Result>(origin: MutationOrigin, work: () => Promise<Result>): Promise<Result> {
  if (currentMutation()) return work()
  const answers = new Map<string, Promise<unknown>>()
  return againAfterDuplicate(() =>
    mongoose.connection.transaction(async session => {
      const mutation = {
        origin: { ...origin },
        session,
        changes: new ChangeLog(),
        drafts: [],
        answers,
        isRunning: true,
      }
      try {
        return await inMutation(mutation, async () => {
          const result = await work()
          await finish(mutation)
          return result
        })
      } finally {
        mutation.isRunning = false
      }
    }, transactionOptions),
  )
}

async function finish(mutation: Mutation) {
  const changes = await mutation.changes.settle(mutation.session)
  await followReferences(mutation, changes)
  await recordChanges(mutation, changes)
  await appendEvents(mutation, changes)
}

const duplicateKey = 11_000
const maxAttempts = 3

/**
 * Two mutations that insert the same key at once may both have looked for it in vain. Inside of a transaction the database
 * gives the slower one a duplicate key; its second attempt finds the record. A key that is really taken stays so.
 */
async function againAfterDuplicate<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      const isDuplicate = error instanceof mongoose.mongo.MongoServerError && error.code === duplicateKey
      if (!isDuplicate || attempts === maxAttempts) throw error
    }
  }
}
