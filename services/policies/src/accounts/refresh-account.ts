import { CoverdeskError, enqueue, fold, type JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { carrierNamesOf } from '../carrier-record/find-carriers.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { policyWords } from '../policies/policy-words.ts'
import { accountOfPolicy } from '../references/account-of-policy.ts'

/**
 * Puts what lists need of an account into all of its policies. They keep their versions: no one has changed them.
 * Inside of a mutation.
 */
async function refreshAccount(accountId: string): Promise<void> {
  const policies = await BusinessPolicy.find({ accountId }).lean()
  if (policies.length === 0) return
  const { name, email, contacts } = await accountOfPolicy(accountId)
  const account = { name, sortName: fold(name), email, contactIds: contacts.map(({ id }) => id) }
  const carrierNames = await carrierNamesOf(policies.flatMap(({ carrierId }) => carrierId ?? []))
  for (const policy of policies) {
    const carrierName = carrierNames.get(String(policy.carrierId)) ?? null
    const words = policyWords(policy, { account, carrierName })
    await BusinessPolicy.updateOne({ _id: policy._id }, { $set: { account, words } }, { timestamps: false })
  }
}

const payload = z.object({ accountId: z.string() })

/** Beside the events, which wait for each other: while accounts do not answer it tries again for about a day. */
export const refreshAccountLater: JobDefinition = {
  name: 'refresh-account',
  attempts: 9,
  run: ({ payload: given, step }) => step('refresh', () => refreshAccount(payload.parse(given).accountId)),
}

/** At once where accounts answer, else as soon as they do. Inside of a mutation. */
export async function refreshAccountSoon(accountId: string): Promise<void> {
  try {
    await refreshAccount(accountId)
  } catch (error) {
    const code = error instanceof CoverdeskError && error.code
    // It was deleted permanently; then it has no policies, or will have none.
    if (code === 'NOT_FOUND') return
    if (code !== 'SUBGRAPH_UNAVAILABLE') throw error
    await enqueue(refreshAccountLater.name, { accountId })
  }
}
