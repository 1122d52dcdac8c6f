export const callsPath = '/app/calls'
export const callPath = (id: string) => `${callsPath}/${id}`
export const logCallPath = `${callsPath}/new`
export const linkCallPath = (id: string) => `${callPath(id)}/link`
export const emailsPath = '/app/emails'
export const emailPath = (id: string) => `${emailsPath}/${id}`
export const linkEmailPath = (id: string) => `${emailPath(id)}/link`
export const accountPath = (id: string) => `/app/accounts/${id}`
export const requestPath = (id: string) => `/app/servicing/${id}/overview`
export const workspacePath = (id: string) => `/app/workspaces/${id}`
/** A draft beside what proves it. */
export const draftPath = (workspaceId: string, artifactId: string) =>
  `${workspacePath(workspaceId)}?show=artifacts&artifact=${artifactId}`
