import type { ConsumerDefinition } from '@coverdesk/kit'
import { followMerge } from './follow-merge.ts'
import { refreshAccountSoon } from './refresh-account.ts'

/** Policies are found and sorted by what their account is called now. */
export const followAccounts: ConsumerDefinition = {
  name: 'policies-of-accounts',
  types: ['AccountUpdated', 'AccountsMerged'],
  async handle({ type, id, into, at }) {
    if (type === 'AccountUpdated') return refreshAccountSoon(id)
    if (into) await followMerge({ accountId: id, into, mergedAt: at.toISOString() })
  },
}
