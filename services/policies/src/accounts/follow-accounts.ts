import type { ConsumerDefinition } from '@coverdesk/kit'
import { BusinessPolicy } from '../policies/policy.model.ts'
import { refreshAccountSoon } from './refresh-account.ts'

/** Policies are found and sorted by what their account is called now. */
export const followAccounts: ConsumerDefinition = {
  name: 'policies-of-accounts',
  types: ['AccountUpdated', 'AccountsMerged'],
  async handle({ type, id, into }) {
    if (type === 'AccountUpdated') return refreshAccountSoon(id)
    if (!into) return
    await BusinessPolicy.updateMany({ accountId: id }, { $set: { accountId: into } }, { timestamps: false })
    await refreshAccountSoon(into)
  },
}
