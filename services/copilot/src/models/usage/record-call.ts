import type { ModelAccess } from '../providers/provider.ts'
import { type CallOutcome, ModelCall } from './model-call.model.ts'
import { costOf, type Tokens } from './prices.ts'

/** The month that usage counts for, such as `2026-11`. */
export const monthOf = (day: Date): string => day.toISOString().slice(0, 7)

/** Counts a call, for the agency in scope. */
export async function recordCall(call: {
  access: ModelAccess
  runId: string | null
  ownerId: string
  tokens: Tokens
  isEstimated: boolean
  outcome: CallOutcome
  startedAt: Date
  durationMs: number
}): Promise<void> {
  const { access, tokens, startedAt, durationMs, ...rest } = call
  const { provider, model } = access
  const { inputTokens, outputTokens, cachedTokens } = tokens
  await ModelCall.create({
    ...{ ...rest, provider, model, inputTokens, outputTokens, cachedTokens, startedAt },
    durationMs: Math.round(durationMs),
    cost: costOf(provider, model, tokens),
    month: monthOf(startedAt),
  })
}
