export const accountsPath = '/app/accounts'
export const accountPath = (id: string) => `${accountsPath}/${id}`
export const contactPath = (id: string) => `${accountsPath}/contacts/${id}`
export const activityPath = (id: string) => `${accountPath(id)}/activity`
