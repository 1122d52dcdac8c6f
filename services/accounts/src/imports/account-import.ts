import { cellsOf, defineListImport } from '@coverdesk/kit'
import typeDefs from './account-import.graphql'
import { createAccounts } from './create-accounts.ts'
import { duplicates } from './duplicates.ts'
import { accountColumns, type ImportField } from './import-fields.ts'
import type { KeptOfAccount } from './kept-of-account.ts'
import { presentRow } from './present-row.ts'
import { type ReadAccount, readRow } from './read-row.ts'
import { removeAccounts } from './remove-accounts.ts'

/** Client lists of other systems. */
export const accountImports = defineListImport<ImportField, ReadAccount, KeptOfAccount>({
  typename: 'AccountImport',
  typeDefs,
  collections: { imports: 'accountImports', portions: 'accountImportPortions', mappings: 'accountImportMappings' },
  jobs: 'account-import',
  records: 'accounts',
  recordId: 'accountId',
  fields: accountColumns,
  required: [
    { oneOf: ['NAME'], message: 'Choose the column with the name.' },
    { oneOf: ['EMAIL'], message: 'Choose the column with the email address.' },
  ],
  ofAllRows: {
    name: 'accountType',
    field: 'TYPE',
    values: ['BUSINESS', 'INDIVIDUAL'],
    message: 'Choose the column that says Business or Individual.',
  },
  duplicates,
  reader: form => async portion => portion.map(values => readRow(cellsOf(values, form), form)),
  create: createAccounts,
  remove: removeAccounts,
  present: presentRow,
})
