import { currentAgencyId, rateLimited } from '@coverdesk/kit'
import { ModelTestTurn, type ModelTestTurns } from './model-test-turn.model.ts'

const most = 10
const periodMs = 10 * 60_000

/** Counts a test of a model. Inside of a mutation. @throws RATE_LIMITED after 10 in 10 minutes */
export async function takeTestTurn(now = new Date()): Promise<void> {
  const _id = currentAgencyId()
  const taken = await ModelTestTurn.findById(_id).lean<ModelTestTurns>()
  const endsAt = taken ? taken.since.getTime() + periodMs : 0
  if (!taken || endsAt <= now.getTime()) {
    await ModelTestTurn.updateOne({ _id }, { $set: { since: now, count: 1 } }, { upsert: true })
    return
  }
  if (taken.count >= most) {
    const seconds = Math.ceil((endsAt - now.getTime()) / 1_000)
    const minutes = Math.ceil(seconds / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    throw rateLimited(`Your agency tested models ${most} times within 10 minutes. Try again in ${wait}.`, seconds)
  }
  await ModelTestTurn.updateOne({ _id }, { $inc: { count: 1 } })
}
