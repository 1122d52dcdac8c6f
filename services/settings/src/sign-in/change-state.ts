import type { Model } from 'mongoose'

/** Long enough for the longest cool-off, in milliseconds. */
const memory = 48 * 60 * 60 * 1_000

/**
 * Lets a pure rule decide on a record's present state and stores what follows. Inside of a mutation this is one step: when
 * someone else was faster, the mutation runs again, and the rule decides on what they left.
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
  const current = (await model.findById(id).lean().exec()) as State | null
  const outcome = await decide(current ?? empty)
  if (!outcome.next) return outcome
  const change = { $set: { ...outcome.next, forgetAt: new Date(Date.now() + memory) } }
  await model.updateOne({ _id: id } as never, change as never, { upsert: true })
  return outcome
}
