import { lazyElement, listLoader, type RouteObject } from '@coverdesk/plugin-sdk'
import { requestsPath } from './paths'
import { addComment } from './request-activity/add-comment'
import { loadActivity } from './request-activity/load-activity'
import { changeRequests } from './request-bulk/change-requests'
import {
  attachSignedRequest,
  correctRequest,
  emailResolution,
  linkRequest,
  markDuplicate,
  reopenRequest,
  resolveRequest,
  setWaiting,
  updateRequest,
} from './request-changes/change-request'
import { loadConversation } from './request-conversation/use-conversation'
import { ContributedAction } from './request-detail/ContributedAction'
import { RequestDetail } from './request-detail/RequestDetail'
import { loadRequest, openOverview } from './request-detail/use-request'
import { createRequest } from './request-form/create-request'
import { RequestList } from './request-list/RequestList'
import { requestList } from './request-list/request-list'
import { RequestOverview } from './request-overview/RequestOverview'

const createDialog = async () => (await import('./request-form/CreateRequestDialog')).CreateRequestDialog
const assignDialog = async () => (await import('./request-bulk/AssignDialog')).AssignDialog
const dueDateDialog = async () => (await import('./request-bulk/DueDateDialog')).DueDateDialog
const resolveDialog = async () => (await import('./request-resolution/ResolveDialog')).ResolveDialog
const emailDialog = async () => (await import('./request-resolution/EmailDialog')).EmailDialog
const signedRequestDialog = async () => (await import('./request-resolution/SignedRequestDialog')).SignedRequestDialog
const updateDialog = async () => (await import('./request-changes/UpdateDialog')).UpdateDialog
const correctDialog = async () => (await import('./request-correct/CorrectDialog')).CorrectDialog
const linkDialog = async () => (await import('./request-link/LinkDialog')).LinkDialog
const waitingDialog = async () => (await import('./request-waiting/WaitingDialog')).WaitingDialog
const duplicateDialog = async () => (await import('./request-duplicate/DuplicateDialog')).DuplicateDialog
const lossDialog = async () => (await import('./request-loss/LossDialog')).LossDialog
const reopenDialog = async () => (await import('./request-changes/ReopenDialog')).ReopenDialog
const conversation = async () => (await import('./request-conversation/RequestConversation')).RequestConversation
const activity = async () => (await import('./request-activity/RequestActivity')).RequestActivity

export const routes: RouteObject[] = [
  {
    path: requestsPath,
    element: <RequestList />,
    loader: listLoader(requestList),
    children: [
      { path: 'new', element: lazyElement(createDialog), action: createRequest },
      { path: 'assign', element: lazyElement(assignDialog), action: changeRequests },
      { path: 'due-date', element: lazyElement(dueDateDialog), action: changeRequests },
    ],
  },
  {
    path: `${requestsPath}/:id`,
    element: <RequestDetail />,
    loader: loadRequest,
    children: [
      { index: true, loader: openOverview, element: <></> },
      {
        element: <RequestOverview />,
        children: [
          // Nothing covers the overview.
          { path: 'overview', element: <></> },
          { path: 'resolve', element: lazyElement(resolveDialog), action: resolveRequest },
          { path: 'email', element: lazyElement(emailDialog), action: emailResolution },
          { path: 'signed-request', element: lazyElement(signedRequestDialog), action: attachSignedRequest },
          { path: 'update', element: lazyElement(updateDialog), action: updateRequest },
          { path: 'correct', element: lazyElement(correctDialog), action: correctRequest },
          { path: 'link', element: lazyElement(linkDialog), action: linkRequest },
          { path: 'waiting', element: lazyElement(waitingDialog), action: setWaiting },
          { path: 'duplicate', element: lazyElement(duplicateDialog), action: markDuplicate },
          { path: 'loss', element: lazyElement(lossDialog) },
          { path: 'reopen', element: lazyElement(reopenDialog), action: reopenRequest },
          { path: 'actions/:action', element: <ContributedAction /> },
        ],
      },
      { path: 'conversation', element: lazyElement(conversation), loader: loadConversation },
      { path: 'activity', element: lazyElement(activity), loader: loadActivity, action: addComment },
    ],
  },
]
