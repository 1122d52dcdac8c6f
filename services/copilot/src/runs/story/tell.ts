import { emit } from '@coverdesk/kit'
import type { Types } from 'mongoose'

/**
 * Says that something in a workspace changed, where its own record stays as it is: to whoever watches it. Lists, which show none of it,
 * would be asked again several times a second. Inside of a mutation.
 */
export const tellProgress = (workspaceId: Types.ObjectId): void =>
  emit('CaraWorkspaceProgressed', {
    typename: 'CaraWorkspaceProgress',
    id: String(workspaceId),
    version: null,
    kind: 'UPDATED',
  })
