import { defineList } from '@coverdesk/plugin-sdk'
import { AccountImportsDocument } from '../generated/documents'

/** Client lists that were brought in, newest first. Its columns come with its screen: nothing is asked for one of them alone. */
export const importList = defineList({
  id: 'account-imports',
  document: AccountImportsDocument,
  pageOf: ({ accountImports }) => accountImports,
  searchable: false,
  columns: [],
  filters: {},
  variables: () => ({}),
})
