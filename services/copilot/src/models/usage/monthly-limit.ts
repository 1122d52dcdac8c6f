import { monthOf } from './record-call.ts'
import { usageRows, usageTotal } from './usage-sums.ts'

/** How much an agency’s language models may take in a month; null is no limit. */
export interface MonthlyLimit {
  /** In US dollars. Calls whose price isn't known count nothing here: limit their tokens. */
  dollars: number | null
  /** Input and output together. */
  tokens: number | null
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const number = new Intl.NumberFormat('en-US')
const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** Why no run may begin any more this month, as a sentence for people; null while there is something left. */
export async function monthlyLimitReached(limit: MonthlyLimit, now = new Date()): Promise<string | null> {
  if (limit.dollars === null && limit.tokens === null) return null
  const used = usageTotal(await usageRows(monthOf(now)))
  const reached =
    limit.dollars !== null && used.cost >= limit.dollars
      ? dollars.format(limit.dollars)
      : limit.tokens !== null && used.inputTokens + used.outputTokens >= limit.tokens
        ? `${number.format(limit.tokens)} tokens`
        : null
  if (!reached) return null
  const next = day.format(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)))
  return `Your agency has used its monthly limit for Cara’s language model (${reached}). Cara can start again on ${next}, or when the limit is raised in Settings.`
}
