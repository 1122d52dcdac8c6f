export const callsPath = '/app/calls'
export const callPath = (id: string) => `${callsPath}/${id}`
export const logCallPath = `${callsPath}/new`
export const linkCallPath = (id: string) => `${callPath(id)}/link`
export const accountPath = (id: string) => `/app/accounts/${id}`
export const requestPath = (id: string) => `/app/servicing/${id}/overview`
