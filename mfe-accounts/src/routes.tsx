import { lazyElement, listLoader, type RouteObject } from '@coverdesk/plugin-sdk'
import { addContact, removeContact } from './account-contacts/change-contacts'
import { AccountDetail } from './account-detail/AccountDetail'
import { AccountOverview } from './account-detail/AccountOverview'
import { AccountTab } from './account-detail/AccountTab'
import { ContributedAction } from './account-detail/ContributedAction'
import { loadAccount } from './account-detail/load-account'
import { loadTab } from './account-detail/load-tab'
import { TabRecord } from './account-detail/TabRecord'
import { createAccount } from './account-form/create-account'
import { saveAccount } from './account-form/save-account'
import { changeImport, createImport } from './account-import/change-import'
import { importList } from './account-import/import-list'
import { loadImport } from './account-import/use-import'
import { AccountList } from './account-list/AccountList'
import { accountList } from './account-list/account-list'
import { mergeAccounts } from './account-merge/merge-accounts'
import { openMovedAccount } from './account-merge/use-moved-account'
import { createNote, saveNote } from './account-notes/change-notes'
import { loadMatchFields } from './agency-form/late-match-form'
import { MatchFieldsPage } from './agency-form/MatchFieldsPage'
import { mapFields } from './agency-form/map-fields'
import { cancelReissue, loadReissue, loadSuperseded, startReissue } from './certificate-reissue/reissue-steps'
import { createCertificate } from './certificates/create-certificate'
import { loadCertificate } from './certificates/load-certificates'
import { loadContact } from './contact-detail/load-contact'
import { saveContact } from './contact-form/save-contact'
import { holderList } from './holder-book/holder-list'
import { saveHolder } from './holder-book/save-holder'
import { loadHolder } from './holder-book/use-holder'

const importScreen = async () => (await import('./account-import/ImportList')).ImportList
const uploadDialog = async () => (await import('./account-import/UploadDialog')).UploadDialog
const importPage = async () => (await import('./account-import/ImportPage')).ImportPage
const createDialog = async () => (await import('./account-form/CreateAccountDialog')).CreateAccountDialog
const editContactDialog = async () => (await import('./contact-form/EditContactDialog')).EditContactDialog
const addContactDialog = async () => (await import('./account-contacts/AddContactDialog')).AddContactDialog
const removeContactQuestion = async () =>
  (await import('./account-contacts/RemoveContactQuestion')).RemoveContactQuestion
const addNoteDialog = async () => (await import('./account-notes/AddNoteDialog')).AddNoteDialog
const editNoteDialog = async () => (await import('./account-notes/EditNoteDialog')).EditNoteDialog
const mergeDialog = async () => (await import('./account-merge/MergeDialog')).MergeDialog
const contactDetail = async () => (await import('./contact-detail/ContactDetail')).ContactDetail
const holderBook = async () => (await import('./holder-book/HolderList')).HolderList
const holderDetail = async () => (await import('./holder-book/HolderDetail')).HolderDetail
const editHolderDialog = async () => (await import('./holder-book/EditHolderDialog')).EditHolderDialog
const reissuePage = async () => (await import('./certificate-reissue/ReissuePage')).ReissuePage
const reissueRunPage = async () => (await import('./certificate-reissue/ReissueRunPage')).ReissueRunPage
const editDialog = async () => (await import('./account-form/EditAccountDialog')).EditAccountDialog

export const routes: RouteObject[] = [
  {
    path: '/app/accounts',
    element: <AccountList />,
    loader: listLoader(accountList),
    children: [{ path: 'new', element: lazyElement(createDialog), action: createAccount }],
  },
  {
    path: '/app/accounts/contacts/:contactId',
    element: lazyElement(contactDetail),
    loader: loadContact,
    children: [{ path: 'edit', element: lazyElement(editContactDialog), action: saveContact }],
  },
  {
    path: '/app/accounts/import',
    element: lazyElement(importScreen),
    loader: listLoader(importList),
    children: [{ path: 'new', element: lazyElement(uploadDialog), action: createImport }],
  },
  {
    path: '/app/accounts/import/:importId',
    element: lazyElement(importPage),
    loader: loadImport,
    action: changeImport,
  },
  { path: '/app/accounts/holders', element: lazyElement(holderBook), loader: listLoader(holderList) },
  {
    path: '/app/accounts/holders/:holderId',
    element: lazyElement(holderDetail),
    loader: loadHolder,
    children: [{ path: 'edit', element: lazyElement(editHolderDialog), action: saveHolder }],
  },
  {
    path: '/app/accounts/certificate-form',
    element: <MatchFieldsPage />,
    loader: loadMatchFields,
    action: mapFields,
  },
  {
    path: '/app/accounts/:id',
    element: <AccountDetail />,
    loader: loadAccount,
    action: openMovedAccount,
    children: [
      {
        element: <AccountOverview />,
        children: [
          // Nothing covers the overview.
          { index: true, element: <></> },
          { path: 'overview', element: <></> },
          { path: 'edit', element: lazyElement(editDialog), action: saveAccount },
          { path: 'actions/:action', element: <ContributedAction /> },
          { path: 'merge/:duplicateId', element: lazyElement(mergeDialog), action: mergeAccounts },
          { path: 'contacts/new', element: lazyElement(addContactDialog), action: addContact },
          { path: 'contacts/:contactId/remove', element: lazyElement(removeContactQuestion), action: removeContact },
        ],
      },
      { path: ':tab/reissue', element: lazyElement(reissuePage), loader: loadSuperseded, action: startReissue },
      { path: ':tab/reissue/:runId', element: lazyElement(reissueRunPage), loader: loadReissue, action: cancelReissue },
      {
        path: ':tab',
        element: <AccountTab />,
        loader: loadTab,
        children: [
          // Nothing covers the tab.
          { index: true, element: <></> },
          { path: ':recordId', element: <TabRecord />, loader: loadCertificate, action: createCertificate },
          { path: 'notes/new', element: lazyElement(addNoteDialog), action: createNote },
          { path: 'notes/:noteId/edit', element: lazyElement(editNoteDialog), action: saveNote },
        ],
      },
    ],
  },
]
