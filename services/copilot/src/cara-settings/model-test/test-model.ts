import { parseInput, type UserCallContext } from '@coverdesk/kit'
import { caraModelInput } from '../cara-settings.rules.ts'
import { keyFor } from '../own-model/key-for.ts'
import { refuseIfAny, urlErrors } from '../own-model/model-errors.ts'
import { findCaraSettings, storedKey } from '../records/find-settings.ts'
import { callOnce, type TestOutcome } from './call-once.ts'
import { takeTestTurn } from './take-test-turn.ts'

/**
 * Tests a model with the values entered, or with the stored key. The call is made when its outcome is asked for, which is after the
 * mutation’s transaction.
 *
 * @throws RATE_LIMITED, or VALIDATION_FAILED by field
 */
export async function testModel({ userId }: UserCallContext, input: unknown) {
  const entered = parseInput(caraModelInput, input)
  const { model: current } = await findCaraSettings()
  const choice = keyFor(entered, current)
  refuseIfAny([...(await urlErrors(entered)), ...('path' in choice ? [choice] : [])])
  await takeTestTurn()
  const isStored = !('path' in choice) && choice.kind === 'STORED'
  const key = isStored ? await storedKey() : (entered.key ?? '')
  const { provider, name, url } = entered
  let outcome: Promise<TestOutcome> | undefined
  const called = () => {
    outcome ??= callOnce({ provider, model: name, key, ...(url && { url }) }, userId)
    return outcome
  }
  return {
    isWorking: async () => (await called()).isWorking,
    message: async () => (await called()).message,
  }
}
