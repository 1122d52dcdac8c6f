import { CoverdeskError } from '@coverdesk/kit'
import { BusinessPolicy } from '../models/policy.model.ts'

/** What the list of accounts says of an account's policies. */
export interface PolicySummary {
  count: number
  /** Cents. */
  premium: number
  nextExpiration: string | null
}

/** So many accounts a list asks for at once. */
const maxAccounts = 100

const none: PolicySummary = { count: 0, premium: 0, nextExpiration: null }

/** Of each account, in one question to the database. */
export async function policySummaries(accountIds: readonly string[]): Promise<PolicySummary[]> {
  const found = await BusinessPolicy.aggregate<PolicySummary & { _id: string }>([
    { $match: { accountId: { $in: [...accountIds] }, state: { $in: ['BINDING', 'PENDING', 'INFORCE'] } } },
    {
      $group: {
        _id: '$accountId',
        count: { $sum: 1 },
        premium: { $sum: '$pricing.premium' },
        nextExpiration: { $min: '$expiresAt' },
      },
    },
  ])
  const byAccount = new Map(found.map(({ _id, ...summary }) => [_id, summary]))
  return accountIds.map(id => byAccount.get(id) ?? none)
}

/** @throws LIMIT_EXCEEDED */
export function refuseTooMany(accountIds: readonly string[]): void {
  if (accountIds.length <= maxAccounts) return
  throw new CoverdeskError('LIMIT_EXCEEDED', `Ask for up to ${maxAccounts} accounts at a time.`)
}
