import { ButtonLink, ListScreen, type RowAction, rowActionIcons } from '@coverdesk/design-system'
import { useList, usePageTitle } from '@coverdesk/plugin-sdk'
import type { DeletedPolicyFragment } from '../generated/documents'
import { overviewPath, policiesPath } from '../paths'
import { deletedList, deletedOnPhone } from './deleted-list'
import { restoreListed } from './restore-policy'

const rowPath = ({ id }: DeletedPolicyFragment) => overviewPath(id)
/** The shell before can't draw its icon; there the selection's bar and the policy's page restore. */
const canRestore = 'restore' in (rowActionIcons ?? {})
const rowActions = ({ id }: DeletedPolicyFragment): RowAction[] =>
  canRestore ? [{ label: 'Restore', icon: 'restore', run: () => void restoreListed([id]) }] : []
/** So many that one sees what one does. */
const maxRestored = 20

/** What was deleted, as long as it can be brought back. */
export function DeletedPolicies() {
  usePageTitle('Deleted policies')
  return (
    <ListScreen
      list={useList(deletedList)}
      title="Deleted policies"
      description="They can be brought back for 30 days; then they are gone with their history and documents"
      words={{ one: 'deleted policy', many: 'deleted policies' }}
      action={<ButtonLink to={policiesPath}>All policies</ButtonLink>}
      phoneRow={deletedOnPhone}
      rowTo={rowPath}
      rowActions={rowActions}
      bulkActions={chosen =>
        chosen.kind === 'some' && chosen.keys.size <= maxRestored
          ? [{ label: 'Restore', run: () => void restoreListed([...chosen.keys]) }]
          : []
      }
      empty={{ hint: 'Deleted policies are listed here for 30 days.' }}
      noMatchHint="Clear the filter."
    />
  )
}
