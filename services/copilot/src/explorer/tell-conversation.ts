import { emit } from '@coverdesk/kit'

/** Whoever has the conversation about a policy open sees it follow. Inside of a mutation. */
export function tellConversation(policyId: string): void {
  emit('PolicyExplorerConversationChanged', {
    ...{ typename: 'PolicyExplorerConversation', id: policyId },
    ...{ version: null, kind: 'UPDATED' },
  })
}
