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
  exportedBy: 'accounts',
  filters: { type: { label: 'Type', options: accountTypes } },
  variables: ({ search, filters, sort, shows }) => ({
    ...(search && { search }),
    ...(sort && { sort }),
    ...(shows('contact') && { withContacts: true }),
    ...(shows('created') && { withCreated: true }),
    ...(shows('phone') && { withPhone: true }),
    ...(filters.type && { filter: { type: filters.type } }),
  }),
})
