import { emit } from '@coverdesk/kit'
import type { Types } from 'mongoose'

/** Says that something in a workspace changed, where its own record stays as it is. Inside of a mutation. */
export const tellProgress = (workspaceId: Types.ObjectId): void =>
  emit('CaraWorkspaceProgressed', {
    typename: 'CaraWorkspace',
    id: String(workspaceId),
    version: null,
    kind: 'UPDATED',
  })
