import { setTimeout as sleep } from 'node:timers/promises'
import mongoose, { type Model } from 'mongoose'

/** Long enough for the longest cool-off, in milliseconds. */
const memory = 48 * 60 * 60 * 1_000

/** More parallel changes of one record than any honest use makes. */
const mostAttempts = 100

/**
 * Lets a pure rule decide on a record's present state and stores what follows, as one step: when somebody else was faster,
 * the rule decides again on what they left.
 *
 * @param empty the state of a record that does not exist yet
 * @param decide returns what follows as `next`, or no `next` when nothing changes
 * @returns the decision that was stored
 */
export async function changeState<Stored, State extends object, Outcome extends { next?: State }>(
  model: Model<Stored>,
  id: string,
  empty: State,
  decide: (state: State) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const current = (await model.findById(id).lean().exec()) as (State & { revision: number }) | null
    const outcome = await decide(current ?? empty)
    if (!outcome.next) return outcome
    const change = { ...outcome.next, _id: id, forgetAt: new Date(Date.now() + memory) }
    const isStored = current ? await replace(model, current.revision, change) : await insert(model, change)
    if (isStored) return outcome
    await sleep(Math.random() * Math.min(attempt, 20))
  }
  throw new Error('A sign-in record changed too often to be changed.')
}

async function replace<Stored>(model: Model<Stored>, revision: number, { _id, ...fields }: { _id: string }) {
  const change = { $set: { ...fields, revision: revision + 1 } }
  const { matchedCount } = await model.updateOne({ _id, revision } as never, change as never)
  return matchedCount === 1
}

async function insert<Stored>(model: Model<Stored>, record: object) {
  try {
    await model.insertOne({ ...record, revision: 1 } as never)
    return true
  } catch (error) {
    const isThereAlready = error instanceof mongoose.mongo.MongoServerError && error.code === 11_000
    if (isThereAlready) return false
    throw error
  }
}
