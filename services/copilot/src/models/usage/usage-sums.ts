import { ModelCall } from './model-call.model.ts'

/** What some calls took together. */
export interface Usage {
  /** Runs that a model worked on. */
  runs: number
  calls: number
  inputTokens: number
  outputTokens: number
  cachedTokens: number
  /** In US dollars, of the calls whose price is known. */
  cost: number
  /** Calls whose price isn't known. */
  unpricedCalls: number
}

/** What one person’s calls took in one month. */
export interface UsageRow extends Usage {
  month: string
  ownerId: string
}

const sums = ['calls', 'inputTokens', 'outputTokens', 'cachedTokens', 'cost', 'unpricedCalls'] as const

/** The agency’s usage by month and person, the latest month first. @param first, last such as `2026-11`, both included */
export async function usageRows(first: string, last = first): Promise<UsageRow[]> {
  const rows = await ModelCall.aggregate<Usage & { _id: { month: string; ownerId: string } }>([
    { $match: { month: { $gte: first, $lte: last } } },
    {
      $group: {
        _id: { month: '$month', ownerId: '$ownerId', runId: '$runId' },
        calls: { $sum: 1 },
        inputTokens: { $sum: '$inputTokens' },
        outputTokens: { $sum: '$outputTokens' },
        cachedTokens: { $sum: '$cachedTokens' },
        cost: { $sum: '$cost' },
        unpricedCalls: { $sum: { $cond: [{ $eq: ['$cost', null] }, 1, 0] } },
      },
    },
    {
      $group: {
        _id: { month: '$_id.month', ownerId: '$_id.ownerId' },
        runs: { $sum: { $cond: [{ $eq: ['$_id.runId', null] }, 0, 1] } },
        ...Object.fromEntries(sums.map(field => [field, { $sum: `$${field}` }])),
      },
    },
    { $sort: { '_id.month': -1, '_id.ownerId': 1 } },
  ])
  return rows.map(({ _id, ...usage }) => ({ ..._id, ...usage }))
}

const nothing: Usage = {
  ...{ runs: 0, calls: 0, inputTokens: 0, outputTokens: 0, cachedTokens: 0, cost: 0, unpricedCalls: 0 },
}

/** Rows taken together. */
export const usageTotal = (rows: readonly Usage[]): Usage =>
  rows.reduce<Usage>(
    (sum, row) => ({
      runs: sum.runs + row.runs,
      calls: sum.calls + row.calls,
      inputTokens: sum.inputTokens + row.inputTokens,
      outputTokens: sum.outputTokens + row.outputTokens,
      cachedTokens: sum.cachedTokens + row.cachedTokens,
      cost: sum.cost + row.cost,
      unpricedCalls: sum.unpricedCalls + row.unpricedCalls,
    }),
    nothing,
  )
