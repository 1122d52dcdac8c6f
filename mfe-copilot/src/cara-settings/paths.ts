/** The tab of the settings that this area fills. */
export const caraSettingsPath = '/app/settings/cara'
export const editModelPath = `${caraSettingsPath}/model`
export const removeModelPath = `${caraSettingsPath}/remove-model`
export const editLimitPath = `${caraSettingsPath}/limit`
