export const importsPath = '/app/accounts/import'
