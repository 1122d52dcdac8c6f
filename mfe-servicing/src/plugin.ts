import { definePlugin } from '@coverdesk/plugin-sdk/manifest'

/** Lists in which a request may appear, or change its place. */
const lists = ['serviceRequests', 'account']
const changed = [...lists, 'serviceRequest']

/** Of one request; all of them show it. */
const places = [
  'overview',
  'resolve',
  'email',
  'signed-request',
  'update',
  'correct',
  'link',
  'waiting',
  'duplicate',
  'loss',
  'reopen',
]

/** What the list begins with: it shows open requests. */
const open = { state: 'OPEN' }

/** The views that the list comes with, as `request-list.ts` makes their addresses. */
const views = [
  { id: 'mine', title: 'mine', search: 'assigned=me&sort=DUE_AT_ASC&waiting=no' },
  { id: 'unassigned', title: 'unassigned', search: 'assigned=none' },
  { id: 'due-this-week', title: 'due this week', search: 'due=week&sort=DUE_AT_ASC' },
  { id: 'overdue', title: 'overdue', search: 'due=overdue&sort=DUE_AT_ASC' },
  { id: 'closed', title: 'closed', search: 'state=CLOSED' },
]

/** What can be done on the page of a request, each a dialog over it. */
const actions = [
  { place: 'resolve', title: 'Resolve service request' },
  { place: 'update', title: 'Update service request', icon: 'edit', keys: 'e' },
  { place: 'correct', title: 'Correct details of service request', icon: 'edit' },
  { place: 'link', title: 'Link service request to an account or policy' },
  { place: 'waiting', title: 'Service request is waiting on…' },
  { place: 'duplicate', title: 'Mark service request as duplicate' },
  { place: 'loss', title: 'Report service request as loss, or remove the flag' },
  { place: 'signed-request', title: 'Attach signed request to cancel' },
  { place: 'email', title: 'Email resolution to client' },
  { place: 'reopen', title: 'Reopen service request' },
]

export default definePlugin({
  id: 'servicing',
  title: 'Servicing',
  basePaths: ['/app/servicing'],
  nav: [
    {
      section: 'Servicing',
      label: 'Service Requests',
      icon: 'service-requests',
      path: '/app/servicing',
      order: 300,
      key: 'r',
      count: 'WaitingServiceRequests',
    },
  ],
  invalidates: {
    createServiceRequest: lists,
    updateServiceRequest: changed,
    updateServiceRequests: changed,
    correctServiceRequest: changed,
    linkServiceRequest: changed,
    // The other request lists it.
    markServiceRequestDuplicate: changed,
    setServiceRequestWaiting: changed,
    endServiceRequestWaiting: changed,
    attachSignedCancellation: ['serviceRequest'],
    addServiceRequestCertificate: ['serviceRequest'],
    emailServiceRequestResolution: ['serviceRequest'],
    resolveServiceRequest: changed,
    reopenServiceRequest: changed,
    updateServiceRequestDuePolicy: ['serviceRequestDuePolicy'],
    // The account's tab shows when a request was updated last.
    addServiceRequestComment: changed,
  },
  lists: { ServiceRequest: ['serviceRequests', 'serviceRequest'] },
  firstQueries: [
    { path: '/app/home', operation: 'MyServiceRequests', variables: {} },
    { path: '/app/servicing', operation: 'ServiceRequests', variables: open },
    { path: '/app/servicing/new', operation: 'ServiceRequests', variables: open },
    ...places.map(place => ({
      path: `/app/servicing/:id/${place}`,
      operation: 'ServiceRequest',
      variables: { id: ':id' },
    })),
    ...[...places, 'conversation', 'activity'].map(place => ({
      path: `/app/servicing/:id/${place}`,
      operation: 'ServiceRequestConversations',
      variables: { id: ':id' },
    })),
    { path: '/app/servicing/:id/conversation', operation: 'ServiceRequest', variables: { id: ':id' } },
    {
      path: '/app/servicing/:id/conversation',
      operation: 'ServiceRequestConversation',
      variables: { id: ':id' },
      part: './src/request-conversation/RequestConversation.tsx',
    },
    { path: '/app/servicing/:id/activity', operation: 'ServiceRequest', variables: { id: ':id' } },
    {
      path: '/app/servicing/:id/activity',
      operation: 'ServiceRequestActivity',
      variables: { id: ':id' },
      part: './src/request-activity/RequestActivity.tsx',
    },
  ],
  slots: [
    {
      slot: 'account.tab',
      id: 'service',
      label: 'Service Requests',
      order: 300,
      module: './src/record-tabs/AccountRequests.tsx',
    },
    {
      slot: 'policy.tab',
      id: 'service',
      label: 'Service Requests',
      order: 300,
      module: './src/record-tabs/PolicyRequests.tsx',
    },
    {
      slot: 'settings.tab',
      id: 'service-requests',
      label: 'Service requests',
      order: 300,
      module: './src/due-settings/DueSettings.tsx',
    },
    {
      slot: 'home.panel',
      id: 'my-work',
      label: 'My work',
      order: 100,
      module: './src/home-panel/MyWork.tsx',
    },
  ],
  commands: [
    {
      id: 'servicing.create',
      title: 'Create service request',
      icon: 'service-requests',
      keys: 'c r',
      to: '/app/servicing/new',
    },
    ...actions.map(({ place, ...action }) => ({
      id: `servicing.${place}`,
      icon: 'service-requests',
      to: `/app/servicing/:id/${place}`,
      within: '/app/servicing/:id',
      ...action,
    })),
    {
      id: 'servicing.next',
      title: 'Next service request',
      icon: 'service-requests',
      keys: 'j',
      within: '/app/servicing/:id',
    },
    {
      id: 'servicing.previous',
      title: 'Previous service request',
      icon: 'service-requests',
      keys: 'k',
      within: '/app/servicing/:id',
    },
    {
      id: 'servicing.activity',
      title: 'Comment on service request',
      icon: 'edit',
      to: '/app/servicing/:id/activity',
      within: '/app/servicing/:id',
    },
    {
      id: 'servicing.add-to-account',
      title: 'Create service request for account',
      icon: 'service-requests',
      within: '/app/accounts/:id',
    },
    {
      id: 'servicing.add-to-policy',
      title: 'Create service request about policy',
      icon: 'service-requests',
      within: '/app/policies/:id',
    },
    {
      id: 'servicing.due-dates',
      title: 'Due dates of service requests',
      icon: 'settings',
      to: '/app/settings/service-requests',
    },
    ...views.map(({ id, title, search }) => ({
      id: `servicing.${id}`,
      title: `Service requests: ${title}`,
      icon: 'service-requests',
      to: `/app/servicing?${search}`,
    })),
  ],
  palette: './src/palette.ts',
  search: 'Service Requests',
  routes: () => import('./routes'),
})
