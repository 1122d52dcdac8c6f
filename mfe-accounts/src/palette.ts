import { definePalette } from '@coverdesk/plugin-sdk'
import { findAccounts } from './account-search/find-accounts'

export default definePalette({ search: { find: findAccounts } })
