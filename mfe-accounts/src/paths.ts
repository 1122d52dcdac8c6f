export const accountsPath = '/app/accounts'
export const accountPath = (id: string) => `${accountsPath}/${id}`
/** What another area does with an account, over its page. */
export const actionPath = (id: string, action: string) => `${accountPath(id)}/actions/${action}`
export const contactPath = (id: string) => `${accountsPath}/contacts/${id}`
export const certificatesPath = (id: string) => `${accountPath(id)}/certificates`
export const certificatePath = (id: string, certificateId: string) => `${certificatesPath(id)}/${certificateId}`
export const activityPath = (id: string) => `${accountPath(id)}/activity`
export const holdersPath = `${accountsPath}/holders`
export const holderPath = (id: string) => `${holdersPath}/${id}`
export const reissuePath = (id: string) => `${certificatesPath(id)}/reissue`
export const reissueRunPath = (id: string, runId: string) => `${reissuePath(id)}/${runId}`

/** The ways back from a page that isn’t there. */
export const toAccounts = { to: accountsPath, label: 'Back to accounts' }
export const toHolders = { to: holdersPath, label: 'Back to certificate holders' }
