export const policiesPath = '/app/policies'
export const deletedPoliciesPath = `${policiesPath}/deleted`
export const policyPath = (id: string) => `${policiesPath}/${id}`
/** A tab of a policy, this area's or another one's. */
export const policyTabPath = (id: string, tab: string) => `${policyPath(id)}/${tab}`
export const overviewPath = (id: string) => policyTabPath(id, 'overview')
/** What another area does with a policy, over its page. */
export const actionPath = (id: string, action: string) => `${policyPath(id)}/actions/${action}`
export const deletePath = (id: string) => `${policyPath(id)}/delete`
export const documentsPath = (id: string) => policyTabPath(id, 'documents')
export const historyPath = (id: string) => policyTabPath(id, 'history')
export const accountPath = (id: string) => `/app/accounts/${id}`
/** The tab that this area fills in the page of an account. */
export const accountPoliciesPath = (id: string) => `${accountPath(id)}/policies`
export const certificatePath = (accountId: string, id: string) => `${accountPath(accountId)}/certificates/${id}`

/** The way back from a page that isn’t there. */
export const toPolicies = { to: policiesPath, label: 'Back to policies' }
