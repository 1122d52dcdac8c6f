import type { ConsumerDefinition } from '@coverdesk/kit'
import { followMerge } from './follow-merge.ts'
import { refreshNamesSoon } from './refresh-names.ts'

/** Requests are found and sorted by what their account and their assignee are called now. */
export const followNames: ConsumerDefinition = {
  name: 'names-of-service-requests',
  types: ['AccountUpdated', 'AccountsMerged', 'AgencyUserUpdated'],
  async handle({ type, id, into, at }) {
    if (type === 'AgencyUserUpdated') return refreshNamesSoon({ assigneeId: id })
    if (type === 'AccountUpdated') return refreshNamesSoon({ accountId: id })
    if (into) await followMerge({ accountId: id, into, mergedAt: at.toISOString() })
  },
}
