import type { CaraSettingsFieldsFragment, CaraUsageFieldsFragment, CaraUsageQuery } from '../generated/documents'

const nora = { __typename: 'AgencyUser', id: 'u1', name: 'Nora Quill' } as const

/** Cara’s settings as an agency has them on its first day. */
export const someSettings = (more: Partial<CaraSettingsFieldsFragment> = {}): CaraSettingsFieldsFragment => ({
  __typename: 'CaraSettings',
  id: 'a1',
  version: 1,
  model: null,
  operatorModel: null,
  monthlyLimit: { __typename: 'CaraMonthlyLimit', cost: null, tokens: null },
  limitReached: null,
  webSearchEngine: 'Brave',
  isWebSearchAllowed: true,
  ...more,
})

export const operatorModel = { __typename: 'CaraOperatorModel', provider: 'OPENAI', name: 'gpt-5' } as const

export const ownModel = {
  __typename: 'CaraModel',
  provider: 'ANTHROPIC',
  name: 'claude-sonnet-4-5',
  url: null,
  keyStoredAt: '2026-11-02T17:04:00.000Z',
  consentedBy: nora,
  consentedAt: '2026-11-02T17:04:00.000Z',
} as const satisfies CaraSettingsFieldsFragment['model']

export const limitOf = (cost: number | null, tokens: number | null = null) =>
  ({ __typename: 'CaraMonthlyLimit', cost, tokens }) as const

const sum = (runs: number, tokens: number, cost: number, unpricedCalls = 0): CaraUsageFieldsFragment => ({
  ...{ __typename: 'CaraUsageSum', runs, tokens, cost, unpricedCalls },
})

const monthsBack = (count: number) =>
  Array.from({ length: count }, (_, ago) => new Date(Date.UTC(2026, 10 - ago)).toISOString().slice(0, 7))

type Usage = NonNullable<CaraUsageQuery['caraUsage']>

/** A year of usage, growing toward this month. @param name of the person who used most */
export const someUsage = (name = 'Nora Quill'): Usage => ({
  __typename: 'CaraUsage',
  months: monthsBack(12).map((month, ago) => ({
    __typename: 'CaraMonthUsage',
    month,
    usage: ago === 0 ? sum(46, 3_182_400, 4_120) : sum(40 - ago * 3, 2_400_000 - ago * 180_000, 3_600 - ago * 290),
  })),
  people: [
    { __typename: 'CaraPersonUsage', agencyUser: { ...nora, name }, usage: sum(31, 2_204_100, 2_870) },
    {
      __typename: 'CaraPersonUsage',
      agencyUser: { __typename: 'AgencyUser', id: 'u2', name: 'Sam Okafor' },
      usage: sum(15, 978_300, 1_250, 2),
    },
  ],
})

export const noUsage: Usage = {
  __typename: 'CaraUsage',
  months: monthsBack(12).map(month => ({ __typename: 'CaraMonthUsage', month, usage: sum(0, 0, 0) })),
  people: [],
}

export const limitSentence =
  'Your agency has used its monthly limit for Cara’s language model ($40.00). Cara can start again on December 1, or when the limit is raised in Settings.'
