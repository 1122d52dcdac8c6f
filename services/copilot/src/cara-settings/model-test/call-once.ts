import { type AgencyModel, agencysModel } from '../../models/language-model.ts'
import { providerNames } from '../../models/providers/provider.ts'
import { type CallFailure, failureOf } from '../../models/turn/call-failure.ts'
import { CallMeter } from '../../models/turn/call-meter.ts'
import { callModel, emptyAnswer } from '../../models/turn/call-model.ts'

/** How a test went. */
export interface TestOutcome {
  isWorking: boolean
  message: string
}

/** Shorter than the time of the mutation, in milliseconds. */
const times = { firstMs: 6_000, totalMs: 6_000 }
const question = { system: 'This is a test of the connection.', content: 'Answer with the word OK.' }

/** Calls a model once, and counts the call. */
export async function callOnce(agencyModel: AgencyModel, userId: string): Promise<TestOutcome> {
  const chosen = await agencysModel(agencyModel)
  const { system, content } = question
  const messages = [{ role: 'user' as const, content }]
  const { signal } = new AbortController()
  const answer = emptyAnswer()
  const begun = performance.now()
  const thrown = await new CallMeter({ chosen, runId: null, ownerId: userId, signal }).measure(
    answer,
    { system, messages },
    () => callModel({ model: chosen.model, system, messages, tools: [], times, signal, onText: () => {} }, answer),
  )
  if (thrown) return { isWorking: false, message: sentenceOf(agencyModel, failureOf(thrown.error)) }
  const seconds = Math.max(0.1, (performance.now() - begun) / 1_000).toFixed(1)
  return { isWorking: true, message: `It works: ${agencyModel.model} answered in ${seconds} s.` }
}

function sentenceOf({ provider }: AgencyModel, { outcome, reason }: CallFailure): string {
  const nextStep = outcome === 'REJECTED' ? 'Check the key, the model’s name and the address' : 'Try again in a minute'
  return `${providerNames[provider]} ${reason}. ${nextStep}.`
}
