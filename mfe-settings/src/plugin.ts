import { definePlugin } from '@coverdesk/plugin-sdk/manifest'

const subscription = '/app/settings/subscription'
const security = '/app/settings/security'
const notifications = '/app/notifications'
const integrations = '/app/settings/integrations'
const audit = '/app/settings/audit'

export default definePlugin({
  id: 'settings',
  title: 'Settings',
  basePaths: ['/app/settings', notifications],
  nav: [{ section: 'Settings', label: 'Settings', icon: 'settings', path: '/app/settings', order: 900, key: 's' }],
  // Users are listed by their state.
  invalidates: {
    createAgencyUser: ['agencyUsers'],
    disableAgencyUser: ['agencyUsers'],
    enableAgencyUser: ['agencyUsers'],
    endAgencySession: ['agencySessions'],
    endOtherAgencySessions: ['agencySessions'],
    createIntegration: ['integrations'],
    removeIntegration: ['integrations'],
    markNotificationsRead: ['notifications'],
  },
  lists: { AgencyUser: ['agencyUsers'] },
  firstQueries: [
    { path: notifications, operation: 'Notifications', variables: {} },
    { path: `${notifications}/unread`, operation: 'Notifications', variables: { isUnread: true } },
    { path: subscription, operation: 'AgencyUsers', variables: {} },
    { path: `${subscription}/users`, operation: 'AgencyUsers', variables: {} },
    { path: integrations, operation: 'Integrations', variables: {} },
    ...(
      [
        ['profile', 'Profile', './src/profile/ProfilePage.tsx'],
        ['notifications', 'NotificationPreferences', './src/notification-preferences/NotificationPreferencesPage.tsx'],
        ['agency', 'AgencyProfile', './src/agency/AgencyPage.tsx'],
        ['data', 'AgencySecurity', './src/data/DataPage.tsx'],
      ] as const
    ).map(([tab, operation, part]) => ({ path: `/app/settings/${tab}`, operation, variables: {}, part })),
    { path: security, operation: 'SecondStep', variables: {}, part: './src/security/SecurityPage.tsx' },
    ...['AgencySessions', 'AgencySecurity'].map(operation => ({ path: security, operation, variables: {} })),
    { path: audit, operation: 'AuditLog', variables: {} },
  ],
  slots: [
    {
      slot: 'shell.top-bar',
      id: 'notifications',
      label: 'Notifications',
      order: 10,
      module: './src/notifications/NotificationBell.tsx',
    },
  ],
  commands: [
    { id: 'settings.notifications', title: 'Notifications', icon: 'notifications', keys: 'i', to: notifications },
    {
      id: 'settings.notification-preferences',
      title: 'Notification preferences',
      icon: 'settings',
      keys: 's n',
      to: '/app/settings/notifications',
    },
    { id: 'settings.add-user', title: 'Add user', icon: 'add', keys: 'c u', to: `${subscription}/users` },
    { id: 'settings.profile', title: 'Profile', icon: 'settings', keys: 's p', to: '/app/settings/profile' },
    { id: 'settings.edit-name', title: 'Edit your name', icon: 'settings', to: '/app/settings/profile/edit' },
    { id: 'settings.agency', title: 'Agency profile', icon: 'settings', to: '/app/settings/agency' },
    { id: 'settings.integrations', title: 'Integrations', icon: 'settings', to: integrations },
    { id: 'settings.security', title: 'Security', icon: 'settings', keys: 's s', to: security },
    {
      id: 'settings.second-step',
      title: 'Set up two-step verification',
      icon: 'settings',
      to: `${security}/second-step`,
    },
    { id: 'settings.audit', title: 'Audit log', icon: 'settings', keys: 's a', to: audit },
    { id: 'settings.data', title: 'Data retention', icon: 'settings', keys: 's d', to: '/app/settings/data' },
    { id: 'settings.verify', title: 'Verify the audit log', icon: 'settings', to: `${audit}/verify` },
  ],
  routes: () => import('./routes'),
})
