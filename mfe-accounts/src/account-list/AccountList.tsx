import { ButtonLink, ListScreen, type RowAction, rowActionIcons } from '@coverdesk/design-system'
import { navigate, Outlet, useList, useListPath, usePageTitle } from '@coverdesk/plugin-sdk'
import { deleteAccounts, deleteListed } from '../account-removal/delete-account'
import type { AccountRowFragment } from '../generated/documents'
import { accountTitle } from './account-columns'
import { accountList } from './account-list'

const accountPath = ({ id }: AccountRowFragment) => `/app/accounts/${id}`
/** The first release of the shell can't draw its icon; there the selection's bar deletes. */
const canDelete = 'delete' in (rowActionIcons ?? {})
const accountActions = (account: AccountRowFragment): RowAction[] => [
  { label: 'Edit', icon: 'edit', to: `${accountPath(account)}/edit` },
  ...(canDelete ? [{ label: 'Delete', icon: 'delete', run: () => void deleteListed(account.id) } as const] : []),
]

/** Two can be merged; so many that one sees what one does can be deleted. */
function chosenActions(ids: readonly string[]) {
  const [one, other] = ids
  const merge =
    ids.length === 2 && one && other
      ? [{ label: 'Merge', run: () => void navigate(`/app/accounts/${one}/merge/${other}`) }]
      : []
  const remove = ids.length <= maxDeleted ? [{ label: 'Delete', run: () => void deleteAccounts(ids) }] : []
  return [...merge, ...remove]
}

const maxDeleted = 20

/** Every client of the agency. Dialogs open over the list. */
export function AccountList() {
  usePageTitle('Accounts')
  const createPath = useListPath('/app/accounts/new')
  return (
    <ListScreen
      list={useList(accountList)}
      title="Accounts"
      description="All business and individual clients"
      words={{ one: 'account' }}
      action={
        <>
          <ButtonLink to="/app/accounts/import">Import</ButtonLink>
          <ButtonLink appearance="primary" to={createPath}>
            Create Account
          </ButtonLink>
        </>
      }
      phoneRow={accountTitle}
      rowTo={accountPath}
      rowActions={accountActions}
      bulkActions={chosen => (chosen.kind === 'some' ? chosenActions([...chosen.keys]) : [])}
      empty={{
        hint: 'Create your first account to see it here.',
        action: <ButtonLink to={createPath}>Create Account</ButtonLink>,
      }}
      noMatchHint="No matches. Try fewer letters, or clear the filter."
    >
      <Outlet />
    </ListScreen>
  )
}
