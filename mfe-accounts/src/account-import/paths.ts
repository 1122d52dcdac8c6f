export const importsPath = '/app/accounts/import'
export const newImportPath = `${importsPath}/new`
