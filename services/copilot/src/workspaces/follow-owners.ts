import type { ConsumerDefinition } from '@coverdesk/kit'
import { nameOfUser } from '../agency-users/agency-users.ts'
import { Workspace, type WorkspaceRecord } from '../runs/records/workspace.model.ts'
import { changingFields } from '../runs/story/workspace-order.ts'

/** Workspaces are found by what their person is called now. No one has changed them: they keep their versions and their dates. */
export const followOwners: ConsumerDefinition = {
  name: 'owners-of-cara-workspaces',
  types: ['AgencyUserUpdated'],
  async handle({ id }) {
    const [one] = await Workspace.find({ userId: id }).limit(1).lean<WorkspaceRecord[]>()
    if (!one) return
    const userName = await nameOfUser(id)
    const outdated = await Workspace.find({ userId: id, userName: { $ne: userName } }).lean<WorkspaceRecord[]>()
    for (const workspace of outdated) {
      const changes = { userName, ...changingFields({ ...workspace, userName }) }
      await Workspace.updateOne({ _id: workspace._id }, { $set: changes }, { timestamps: false })
    }
  },
}
