/** The tab of the settings that this area fills. */
export const formTabPath = '/app/settings/certificates'
export const uploadFormPath = `${formTabPath}/upload`
export const deleteFormPath = `${formTabPath}/delete`

export const matchFieldsPath = '/app/accounts/certificate-form'
