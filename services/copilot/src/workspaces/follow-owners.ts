import { followRecord } from '@coverdesk/kit'
import { userOf } from '../agency-users/agency-users.ts'
import { Workspace, type WorkspaceRecord } from '../runs/records/workspace.model.ts'
import { changingFields } from '../runs/story/workspace-order.ts'

/** Workspaces are found by what their person is called now. */
export const followOwners = followRecord<WorkspaceRecord, { id: string; name: string }>({
  name: 'owners-of-cara-workspaces',
  type: 'AgencyUser',
  into: { model: Workspace, field: 'userId' },
  read: userOf,
  fields:
    ({ name: userName }) =>
    workspace => ({ userName, ...changingFields({ ...workspace, userName }) }),
})
