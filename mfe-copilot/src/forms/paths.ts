/** The tab of the settings. */
export const formsTabPath = '/app/settings/forms'
export const uploadFormPath = (template: string) => `${formsTabPath}/upload/${template}`
export const deleteFormPath = (template: string) => `${formsTabPath}/delete/${template}`

export const formsPath = '/app/forms'
/** Where people say what a form’s fields are filled with. */
export const matchFormPath = (template: string) => `${formsPath}/${template}`
