export const requestsPath = '/app/servicing'
export const newRequestPath = `${requestsPath}/new`
/** Dialogs about the chosen requests of the list. */
export const assignPath = `${requestsPath}/assign`
export const setDuePath = `${requestsPath}/due-date`
export const requestPath = (id: string) => `${requestsPath}/${id}`
export const overviewPath = (id: string) => `${requestPath(id)}/overview`
export const conversationPath = (id: string) => `${requestPath(id)}/conversation`
export const activityPath = (id: string) => `${requestPath(id)}/activity`
export const resolvePath = (id: string) => `${requestPath(id)}/resolve`
export const updatePath = (id: string) => `${requestPath(id)}/update`
export const correctPath = (id: string) => `${requestPath(id)}/correct`
export const linkPath = (id: string) => `${requestPath(id)}/link`
export const waitingPath = (id: string) => `${requestPath(id)}/waiting`
export const duplicatePath = (id: string) => `${requestPath(id)}/duplicate`
export const lossPath = (id: string) => `${requestPath(id)}/loss`
export const signedRequestPath = (id: string) => `${requestPath(id)}/signed-request`
export const emailPath = (id: string) => `${requestPath(id)}/email`
export const reopenPath = (id: string) => `${requestPath(id)}/reopen`
/** What another area offers to do with a request. */
export const actionPath = (id: string, action: string) => `${requestPath(id)}/actions/${action}`
export const accountPath = (id: string) => `/app/accounts/${id}`
export const policyPath = (id: string) => `/app/policies/${id}/overview`
export const callPath = (id: string) => `/app/calls/${id}`
export const emailThreadPath = (id: string) => `/app/emails/${id}`
