import { demoAgencies, inTenantScope } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import { useModelDatabase } from '../testing/model-database.ts'
import { ModelCall } from './model-call.model.ts'
import { monthlyLimitReached } from './monthly-limit.ts'
import { costOf } from './prices.ts'
import { recordCall } from './record-call.ts'
import { usageRows, usageTotal } from './usage-sums.ts'

useModelDatabase()
const here = <Result>(act: () => Promise<Result>) => inTenantScope(demoAgencies.harborPoint.id, act)
const there = <Result>(act: () => Promise<Result>) => inTenantScope(demoAgencies.canary.id, act)

const tokens = { inputTokens: 1_000_000, outputTokens: 100_000, cachedTokens: 0, keptTokens: 0 }
const call = (startedAt: string, ownerId: string, model = 'gpt-5', more: object = {}) =>
  recordCall({
    access: { provider: 'openai', model, key: '', url: 'https://api.openai.com/v1' },
    runId: 'run',
    ownerId,
    tokens,
    isEstimated: false,
    outcome: 'ANSWERED',
    startedAt: new Date(startedAt),
    durationMs: 1_200.4,
    ...more,
  })

describe('the price of a call', () => {
  it('is that of its input, output, cached and kept tokens', () => {
    const parts = { inputTokens: 1_000_000, outputTokens: 100_000, cachedTokens: 400_000, keptTokens: 100_000 }
    // 0.5 × $5 + 0.4 × $0.50 + 0.1 × $6.25 + 0.1 × $25
    expect(costOf('anthropic', 'claude-opus-5', parts)).toBeCloseTo(5.825)
  })

  it('is that of the model behind a dated name', () => {
    expect(costOf('openai', 'gpt-5-2025-08-07', tokens)).toBe(2.25)
    expect(costOf('anthropic', 'claude-haiku-4-5-20251001', tokens)).toBe(1.5)
  })

  it.each([
    ['openai', 'gpt-5.1', tokens],
    ['azure', 'gpt-5', tokens],
    ['google', 'gemini-2.5-pro', tokens],
  ] as const)('isn’t known for %s %s', (provider, model, taken) => {
    expect(costOf(provider, model, taken)).toBeNull()
  })
})

describe('usage', () => {
  it('is summed by month and person, and of one agency only', async () => {
    await here(async () => {
      await call('2026-09-30T23:59:59Z', 'ann')
      await call('2026-10-01T00:00:00Z', 'ann')
      await call('2026-10-31T23:00:00Z', 'ann', 'gpt-unknown')
      await call('2026-10-31T23:10:00Z', 'ann', 'gpt-unknown', { runId: 'other run' })
      await call('2026-10-02T00:00:00Z', 'ben', 'gpt-5', { outcome: 'STOPPED', isEstimated: true })
    })
    await there(() => call('2026-10-02T00:00:00Z', 'ann'))
    const rows = await here(() => usageRows('2026-09', '2026-10'))
    expect(
      rows.map(({ month, ownerId, runs, calls, cost, unpricedCalls }) => [
        ...[month, ownerId, runs, calls, cost, unpricedCalls],
      ]),
    ).toEqual([
      ['2026-10', 'ann', 2, 3, 2.25, 2],
      ['2026-10', 'ben', 1, 1, 2.25, 0],
      ['2026-09', 'ann', 1, 1, 2.25, 0],
    ])
    expect(usageTotal(await here(() => usageRows('2026-10')))).toEqual({
      ...{ runs: 3, calls: 4, inputTokens: 4_000_000, outputTokens: 400_000, cachedTokens: 0, cost: 4.5 },
      unpricedCalls: 2,
    })
  })

  it('counts the test of a model, which is no run', () =>
    here(async () => {
      await call('2026-07-01T00:00:00Z', 'dora', 'gpt-5', { runId: null })
      expect(await usageRows('2026-07')).toMatchObject([{ ownerId: 'dora', runs: 0, calls: 1, cost: 2.25 }])
    }))

  it('keeps how each call went', () =>
    here(async () => {
      await call('2026-08-01T00:00:00Z', 'cleo', 'gpt-5', { runId: 'seen', outcome: 'TIMED_OUT' })
      const [stored] = await ModelCall.find({ runId: 'seen' }).lean()
      expect(stored).toMatchObject({ provider: 'openai', outcome: 'TIMED_OUT', durationMs: 1_200, month: '2026-08' })
    }))
})

describe('the monthly limit', () => {
  const december = new Date('2026-12-15T12:00:00Z')
  const january = new Date('2027-01-01T00:00:00Z')

  it('stops what would begin after it, with a sentence, until the next month', () =>
    here(async () => {
      await call('2026-12-01T00:00:00Z', 'ann')
      expect(await monthlyLimitReached({ dollars: 2.26, tokens: null }, december)).toBeNull()
      expect(await monthlyLimitReached({ dollars: 2.25, tokens: null }, december)).toBe(
        'Your agency has used its monthly limit for Cara’s language model ($2.25). Cara can start again on January 1, or when the limit is raised in Settings.',
      )
      expect(await monthlyLimitReached({ dollars: 2.25, tokens: null }, january)).toBeNull()
    }))

  it('counts tokens, too, whatever they cost', () =>
    here(async () => {
      expect(await monthlyLimitReached({ dollars: 50, tokens: 1_100_001 }, december)).toBeNull()
      expect(await monthlyLimitReached({ dollars: 50, tokens: 1_100_000 }, december)).toContain('(1,100,000 tokens)')
      expect(await monthlyLimitReached({ dollars: null, tokens: null }, december)).toBeNull()
    }))
})
