import { ButtonLink, ListScreen, type MenuAction, type RowAction, type RowSelection } from '@coverdesk/design-system'
import { navigate, Outlet, useList, useListPath, usePageTitle } from '@coverdesk/plugin-sdk'
import type { PolicyRowFragment } from '../generated/documents'
import { deletedPoliciesPath, overviewPath, policyPath } from '../paths'
import { withChosen } from '../policy-assign/chosen-policies'
import { policyOnPhone } from './policy-columns'
import { policyList } from './policy-list'
import { useAssignees } from './use-assignees'

const rowPath = ({ id }: PolicyRowFragment) => overviewPath(id)
const rowActions = ({ id }: PolicyRowFragment): RowAction[] => [
  { label: 'Edit', icon: 'edit', to: `${policyPath(id)}/edit` },
]
const moreActions: MenuAction[] = [{ label: 'Deleted policies', onSelect: () => void navigate(deletedPoliciesPath) }]
/** As many as the server changes at once. */
const maxAssigned = 100

/** Every policy of the agency. Dialogs open over the list. */
export function PolicyList() {
  usePageTitle('Policies')
  const createPath = useListPath('/app/policies/new')
  const assignPath = useListPath('/app/policies/assign')
  const assign = (ids: readonly string[]) => void navigate(withChosen(assignPath, ids))
  const bulkActions = (chosen: RowSelection) =>
    chosen.kind === 'some' && chosen.keys.size <= maxAssigned
      ? [{ label: 'Assign to…', run: () => assign([...chosen.keys]) }]
      : []
  return (
    <ListScreen
      list={useList(policyList, { assigned: useAssignees() })}
      title="Policies"
      description="View and manage your agency's policies"
      words={{ one: 'policy', many: 'policies' }}
      action={
        <>
          <ButtonLink to="/app/policies/import">Import</ButtonLink>
          <ButtonLink appearance="primary" to={createPath}>
            Add Policy
          </ButtonLink>
        </>
      }
      moreActions={moreActions}
      phoneRow={policyOnPhone}
      rowTo={rowPath}
      rowActions={rowActions}
      bulkActions={bulkActions}
      empty={{
        hint: 'Add your first policy to see it here.',
        action: <ButtonLink to={createPath}>Add Policy</ButtonLink>,
      }}
      noMatchHint="No matches. Try fewer letters, or clear the filter."
    >
      <Outlet />
    </ListScreen>
  )
}
