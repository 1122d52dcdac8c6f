import type { CaraMonthlyLimitInput, CaraSettingsFieldsFragment } from '../generated/documents'

/** What the form holds; the server’s paths name the fields. */
export interface LimitValues {
  monthlyLimit: {
    /** Cents; NaN for no limit. */
    cost: number
    /** As typed; empty for no limit. */
    tokens: string
  }
}

/** One more than the server takes, and less than an Int. */
const tooManyTokens = 2_000_000_001

export const limitValues = ({ monthlyLimit: { cost, tokens } }: CaraSettingsFieldsFragment): LimitValues => ({
  monthlyLimit: { cost: cost ?? Number.NaN, tokens: tokens?.toLocaleString('en-US') ?? '' },
})

export const limitInput = ({ monthlyLimit: { cost, tokens } }: LimitValues): CaraMonthlyLimitInput => ({
  cost: Number.isNaN(cost) ? null : cost,
  tokens: tokensOf(tokens),
})

/** What is no number is none that the server takes: it says which ones it does. */
function tokensOf(typed: string): number | null {
  const digits = typed.replaceAll(/[\s,]/g, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Math.min(Number(digits), tooManyTokens) : 0
}

/** Everything that two people may change. */
export const limitLabels = [
  ['monthlyLimit.cost', 'Limit in US dollars'],
  ['monthlyLimit.tokens', 'Limit in tokens'],
] as const
