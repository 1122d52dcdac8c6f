import { definePlugin } from '@coverdesk/plugin-sdk/manifest'

const calls = '/app/calls'
const emails = '/app/emails'
const conversations = ['call', 'emailThread']

export default definePlugin({
  id: 'communication',
  title: 'Communication',
  basePaths: [calls, emails],
  nav: [
    { section: 'Communication', label: 'Calls', icon: 'calls', path: calls, order: 400 },
    {
      section: 'Communication',
      label: 'Emails',
      icon: 'emails',
      path: emails,
      order: 410,
      key: 'e',
      count: 'WaitingEmailThreads',
    },
  ],
  invalidates: {
    logCall: ['calls'],
    linkCall: ['calls', 'call'],
    linkEmailThread: ['emailThreads'],
    replyToEmailThread: ['emailThreads'],
    endEmailThread: ['emailThreads'],
    reopenEmailThread: ['emailThreads'],
    createRequestFromAsk: conversations,
  },
  lists: { Call: ['calls'], EmailThread: ['emailThreads'] },
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
    ...['', '/:id', '/:id/link'].map(place => ({
      path: `${emails}${place}`,
      operation: 'EmailThreads',
      variables: {},
    })),
    ...['', '/link'].map(place => ({
      path: `${emails}/:id${place}`,
      operation: 'EmailThread',
      variables: { id: ':id' },
      part: './src/email-thread/EmailThread.tsx',
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
    {
      id: 'communication.waiting',
      title: 'Emails waiting for the agency',
      icon: 'emails',
      to: `${emails}?status=ACTIVE&waiting=AGENT`,
    },
    {
      id: 'communication.link-email',
      title: 'Choose the account of the email thread',
      icon: 'link',
      to: `${emails}/:id/link`,
      within: `${emails}/:id`,
    },
    { id: 'communication.end-thread', title: 'End email thread', icon: 'emails', within: `${emails}/:id` },
    { id: 'communication.reopen-thread', title: 'Reopen email thread', icon: 'emails', within: `${emails}/:id` },
  ],
  palette: './src/palette.ts',
  search: 'Calls and Emails',
  routes: () => import('./routes'),
})
