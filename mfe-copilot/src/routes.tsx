import { lazyElement, listLoader, type RouteObject } from '@coverdesk/plugin-sdk'
import { loadFilledForm } from './form-review/load-form'
import { FormsPage } from './forms/FormsPage'
import { loadForm, loadForms } from './forms/load-forms'
import { formsPath } from './forms/paths'
import { saveMatches } from './forms/save-matches'
import { loadAnswer } from './knowledge-ask/load-answer'
import { deleteDocument, replaceDocument } from './knowledge-detail/change-document'
import { loadInformation } from './knowledge-detail/load-information'
import { loadDocument } from './knowledge-detail/use-document'
import { KnowledgeList } from './knowledge-list/KnowledgeList'
import { knowledgeList } from './knowledge-list/knowledge-list'
import { createText, saveDocument } from './knowledge-text/save-document'
import { uploadDocuments } from './knowledge-upload/upload-documents'
import { loadView } from './knowledge-view/load-view'
import { knowledgePath, presetsPath, workspacesPath } from './paths'
import { PresetList } from './presets-list/PresetList'
import { presetList } from './presets-list/preset-list'
import { runPreset } from './presets-list/run-preset'
import { createPreset, savePreset } from './presets-list/save-preset'
import { loadPreset } from './presets-list/use-preset'
import { stylesPath } from './styles/paths'
import { StyleList } from './styles/StyleList'
import { createStyle, saveStyle } from './styles/save-style'
import { styleList } from './styles/style-list'
import { loadStyle } from './styles/use-style'
import { restoreVersion, saveArtifact, sendEmail } from './workspace-detail/artifacts/change-artifact'
import { loadEditedArtifact, loadOutgoingEmail, loadVersions } from './workspace-detail/artifacts/load-artifact'
import { resolveRequest } from './workspace-detail/details/resolve-request'
import { loadWorkspace } from './workspace-detail/live/load-workspace'
import { loadSaving } from './workspace-detail/saving/save-to-record'
import { loadWorkspaces } from './workspace-list/default-view'
import { WorkspaceList } from './workspace-list/WorkspaceList'

const workspacePage = async () => (await import('./workspace-detail/WorkspacePage')).WorkspacePage
const resolveDialog = async () => (await import('./workspace-detail/details/ResolveDialog')).ResolveDialog
const editArtifact = async () => (await import('./workspace-detail/artifacts/EditArtifactDialog')).EditArtifactDialog
const sendEmailDialog = async () => (await import('./workspace-detail/artifacts/SendEmailDialog')).SendEmailDialog
const saveArtifactDialog = async () => (await import('./workspace-detail/saving/SaveArtifactDialog')).SaveArtifactDialog
const versionsDialog = async () => (await import('./workspace-detail/artifacts/VersionsDialog')).VersionsDialog
const createPresetDialog = async () => (await import('./presets-list/CreatePresetDialog')).CreatePresetDialog
const editPresetDialog = async () => (await import('./presets-list/EditPresetDialog')).EditPresetDialog
const runPresetDialog = async () => (await import('./presets-list/RunPresetDialog')).RunPresetDialog
const createStyleSlideOut = async () => (await import('./styles/CreateStyleSlideOut')).CreateStyleSlideOut
const editStyleSlideOut = async () => (await import('./styles/EditStyleSlideOut')).EditStyleSlideOut
const uploadDialog = async () => (await import('./knowledge-upload/UploadDialog')).UploadDialog
const createDialog = async () => (await import('./knowledge-text/CreateTextDialog')).CreateTextDialog
const editDialog = async () => (await import('./knowledge-text/EditDocumentDialog')).EditDocumentDialog
const information = async () => (await import('./knowledge-detail/DocumentInformation')).DocumentInformation
const replaceDialog = async () => (await import('./knowledge-upload/ReplaceDialog')).ReplaceDialog
const askPage = async () => (await import('./knowledge-ask/AskPage')).AskPage
const openDocument = async () => (await import('./open-in-copilot/OpenDocument')).OpenDocument
const documentPage = async () => (await import('./knowledge-view/DocumentPage')).DocumentPage
const deleteQuestion = async () => (await import('./knowledge-detail/DeleteQuestion')).DeleteQuestion

const matchFormPage = async () => (await import('./forms/MatchFormPage')).MatchFormPage
const formReviewPage = async () => (await import('./form-review/FormReviewPage')).FormReviewPage

export const routes: RouteObject[] = [
  { path: workspacesPath, element: <WorkspaceList />, loader: loadWorkspaces },
  {
    path: `${workspacesPath}/:id`,
    element: lazyElement(workspacePage),
    loader: loadWorkspace,
    children: [
      { path: 'resolve', element: lazyElement(resolveDialog), action: resolveRequest },
      {
        path: 'artifacts/:artifactId',
        children: [
          { path: 'edit', element: lazyElement(editArtifact), loader: loadEditedArtifact, action: saveArtifact },
          { path: 'send', element: lazyElement(sendEmailDialog), loader: loadOutgoingEmail, action: sendEmail },
          { path: 'save', element: lazyElement(saveArtifactDialog), loader: loadSaving },
          { path: 'versions', element: lazyElement(versionsDialog), loader: loadVersions, action: restoreVersion },
        ],
      },
    ],
  },
  {
    path: `${workspacesPath}/:id/forms/:artifactId`,
    element: lazyElement(formReviewPage),
    loader: loadFilledForm,
  },
  { path: formsPath, element: <FormsPage />, loader: loadForms },
  {
    path: `${formsPath}/:template`,
    element: lazyElement(matchFormPage),
    loader: loadForm,
    action: saveMatches,
  },
  {
    path: presetsPath,
    element: <PresetList />,
    loader: listLoader(presetList),
    children: [
      { path: 'new', element: lazyElement(createPresetDialog), action: createPreset },
      { path: ':id/edit', element: lazyElement(editPresetDialog), loader: loadPreset, action: savePreset },
      { path: ':id/run', element: lazyElement(runPresetDialog), loader: loadPreset, action: runPreset },
    ],
  },
  {
    path: stylesPath,
    element: <StyleList />,
    loader: listLoader(styleList),
    children: [
      { path: 'new', element: lazyElement(createStyleSlideOut), action: createStyle },
      { path: ':id', element: lazyElement(editStyleSlideOut), loader: loadStyle, action: saveStyle },
    ],
  },
  { path: `${knowledgePath}/ask`, element: lazyElement(askPage), loader: loadAnswer },
  {
    path: `${knowledgePath}/:id/view`,
    element: lazyElement(documentPage),
    loader: loadView,
    children: [
      // Nothing covers the document.
      { index: true, element: <></> },
      { path: 'copilot', element: lazyElement(openDocument) },
    ],
  },
  {
    path: knowledgePath,
    element: <KnowledgeList />,
    loader: listLoader(knowledgeList),
    children: [
      { path: 'upload', element: lazyElement(uploadDialog), action: uploadDocuments },
      { path: 'new', element: lazyElement(createDialog), action: createText },
      { path: ':id/edit', element: lazyElement(editDialog), loader: loadDocument, action: saveDocument },
      {
        path: ':id',
        element: lazyElement(information),
        loader: loadInformation,
        children: [
          { path: 'replace', element: lazyElement(replaceDialog), action: replaceDocument },
          { path: 'delete', element: lazyElement(deleteQuestion), action: deleteDocument },
        ],
      },
    ],
  },
]
