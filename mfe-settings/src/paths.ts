export const settingsPath = '/app/settings'

/** What every dialog about users lies over. */
export const subscriptionPath = '/app/settings/subscription'
export const profilePath = '/app/settings/profile'
export const agencyPath = '/app/settings/agency'
export const dataPath = '/app/settings/data'
export const securityPath = '/app/settings/security'
export const notificationPreferencesPath = '/app/settings/notifications'
export const auditPath = '/app/settings/audit'

export const addUserPath = `${subscriptionPath}/users`

export const disablePath = (id: string) => `${addUserPath}/${id}/disable`
export const enablePath = (id: string) => `${addUserPath}/${id}/enable`

export const resetStepPath = (id: string) => `${addUserPath}/${id}/second-step`

export const entryPath = (id: string) => `${auditPath}/${id}`
export const verifyPath = `${auditPath}/verify`

export const setUpPath = `${securityPath}/second-step`
export const renewCodesPath = `${securityPath}/recovery-codes`
export const turnOffPath = `${securityPath}/turn-off`
export const requirePath = `${securityPath}/require`
export const endOthersPath = `${securityPath}/sessions`
export const endSessionPath = (id: string) => `${securityPath}/sessions/${id}`

export const editNamePath = `${profilePath}/edit`
export const editAgencyPath = `${agencyPath}/edit`
export const retentionPath = `${dataPath}/retention`

export const notificationsPath = '/app/notifications'
export const unreadNotificationsPath = `${notificationsPath}/unread`

export const integrationsPath = `${settingsPath}/integrations`
export const connectPath = (type: string) => `${integrationsPath}/connect/${type}`
export const managePath = (id: string) => `${integrationsPath}/manage/${id}`
export const credentialsPath = (id: string) => `${managePath(id)}/credentials`
export const disconnectPath = (id: string) => `${managePath(id)}/disconnect`
export const syncRunPath = (id: string, runId: string) => `${integrationsPath}/${id}/runs/${runId}`
export const conflictsPath = (id: string) => `${integrationsPath}/${id}/conflicts`
export const duplicatesPath = (id: string) => `${integrationsPath}/${id}/duplicates`
