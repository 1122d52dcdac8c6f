import { lazyElement, listLoader, type RouteObject } from '@coverdesk/plugin-sdk'
import { linkCall } from './call-link/link-call'
import { CallList } from './call-list/CallList'
import { callList } from './call-list/call-list'
import { logCall } from './call-log/log-call'
import { loadCall } from './call-summary/use-call'
import { linkEmail } from './email-link/link-email'
import { EmailList } from './email-list/EmailList'
import { emailList } from './email-list/email-list'
import { replyToThread } from './email-reply/reply-to-thread'
import { loadThread } from './email-thread/use-thread'
import { callsPath, emailsPath } from './paths'

const summary = async () => (await import('./call-summary/CallSummary')).CallSummary
const logDialog = async () => (await import('./call-log/LogCallDialog')).LogCallDialog
const linkDialog = async () => (await import('./call-link/LinkCallDialog')).LinkCallDialog
const thread = async () => (await import('./email-thread/EmailThread')).EmailThread
const linkEmailDialog = async () => (await import('./email-link/LinkEmailDialog')).LinkEmailDialog

export const routes: RouteObject[] = [
  {
    path: callsPath,
    element: <CallList />,
    loader: listLoader(callList),
    children: [
      { path: 'new', element: lazyElement(logDialog), action: logCall },
      {
        path: ':id',
        element: lazyElement(summary),
        loader: loadCall,
        children: [{ path: 'link', element: lazyElement(linkDialog), action: linkCall }],
      },
    ],
  },
  {
    path: emailsPath,
    element: <EmailList />,
    loader: listLoader(emailList),
    children: [
      {
        path: ':id',
        element: lazyElement(thread),
        loader: loadThread,
        action: replyToThread,
        children: [{ path: 'link', element: lazyElement(linkEmailDialog), action: linkEmail }],
      },
    ],
  },
]
