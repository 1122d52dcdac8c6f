import { definePlugin } from '@coverdesk/plugin-sdk/manifest'

const subscription = '/app/settings/subscription'

export default definePlugin({
  id: 'settings',
  title: 'Settings',
  basePaths: ['/app/settings'],
  nav: [{ section: 'Settings', label: 'Settings', icon: 'settings', path: '/app/settings', order: 900, key: 's' }],
  // Users are listed by their state.
  invalidates: {
    createAgencyUser: ['agencyUsers'],
    disableAgencyUser: ['agencyUsers'],
    enableAgencyUser: ['agencyUsers'],
  },
  lists: { AgencyUser: ['agencyUsers'] },
  firstQueries: [
    { path: subscription, operation: 'AgencyUsers', variables: {} },
    { path: `${subscription}/users`, operation: 'AgencyUsers', variables: {} },
  ],
  commands: [{ id: 'settings.add-user', title: 'Add user', icon: 'add', keys: 'c u', to: `${subscription}/users` }],
  routes: () => import('./routes'),
})
