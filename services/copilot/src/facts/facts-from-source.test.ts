import type { Fact } from '@coverdesk/coverage'
import { createLogger } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import type { Claim } from './claim.ts'
import type { FactSource } from './fact-source.ts'
import { factsFromSource } from './facts-from-source.ts'
import { sheetOf } from './testing/sheet-of.ts'

const pages = [
  sheetOf('Each occurrence limit: $1,000,000'),
  sheetOf('Each occurrence limit: $500,000', { number: 2 }),
  sheetOf('Each occurrence limit: Included', { number: 3 }),
  sheetOf('Each occurrence limit: $12 345.00', { number: 4 }),
]
const claim: Claim = {
  ...{ field: 'glPerOccurrenceLimit', line: 'GENERAL_LIABILITY', value: 100_000_000, unit: 'USD', confidence: 0.9 },
  ...{ page: 1, quote: 'Each occurrence limit: $1,000,000' },
}

async function read(...claims: Claim[]): Promise<{ facts: Fact[]; log: string }> {
  const lines: string[] = []
  const log = createLogger('copilot', 'info', { write: line => void lines.push(line) })
  const model: FactSource = { method: 'MODEL', claims: async () => claims }
  return { facts: await factsFromSource(model, { name: 'policy.pdf', pages }, log), log: lines.join('') }
}

describe('what a model claims', () => {
  it('is a fact with the boxes of its quote', async () => {
    const { facts, log } = await read(claim)
    expect(facts).toMatchObject([
      { state: 'FOUND', value: 100_000_000, method: 'MODEL', evidence: [{ page: 1, fileId: null }] },
    ])
    expect(facts[0]?.evidence[0]?.boxes).toHaveLength(1)
    expect(log).toBe('')
  })

  it.each([
    ['a quote that was changed', 'NOT_ON_PAGE', { quote: 'Each occurrence limit: $1,000,001' }],
    ['a quote of another page', 'NOT_ON_PAGE', { page: 2 }],
    ['a page that there isn’t', 'NOT_ON_PAGE', { page: 5 }],
    ['a value that its quote does not have', 'OTHER_VALUE', { value: 200_000_000 }],
    ['a part of an amount', 'CUT_VALUE', { page: 4, quote: 'Each occurrence limit: $12', value: 1_200 }],
  ])('with %s is dropped and counted by its reason', async (_, reason, broken) => {
    const { facts, log } = await read({ ...claim, ...broken })
    expect(facts).toEqual([])
    expect(JSON.parse(log)).toMatchObject({
      cara_judge_dropped: { [reason]: 1 },
      method: 'MODEL',
      fields: ['glPerOccurrenceLimit'],
    })
  })

  it('twice with two values is ambiguous, with both quotes', async () => {
    const other = { ...claim, value: 50_000_000, page: 2, quote: 'limit: $500,000' }
    const { facts } = await read(claim, other)
    expect(facts).toMatchObject([{ state: 'AMBIGUOUS', value: null, values: [100_000_000, 50_000_000] }])
    expect(facts[0]?.evidence.map(({ page }) => page)).toEqual([1, 2])
  })

  it('as an amount and as a word is ambiguous, with the unit of each', async () => {
    const word = {
      ...claim,
      value: 'INCLUDED',
      unit: 'WORD' as const,
      page: 3,
      quote: 'Each occurrence limit: Included',
    }
    const { facts } = await read(claim, word)
    expect(facts).toMatchObject([
      { state: 'AMBIGUOUS', unit: 'WORD', units: ['USD', 'WORD'], values: [100_000_000, 'INCLUDED'] },
    ])
  })

  it('has the whole line as its quote', async () => {
    const { facts } = await read({ ...claim, quote: '$1,000,000' })
    expect(facts).toMatchObject([{ state: 'FOUND', evidence: [{ quote: claim.quote }] }])
  })
})
