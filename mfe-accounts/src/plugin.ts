import { definePlugin } from '@coverdesk/plugin-sdk/manifest'

export default definePlugin({
  id: 'accounts',
  title: 'Accounts',
  basePaths: ['/app/accounts'],
  nav: [{ section: 'Knowledge', label: 'Accounts', icon: 'accounts', path: '/app/accounts', order: 520 }],
  // A new name moves its account to another place of a sorted and searched list.
  invalidates: { createAccount: ['accounts', 'contacts'], updateAccount: ['accounts', 'contacts'] },
  routes: () => import('./routes'),
})
