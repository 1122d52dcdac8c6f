import { definePlugin } from '@coverdesk/plugin-sdk/manifest'

const calls = '/app/calls'

export default definePlugin({
  id: 'communication',
  title: 'Calls',
  basePaths: [calls],
  nav: [{ section: 'Communication', label: 'Calls', icon: 'calls', path: calls, order: 400 }],
  invalidates: { logCall: ['calls'], linkCall: ['calls', 'call'] },
  lists: { Call: ['calls'] },
  firstQueries: [
    ...['', '/new', '/:id', '/:id/link'].map(place => ({
      path: `${calls}${place}`,
      operation: 'Calls',
      variables: {},
    })),
    ...['', '/link'].map(place => ({
      path: `${calls}/:id${place}`,
      operation: 'Call',
      variables: { id: ':id' },
      part: './src/call-summary/CallSummary.tsx',
    })),
  ],
  commands: [
    { id: 'communication.log-call', title: 'Log a call', icon: 'add', to: `${calls}/new` },
    {
      id: 'communication.link-call',
      title: 'Choose the account of the call',
      icon: 'link',
      to: `${calls}/:id/link`,
      within: `${calls}/:id`,
    },
  ],
  routes: () => import('./routes'),
})
