import { fold, followRecord } from '@coverdesk/kit'
import { carrierNamesOf } from '../carrier-record/find-carriers.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import { policyWords } from '../policies/policy-words.ts'
import { accountOfPolicy, type PolicyAccount } from '../references/account-of-policy.ts'

/** Policies are found and sorted by what their account is called now. */
export const followAccounts = followRecord<PolicyRecord, PolicyAccount>({
  name: 'policies-of-accounts',
  type: 'Account',
  into: { model: BusinessPolicy, field: 'accountId' },
  read: accountOfPolicy,
  async fields({ name, email, contacts }, policies) {
    const account = { name, sortName: fold(name), email, contactIds: contacts.map(({ id }) => id) }
    const carrierNames = await carrierNamesOf(policies.flatMap(({ carrierId }) => carrierId ?? []))
    return policy => {
      const carrierName = carrierNames.get(String(policy.carrierId)) ?? null
      return { account, words: policyWords(policy, { account, carrierName }) }
    }
  },
})
