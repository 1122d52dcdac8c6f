export const importsPath = '/app/policies/import'
