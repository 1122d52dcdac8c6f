import { defineList } from '@coverdesk/plugin-sdk'
import { PolicyImportsDocument } from '../generated/documents'

/** Policy lists that were brought in, newest first. Its columns come with its screen: nothing is asked for one of them alone. */
export const importList = defineList({
  id: 'policy-imports',
  document: PolicyImportsDocument,
  pageOf: ({ policyImports }) => policyImports,
  searchable: false,
  columns: [],
  filters: {},
  variables: () => ({}),
})
