import { definePalette } from '@coverdesk/plugin-sdk'
import { exportAccountData } from './account-export/export-account-data'
import { deleteOpenAccount } from './account-removal/delete-account'
import { findAccounts } from './account-search/find-accounts'

export default definePalette({
  search: { find: findAccounts },
  commands: {
    'accounts.export': { run: ({ params }) => exportAccountData(params['id'] ?? '') },
    'accounts.delete': { run: ({ params }) => deleteOpenAccount(params['id'] ?? '') },
  },
})
