import { definePlugin } from '@coverdesk/plugin-sdk/manifest'

export default definePlugin({
  id: 'accounts',
  title: 'Accounts',
  basePaths: ['/app/accounts'],
  nav: [{ section: 'Knowledge', label: 'Accounts', icon: 'accounts', path: '/app/accounts', order: 520, key: 'a' }],
  // A new name moves its account to another place of a sorted and searched list.
  invalidates: { createAccount: ['accounts', 'contacts'], updateAccount: ['accounts', 'contacts'] },
  lists: { Account: ['accounts'], Contact: ['contacts'] },
  firstQueries: [
    { path: '/app/accounts', operation: 'Accounts', variables: {} },
    { path: '/app/accounts/new', operation: 'Accounts', variables: {} },
    { path: '/app/accounts/:id', operation: 'Account', variables: { id: ':id' } },
    { path: '/app/accounts/:id/edit', operation: 'Account', variables: { id: ':id' } },
  ],
  commands: [
    { id: 'accounts.create', title: 'Create account', icon: 'accounts', keys: 'c a', to: '/app/accounts/new' },
    {
      id: 'accounts.edit',
      title: 'Edit account',
      icon: 'accounts',
      keys: 'e',
      to: '/app/accounts/:id/edit',
      within: '/app/accounts/:id',
    },
  ],
  palette: './src/palette.ts',
  search: 'Accounts',
  routes: () => import('./routes'),
})
