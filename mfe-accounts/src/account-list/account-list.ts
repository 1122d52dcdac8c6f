import { defineList } from '@coverdesk/plugin-sdk'
import { accountTypes } from '../account-type/account-types'
import { AccountsDocument } from '../generated/documents'
import { accountColumns } from './account-columns'

/** Every client of the agency: `?filter=bay&type=BUSINESS&sort=NAME_DESC`. */
export const accountList = defineList({
  id: 'accounts',
  document: AccountsDocument,
  pageOf: ({ accounts }) => accounts,
  order: 'NAME_ASC',
  columns: accountColumns,
  filters: { type: { label: 'Type', options: accountTypes } },
  variables: ({ search, filters, sort, shows }) => ({
    sort,
    withContacts: shows('contact'),
    ...(search && { search }),
    ...(filters.type && { filter: { type: filters.type } }),
  }),
})
