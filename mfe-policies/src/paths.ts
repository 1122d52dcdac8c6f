export const policiesPath = '/app/policies'
export const deletedPoliciesPath = `${policiesPath}/deleted`
export const policyPath = (id: string) => `${policiesPath}/${id}`
export const overviewPath = (id: string) => `${policyPath(id)}/overview`
export const deletePath = (id: string) => `${policyPath(id)}/delete`
export const documentsPath = (id: string) => `${policyPath(id)}/documents`
export const historyPath = (id: string) => `${policyPath(id)}/history`
export const accountPath = (id: string) => `/app/accounts/${id}`
/** The tab that this area fills in the page of an account. */
export const accountPoliciesPath = (id: string) => `${accountPath(id)}/policies`
export const certificatePath = (accountId: string, id: string) => `${accountPath(accountId)}/certificates/${id}`
