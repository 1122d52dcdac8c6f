import { lazyElement, type RouteObject, replace } from '@coverdesk/plugin-sdk'
import { addUser } from './add-user/add-user'
import { subscriptionPath } from './paths'
import { SettingsPage } from './settings-page/SettingsPage'
import { loadSubscription } from './subscription/load-subscription'
import { SubscriptionPage } from './subscription/SubscriptionPage'
import { disableUser, enableUser } from './user-state/change-state'

const addDialog = async () => (await import('./add-user/AddUserDialog')).AddUserDialog
const disableDialog = async () => (await import('./user-state/DisableUserDialog')).DisableUserDialog
const enableDialog = async () => (await import('./user-state/EnableUserDialog')).EnableUserDialog

export const routes: RouteObject[] = [
  { path: '/app/settings', loader: () => replace(subscriptionPath) },
  {
    path: '/app/settings',
    element: <SettingsPage />,
    children: [
      {
        path: 'subscription',
        element: <SubscriptionPage />,
        loader: loadSubscription,
        children: [
          { path: 'users', element: lazyElement(addDialog), action: addUser },
          { path: 'users/:id/disable', element: lazyElement(disableDialog), action: disableUser },
          { path: 'users/:id/enable', element: lazyElement(enableDialog), action: enableUser },
        ],
      },
    ],
  },
]
