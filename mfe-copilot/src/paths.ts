export const knowledgePath = '/app/knowledge'
export const newTextPath = `${knowledgePath}/new`
export const uploadPath = `${knowledgePath}/upload`
export const documentPath = (id: string) => `${knowledgePath}/${id}`
export const editDocumentPath = (id: string) => `${documentPath(id)}/edit`
export const replacePath = (id: string) => `${documentPath(id)}/replace`
export const deletePath = (id: string) => `${documentPath(id)}/delete`
/** Opens the document in the copilot, over its page. */
export const openDocumentPath = (id: string) => `${documentPath(id)}/view/copilot`
export const askPath = (question = '') =>
  `${knowledgePath}/ask${question && `?${new URLSearchParams({ q: question })}`}`

interface ViewedPlace {
  page: number
  passageId?: string | undefined
  question?: string | undefined
}

/** A document to be read, by default from its beginning. What answers the question is marked, too. */
export function viewPath(documentId: string, place?: ViewedPlace): string {
  if (!place) return `${documentPath(documentId)}/view`
  const { page, passageId, question } = place
  const asked = { page: String(page), ...(passageId && { passage: passageId }), ...(question && { q: question }) }
  return `${documentPath(documentId)}/view?${new URLSearchParams(asked)}`
}

export const homePath = '/app/home'
export const homePreferencesPath = `${homePath}/preferences`
/** The form of a built-in preset, over the home page. */
export const startPresetPath = (preset: string) => `${homePath}/start/${preset.toLowerCase().replaceAll('_', '-')}`
export const homePresetPath = (id: string) => `${homePath}/presets/${id}`

export const workspacesPath = '/app/workspaces'
export const workspacePath = (id: string) => `${workspacesPath}/${id}`

/** A filled form, field by field. */
export const formReviewPath = (workspaceId: string, artifactId: string) =>
  `${workspacePath(workspaceId)}/forms/${artifactId}`
export const resolveRequestPath = (workspaceId: string) => `${workspacePath(workspaceId)}/resolve`
/** A dialog of an artifact, over its workspace. */
export const artifactPath = (workspaceId: string, artifactId: string, dialog: 'edit' | 'save' | 'send' | 'versions') =>
  `${workspacePath(workspaceId)}/artifacts/${artifactId}/${dialog}`
/** A service request, in its own area (specification 3 §2). */
export const requestPath = (id: string) => `/app/servicing/${id}/overview`

export const presetsPath = '/app/presets'
export const newPresetPath = `${presetsPath}/new`
export const editPresetPath = (id: string) => `${presetsPath}/${id}/edit`
export const runPresetPath = (id: string) => `${presetsPath}/${id}/run`

const policyPath = (id: string) => `/app/policies/${id}`
/** The tab of a policy where its documents answer questions. */
export const explorerPath = (policyId: string) => `${policyPath(policyId)}/explore`
export const uploadPolicyDocumentPath = (policyId: string) => `${policyPath(policyId)}/documents/new`
export const policyDocumentsPath = (policyId: string) => `${policyPath(policyId)}/documents`
