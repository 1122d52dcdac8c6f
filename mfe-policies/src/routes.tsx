import { lazyElement, listLoader, type RouteObject } from '@coverdesk/plugin-sdk'
import { assignPolicies } from './policy-assign/assign-policies'
import { cancelPolicy } from './policy-cancel/cancel-policy'
import { ContributedAction } from './policy-detail/ContributedAction'
import { ContributedTab } from './policy-detail/ContributedTab'
import { loadPolicy, openOverview } from './policy-detail/load-policy'
import { PolicyDetail } from './policy-detail/PolicyDetail'
import { deleteDocument } from './policy-documents/delete-document'
import { uploadDocument } from './policy-documents/upload-document'
import { loadDocuments } from './policy-documents/use-documents'
import { createPolicy } from './policy-form/create-policy'
import { savePolicy } from './policy-form/save-policy'
import { loadHistory } from './policy-history/load-history'
import { changeImport, createImport } from './policy-import/change-import'
import { importList } from './policy-import/import-list'
import { loadImport } from './policy-import/use-import'
import { PolicyList } from './policy-list/PolicyList'
import { policyList } from './policy-list/policy-list'
import { PolicyOverview } from './policy-overview/PolicyOverview'
import { reinstatePolicy } from './policy-reinstate/reinstate-policy'
import { deletePolicy } from './policy-removal/delete-policy'
import { deletedList } from './policy-removal/deleted-list'
import { renewPolicy } from './policy-renew/renew-policy'

const createDialog = async () => (await import('./policy-form/CreatePolicyDialog')).CreatePolicyDialog
const assignDialog = async () => (await import('./policy-assign/AssignDialog')).AssignDialog
const editDialog = async () => (await import('./policy-form/EditPolicyDialog')).EditPolicyDialog
const coverageDialog = async () => (await import('./policy-coverage/CoverageDialog')).CoverageDialog
const cancelDialog = async () => (await import('./policy-cancel/CancelPolicyDialog')).CancelPolicyDialog
const renewDialog = async () => (await import('./policy-renew/RenewPolicyDialog')).RenewPolicyDialog
const reinstateDialog = async () => (await import('./policy-reinstate/ReinstatePolicyDialog')).ReinstatePolicyDialog
const deletePolicyQuestion = async () => (await import('./policy-removal/DeletePolicyQuestion')).DeletePolicyQuestion
const importScreen = async () => (await import('./policy-import/ImportList')).ImportList
const uploadListDialog = async () => (await import('./policy-import/UploadDialog')).UploadDialog
const importPage = async () => (await import('./policy-import/ImportPage')).ImportPage
const documents = async () => (await import('./policy-documents/PolicyDocuments')).PolicyDocuments
const uploadDialog = async () => (await import('./policy-documents/UploadDocumentDialog')).UploadDocumentDialog
const deleteQuestion = async () => (await import('./policy-documents/DeleteDocumentQuestion')).DeleteDocumentQuestion
const documentPage = async () => (await import('./policy-documents/DocumentPage')).DocumentPage
const deletedPolicies = async () => (await import('./policy-removal/DeletedPolicies')).DeletedPolicies
const history = async () => (await import('./policy-history/PolicyHistory')).PolicyHistory

export const routes: RouteObject[] = [
  {
    path: '/app/policies',
    element: <PolicyList />,
    loader: listLoader(policyList),
    children: [
      { path: 'new', element: lazyElement(createDialog), action: createPolicy },
      { path: 'assign', element: lazyElement(assignDialog), action: assignPolicies },
    ],
  },
  { path: '/app/policies/deleted', element: lazyElement(deletedPolicies), loader: listLoader(deletedList) },
  {
    path: '/app/policies/import',
    element: lazyElement(importScreen),
    loader: listLoader(importList),
    children: [{ path: 'new', element: lazyElement(uploadListDialog), action: createImport }],
  },
  {
    path: '/app/policies/import/:importId',
    element: lazyElement(importPage),
    loader: loadImport,
    action: changeImport,
  },
  {
    path: '/app/policies/:id',
    element: <PolicyDetail />,
    loader: loadPolicy,
    children: [
      { index: true, loader: openOverview, element: <></> },
      {
        element: <PolicyOverview />,
        children: [
          // Nothing covers the overview.
          { path: 'overview', element: <></> },
          { path: 'edit', element: lazyElement(editDialog), action: savePolicy },
          { path: 'coverage', element: lazyElement(coverageDialog), action: savePolicy },
          { path: 'cancel', element: lazyElement(cancelDialog), action: cancelPolicy },
          { path: 'renew', element: lazyElement(renewDialog), action: renewPolicy },
          { path: 'delete', element: lazyElement(deletePolicyQuestion), action: deletePolicy },
          { path: 'reinstate', element: lazyElement(reinstateDialog), action: reinstatePolicy },
          { path: 'actions/:action', element: <ContributedAction /> },
        ],
      },
      {
        path: 'documents',
        element: lazyElement(documents),
        loader: loadDocuments,
        children: [
          // Nothing covers the documents.
          { index: true, element: <></> },
          { path: 'new', element: lazyElement(uploadDialog), action: uploadDocument },
          { path: ':fileId/delete', element: lazyElement(deleteQuestion), action: deleteDocument },
        ],
      },
      { path: 'documents/:fileId', element: lazyElement(documentPage), loader: loadDocuments },
      { path: 'history', element: lazyElement(history), loader: loadHistory },
      { path: ':tab/*', element: <ContributedTab /> },
    ],
  },
]
