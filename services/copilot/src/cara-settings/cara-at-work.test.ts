import { inTenantScope } from '@coverdesk/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProviderServer } from '../models/testing/provider-server.ts'
import { ModelCall } from '../models/usage/model-call.model.ts'
import { monthOf, recordCall } from '../models/usage/record-call.ts'
import { us } from '../testing/copilot-subgraph.ts'
import { colleague, isDone } from '../workspaces/testing/cara-subgraph.ts'
import { operatorHas, useSettingsSubgraph } from './testing/settings-subgraph.ts'

const cara = useSettingsSubgraph()
let server: ProviderServer

beforeAll(async () => {
  server = await ProviderServer.start('openai-compatible')
})
afterAll(async () => {
  operatorHas({})
  await server.close()
})
beforeEach(async () => {
  operatorHas({ CARA_ALLOWED_HOSTS: new URL(server.url).host })
  await cara.reset()
  await ModelCall.collection.deleteMany({})
})

const ours = () => ({ provider: 'OPENAI_COMPATIBLE', name: 'ours', url: server.url, key: 'k-71', isConfirmed: true })
const asked = async (message: string) => cara.until((await cara.create({ message })).id, isDone)
const used = (model: string, ownerId: string, startedAt = new Date(), runId = 'run') =>
  inTenantScope(us.agencyId, () =>
    recordCall({
      access: { provider: 'openai', model, key: '', url: 'https://api.openai.com/v1' },
      ...{ runId, ownerId, isEstimated: false, outcome: 'ANSWERED' as const, startedAt, durationMs: 900 },
      tokens: { inputTokens: 1_000_000, outputTokens: 100_000, cachedTokens: 0, keptTokens: 0 },
    }),
  )

describe('a run', () => {
  it('works with the agency’s own model and its key', async () => {
    await cara.save({ model: ours() })
    server.replies({ text: ['Seen by our own model.'] })
    const done = await asked('Who are you?')
    expect(done.run?.engine).toBe('openai-compatible:ours')
    expect(done.messages.at(-1)?.content).toBe('Seen by our own model.')
    expect(server.asked[0]?.headers.authorization).toBe('Bearer k-71')
  })

  it('works by rules once that model is removed', async () => {
    await cara.save({ model: ours() })
    await cara.save({ model: null })
    server.replies({ text: ['Not asked.'] })
    expect((await asked('Who are you?')).run?.engine).toBe('rules')
    expect(server.asked).toHaveLength(0)
  })

  it('ends in a sentence when the operator no longer allows the address', async () => {
    await cara.save({ model: ours() })
    operatorHas({})
    const done = await asked('Who are you?')
    expect(done.run).toMatchObject({
      state: 'FAILED',
      failure: 'The address of your agency’s language model isn’t allowed any more. Change it in Settings, under Cara.',
    })
  })

  it('doesn’t begin once the monthly limit is reached', async () => {
    await cara.save({ model: ours(), monthlyLimit: { cost: 225 } })
    await used('gpt-5', us.userId)
    server.replies({ text: ['Not asked.'] })
    const sentence = /^Your agency has used its monthly limit for Cara’s language model \(\$2\.25\)\./
    expect((await cara.settings()).limitReached).toMatch(sentence)
    const done = await asked('Who are you?')
    expect(done.state).toBe('WAITING_FOR_INPUT')
    expect(done.messages.at(-1)?.content).toMatch(sentence)
    expect(server.asked).toHaveLength(0)
    await cara.save({ monthlyLimit: { cost: 226 } })
    expect((await cara.settings()).limitReached).toBeNull()
    expect((await asked('Who are you?')).messages.at(-1)?.content).toBe('Not asked.')
  })

  it('of rules takes nothing of the limit', async () => {
    await cara.save({ monthlyLimit: { tokens: 1_000 } })
    await used('gpt-5', us.userId)
    expect((await cara.settings()).limitReached).toBeNull()
    expect((await asked('Who are you?')).run).toMatchObject({ state: 'COMPLETED', engine: 'rules' })
  })
})

it('usage is by month for a year, and by person this month', async () => {
  const now = new Date()
  const ago = (months: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
  await used('gpt-5', us.userId)
  await used('gpt-5', us.userId)
  await used('gpt-5', colleague.userId, now, 'another run')
  await used('of-nobody', colleague.userId, now, 'a third run')
  await used('gpt-5-nano', us.userId, ago(11), 'old')
  await used('gpt-5', us.userId, ago(12), 'too old')
  type Sum = { runs: number; tokens: number; cost: number; unpricedCalls: number }
  const { caraUsage } = await cara.data<{
    caraUsage: { months: { month: string; usage: Sum }[]; people: { agencyUser: object; usage: Sum }[] }
  }>(`{ caraUsage {
    months { month usage { runs tokens cost unpricedCalls } }
    people { agencyUser { id } usage { runs tokens cost unpricedCalls } } } }`)
  expect(caraUsage.months).toHaveLength(12)
  const none = { runs: 0, tokens: 0, cost: 0, unpricedCalls: 0 }
  expect(caraUsage.months[0]).toEqual({
    ...{ month: monthOf(now), usage: { runs: 3, tokens: 4_400_000, cost: 675, unpricedCalls: 1 } },
  })
  expect(caraUsage.months[1]?.usage).toEqual(none)
  expect(caraUsage.months[11]).toEqual({
    ...{ month: monthOf(ago(11)), usage: { ...none, runs: 1, tokens: 1_100_000, cost: 9 } },
  })
  expect(caraUsage.people).toEqual([
    { agencyUser: { id: us.userId }, usage: { ...none, runs: 1, tokens: 2_200_000, cost: 450 } },
    { agencyUser: { id: colleague.userId }, usage: { runs: 2, tokens: 2_200_000, cost: 225, unpricedCalls: 1 } },
  ])
})
