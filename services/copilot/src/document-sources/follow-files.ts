import type { ConsumerDefinition } from '@coverdesk/kit'
import { policyScope, requestScope } from '../documents/scopes.ts'
import { filesOfPolicy } from './files-of-policy.ts'
import { filesOfRequest } from './files-of-request.ts'
import { readFilesOf } from './read-files-of.ts'

/** Reads what is attached to policies and service requests, once each, and forgets what is taken away. */
export const followFiles: ConsumerDefinition = {
  name: 'files-of-records',
  types: ['PolicyFilesChanged', 'BusinessPolicyDeleted', 'ServiceRequestUpdated', 'ServiceRequestDeleted'],
  async handle({ type, id }) {
    switch (type) {
      case 'PolicyFilesChanged':
        return readFilesOf(policyScope(id), () => filesOfPolicy(id))
      case 'BusinessPolicyDeleted':
        return readFilesOf(policyScope(id), async () => [])
      case 'ServiceRequestUpdated':
        return readFilesOf(requestScope(id), () => filesOfRequest(id))
      default:
        return readFilesOf(requestScope(id), async () => [])
    }
  },
}
