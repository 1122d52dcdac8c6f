import { monthOf } from '../models/usage/record-call.ts'
import { type Usage, usageRows, usageTotal } from '../models/usage/usage-sums.ts'

/** So many are shown, with this one. */
const shownMonths = 12

/** What language models took, as a query answers it. */
export async function presentUsage(now = new Date()) {
  const months = Array.from({ length: shownMonths }, (_, ago) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago))),
  )
  const [latest = ''] = months
  const rows = await usageRows(months.at(-1) ?? latest, latest)
  const people = rows.filter(({ month }) => month === latest)
  return {
    months: months.map(month => ({ month, usage: presentSum(usageTotal(rows.filter(row => row.month === month))) })),
    people: people
      .toSorted((one, other) => other.cost - one.cost || tokensOf(other) - tokensOf(one))
      .map(({ ownerId, ...usage }) => ({ agencyUser: { id: ownerId }, usage: presentSum(usage) })),
  }
}

const tokensOf = ({ inputTokens, outputTokens }: Usage): number => inputTokens + outputTokens

/** A part of a cent counts as a cent: what was used isn't shown as free. */
const presentSum = (usage: Usage) => ({
  runs: usage.runs,
  tokens: tokensOf(usage),
  // Sums of fractions end in 0.30000000000000004.
  cost: Math.ceil(Number((usage.cost * 100).toFixed(6))),
  unpricedCalls: usage.unpricedCalls,
})
