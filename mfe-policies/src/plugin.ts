import { definePlugin } from '@coverdesk/plugin-sdk/manifest'

/** The order and the shown parts of a list follow these. */
const lists = ['businessPolicies']
const changed = [...lists, 'businessPolicyHistory']
const removed = [...changed, 'businessPolicy', 'deletedBusinessPolicies', 'deletedBusinessPolicy']

const carriers = ['carriers', 'similarCarriers']

/** Of one policy; all of them show it. */
const places = [
  'overview',
  'documents',
  'documents/new',
  'documents/:fileId',
  'history',
  'edit',
  'coverage',
  'cancel',
  'renew',
  'reinstate',
  'delete',
]

/** The views that the list comes with, as `policy-list.ts` makes their addresses. */
const views = [
  ...[30, 60, 90].map(days => ({
    id: `policies.expiring-${days}`,
    title: `Policies: expiring in ${days} days`,
    to: `/app/policies?expires=${days}&sort=EXPIRES_AT_ASC`,
  })),
  {
    id: 'policies.cancellation-pending',
    title: 'Policies: cancellation pending',
    to: '/app/policies?pending=true',
  },
]

export default definePlugin({
  id: 'policies',
  title: 'Policies',
  basePaths: ['/app/policies'],
  nav: [{ section: 'Knowledge', label: 'Policies', icon: 'policies', path: '/app/policies', order: 540, key: 'p' }],
  invalidates: {
    // Policies are counted by company, and may bring new ones.
    createBusinessPolicies: [...lists, ...carriers],
    updateBusinessPolicy: [...changed, ...carriers],
    assignBusinessPolicies: changed,
    cancelBusinessPolicy: changed,
    reinstateBusinessPolicy: changed,
    // The policy that is renewed names the new one.
    renewBusinessPolicy: [...changed, 'businessPolicy'],
    deleteBusinessPolicy: removed,
    restoreBusinessPolicy: removed,
    createInsuranceCarrier: carriers,
    updateInsuranceCarrier: [...carriers, ...lists],
    mergeInsuranceCarriers: [...carriers, 'insuranceCarrier', 'businessPolicy', ...changed],
    deleteInsuranceCarrier: [...carriers, 'insuranceCarrier'],
    restoreInsuranceCarrier: [...carriers, 'insuranceCarrier'],
    createPolicyImport: ['policyImports'],
    uploadPolicyFile: ['businessPolicyHistory', 'businessPolicy'],
    deleteFile: ['businessPolicyHistory', 'businessPolicy'],
  },
  lists: {
    BusinessPolicy: [...lists, 'deletedBusinessPolicies'],
    InsuranceCarrier: [...carriers, 'insuranceCarrier'],
    PolicyEvent: ['businessPolicyHistory'],
    PolicyImport: ['policyImports'],
  },
  firstQueries: [
    { path: '/app/home', operation: 'ExpiringPolicies', variables: {} },
    { path: '/app/home', operation: 'PendingCancellations', variables: {} },
    { path: '/app/policies', operation: 'BusinessPolicies', variables: {} },
    { path: '/app/policies/new', operation: 'BusinessPolicies', variables: {} },
    { path: '/app/policies/deleted', operation: 'DeletedBusinessPolicies', variables: {} },
    { path: '/app/policies/import', operation: 'PolicyImports', variables: {} },
    { path: '/app/policies/import/new', operation: 'PolicyImports', variables: {} },
    { path: '/app/policies/import/:importId', operation: 'PolicyImport', variables: { id: ':importId' } },
    ...places.map(place => ({
      path: `/app/policies/:id/${place}`,
      operation: 'BusinessPolicy',
      variables: { id: ':id' },
    })),
  ],
  slots: [
    {
      slot: 'account.tab',
      id: 'policies',
      label: 'Policies',
      order: 100,
      module: './src/account-tab/AccountPolicies.tsx',
    },
    {
      slot: 'settings.tab',
      id: 'carriers',
      label: 'Carriers',
      order: 200,
      module: './src/carrier-settings/CarriersTab.tsx',
    },
    {
      slot: 'home.panel',
      id: 'expiring-policies',
      label: 'Expiring soon',
      order: 200,
      module: './src/home-panel/ExpiringSoon.tsx',
    },
    {
      slot: 'home.panel',
      id: 'pending-cancellations',
      label: 'Cancellation pending',
      // Below what is always there: it comes and goes.
      order: 600,
      module: './src/home-panel/CancellationPending.tsx',
    },
  ],
  columns: [
    {
      list: 'accounts',
      id: 'policies',
      header: 'Policies',
      order: 100,
      width: '90px',
      align: 'end',
      module: './src/account-columns/PolicyCount.tsx',
      texts: './src/account-columns/count-texts.ts',
    },
    {
      list: 'accounts',
      id: 'premium',
      header: 'Premium',
      order: 110,
      width: '120px',
      align: 'end',
      module: './src/account-columns/PolicyPremium.tsx',
      texts: './src/account-columns/premium-texts.ts',
    },
    {
      list: 'accounts',
      id: 'next-expiration',
      header: 'Next expiration',
      order: 120,
      width: '130px',
      align: 'end',
      module: './src/account-columns/NextExpiration.tsx',
      texts: './src/account-columns/next-expiration-texts.ts',
    },
  ],
  commands: [
    { id: 'policies.create', title: 'Create policy', icon: 'policies', keys: 'c p', to: '/app/policies/new' },
    { id: 'policies.import', title: 'Import policies', icon: 'policies', to: '/app/policies/import' },
    {
      id: 'policies.edit',
      title: 'Edit policy',
      icon: 'policies',
      keys: 'e',
      to: '/app/policies/:id/edit',
      within: '/app/policies/:id',
    },
    {
      id: 'policies.coverage',
      title: 'Edit coverage of policy',
      icon: 'edit',
      to: '/app/policies/:id/coverage',
      within: '/app/policies/:id',
    },
    {
      id: 'policies.upload',
      title: 'Upload document of policy',
      icon: 'add',
      keys: 'c d',
      to: '/app/policies/:id/documents/new',
      within: '/app/policies/:id',
    },
    {
      id: 'policies.renew',
      title: 'Renew policy',
      icon: 'policies',
      to: '/app/policies/:id/renew',
      within: '/app/policies/:id',
    },
    {
      id: 'policies.cancel',
      title: 'Cancel policy',
      icon: 'policies',
      to: '/app/policies/:id/cancel',
      within: '/app/policies/:id',
    },
    {
      id: 'policies.reinstate',
      title: 'Reinstate policy',
      icon: 'policies',
      to: '/app/policies/:id/reinstate',
      within: '/app/policies/:id',
    },
    { id: 'policies.delete', title: 'Delete policy', icon: 'policies', within: '/app/policies/:id' },
    {
      id: 'policies.add-to-account',
      title: 'Add policy to account',
      icon: 'policies',
      within: '/app/accounts/:id',
    },
    {
      id: 'policies.carriers',
      title: 'Carriers and wholesale brokers',
      icon: 'settings',
      to: '/app/settings/carriers',
    },
    { id: 'policies.deleted', title: 'Deleted policies', icon: 'policies', to: '/app/policies/deleted' },
    ...views.map(view => ({ ...view, icon: 'policies' })),
  ],
  palette: './src/palette.ts',
  search: 'Policies',
  routes: () => import('./routes'),
})
