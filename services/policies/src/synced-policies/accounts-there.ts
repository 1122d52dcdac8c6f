import { askProduct } from '@coverdesk/kit'
import { z } from 'zod'
import { accountFields, accountShape, asPolicyAccount, type PolicyAccount } from '../references/account-of-policy.ts'

const question = `query AccountsOfSyncedPolicies($source: String!, $foreignIds: [String!]!) {
  syncedAccounts(source: $source, foreignIds: $foreignIds) { foreignId account { ${accountFields} } }
}`
const answer = z.object({ syncedAccounts: z.array(z.object({ foreignId: z.string(), account: accountShape })) })

/** Which accounts clients of another system are. @throws SUBGRAPH_UNAVAILABLE while accounts do not answer */
export async function accountsThere(
  source: string,
  foreignIds: readonly string[],
): Promise<ReadonlyMap<string, PolicyAccount>> {
  const distinct = [...new Set(foreignIds)]
  if (distinct.length === 0) return new Map()
  const { syncedAccounts } = await askProduct(question, { source, foreignIds: distinct }, answer)
  return new Map(syncedAccounts.map(({ foreignId, account }) => [foreignId, asPolicyAccount(account)]))
}
