import { lazyElement, listLoader, type RouteObject } from '@coverdesk/plugin-sdk'
import { AccountDetail } from './account-detail/AccountDetail'
import { AccountOverview } from './account-detail/AccountOverview'
import { ContributedTab } from './account-detail/ContributedTab'
import { loadAccount } from './account-detail/load-account'
import { createAccount } from './account-form/create-account'
import { saveAccount } from './account-form/save-account'
import { AccountList } from './account-list/AccountList'
import { accountList } from './account-list/account-list'

const createDialog = async () => (await import('./account-form/CreateAccountDialog')).CreateAccountDialog
const editDialog = async () => (await import('./account-form/EditAccountDialog')).EditAccountDialog

export const routes: RouteObject[] = [
  {
    path: '/app/accounts',
    element: <AccountList />,
    loader: listLoader(accountList),
    children: [{ path: 'new', element: lazyElement(createDialog), action: createAccount }],
  },
  {
    path: '/app/accounts/:id',
    element: <AccountDetail />,
    loader: loadAccount,
    children: [
      {
        element: <AccountOverview />,
        children: [
          // Nothing covers the overview.
          { index: true, element: <></> },
          { path: 'edit', element: lazyElement(editDialog), action: saveAccount },
        ],
      },
      { path: ':tab', element: <ContributedTab /> },
    ],
  },
]
