import { ButtonLink, ListScreen, type RowAction } from '@coverdesk/design-system'
import { Outlet, useList, useListPath, usePageTitle } from '@coverdesk/plugin-sdk'
import type { AccountRowFragment } from '../generated/documents'
import { accountTitle } from './account-columns'
import { accountList } from './account-list'

const accountPath = ({ id }: AccountRowFragment) => `/app/accounts/${id}`
const accountActions = (account: AccountRowFragment): RowAction[] => [
  { label: 'Edit', icon: 'edit', to: `${accountPath(account)}/edit` },
]

/** Every client of the agency. Dialogs open over the list. */
export function AccountList() {
  usePageTitle('Accounts')
  const createPath = useListPath('/app/accounts/new')
  return (
    <ListScreen
      list={useList(accountList)}
      title="Accounts"
      description="Every client of the agency, business and individual"
      words={{ one: 'account' }}
      action={
        <ButtonLink appearance="primary" to={createPath}>
          Create Account
        </ButtonLink>
      }
      phoneRow={accountTitle}
      rowTo={accountPath}
      rowActions={accountActions}
      empty={{
        hint: 'Create the first account, and it is listed here.',
        action: <ButtonLink to={createPath}>Create Account</ButtonLink>,
      }}
      noMatchHint="No name, email, city or contact begins with this. Try fewer letters, or clear the filter."
    >
      <Outlet />
    </ListScreen>
  )
}
