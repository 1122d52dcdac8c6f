import { ButtonLink, ListScreen, type RowAction, type RowSelection } from '@coverdesk/design-system'
import { navigate, Outlet, useList, useListPath, usePageTitle } from '@coverdesk/plugin-sdk'
import type { ServiceRequestRowFragment } from '../generated/documents'
import { assignPath, newRequestPath, overviewPath, setDuePath, updatePath } from '../paths'
import { ListedRequests, maxChanged, withChosen } from '../request-bulk/chosen-requests'
import { requestOnPhone } from './request-columns'
import { requestList } from './request-list'
import { useAssignees } from './use-assignees'

const rowPath = ({ id }: ServiceRequestRowFragment) => overviewPath(id)
const rowActions = ({ id }: ServiceRequestRowFragment): RowAction[] => [
  { label: 'Update request', icon: 'edit', to: updatePath(id) },
]

/** The agency’s service requests (specification 2 §2). Dialogs open over the list. */
export function RequestList() {
  usePageTitle('Servicing')
  const createPath = useListPath(newRequestPath)
  const toAssign = useListPath(assignPath)
  const toSetDue = useListPath(setDuePath)
  const list = useList(requestList, { assigned: useAssignees() })
  const bulkActions = (chosen: RowSelection) => {
    if (chosen.kind !== 'some' || chosen.keys.size > maxChanged) return []
    const about = (path: string) => () => void navigate(withChosen(path, [...chosen.keys]))
    return [
      { label: 'Assign to…', run: about(toAssign) },
      { label: 'Set due date…', run: about(toSetDue) },
    ]
  }
  return (
    <ListScreen
      list={list}
      title="Servicing"
      description="Service requests from your customers"
      words={{ one: 'service request' }}
      loadingText="Loading service requests... This might take a moment."
      action={
        <ButtonLink appearance="primary" to={createPath}>
          Create Request
        </ButtonLink>
      }
      phoneRow={requestOnPhone}
      rowTo={rowPath}
      rowActions={rowActions}
      bulkActions={bulkActions}
      empty={{
        hint: "Your clients haven't made any service requests yet.",
        action: <ButtonLink to={createPath}>Create Request</ButtonLink>,
      }}
      noMatchHint="No matches. Try fewer letters, or another filter."
    >
      <ListedRequests value={list.loading ? undefined : list.rows}>
        <Outlet />
      </ListedRequests>
    </ListScreen>
  )
}
