import { lazyElement, listLoader, type RouteObject } from '@coverdesk/plugin-sdk'
import { linkCall } from './call-link/link-call'
import { CallList } from './call-list/CallList'
import { callList } from './call-list/call-list'
import { logCall } from './call-log/log-call'
import { loadCall } from './call-summary/use-call'
import { callsPath } from './paths'

const summary = async () => (await import('./call-summary/CallSummary')).CallSummary
const logDialog = async () => (await import('./call-log/LogCallDialog')).LogCallDialog
const linkDialog = async () => (await import('./call-link/LinkCallDialog')).LinkCallDialog

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
]
