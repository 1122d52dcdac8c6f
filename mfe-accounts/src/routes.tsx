import { listLoader, type RouteObject } from '@coverdesk/plugin-sdk'
import { AccountDetail } from './account-detail/AccountDetail'
import { AccountOverview } from './account-detail/AccountOverview'
import { ContributedTab } from './account-detail/ContributedTab'
import { loadAccount } from './account-detail/load-account'
import { CreateAccountDialog } from './account-form/CreateAccountDialog'
import { createAccount } from './account-form/create-account'
import { EditAccountDialog } from './account-form/EditAccountDialog'
import { saveAccount } from './account-form/save-account'
import { AccountList } from './account-list/AccountList'
import { accountList } from './account-list/account-list'

export const routes: RouteObject[] = [
  {
    path: '/app/accounts',
    element: <AccountList />,
    loader: listLoader(accountList),
    children: [{ path: 'new', element: <CreateAccountDialog />, action: createAccount }],
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
          { path: 'edit', element: <EditAccountDialog />, action: saveAccount },
        ],
      },
      { path: ':tab', element: <ContributedTab /> },
    ],
  },
]
