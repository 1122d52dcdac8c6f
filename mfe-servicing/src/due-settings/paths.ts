/** The tab of the settings that this area fills. */
export const dueSettingsPath = '/app/settings/service-requests'
export const editDueSettingsPath = `${dueSettingsPath}/edit`
