import type { ContactAccountsQuery, ContactQuery } from '../generated/documents'
import { accountRow } from './accounts.fixtures'

export const dana = {
  __typename: 'Contact',
  id: 'c1',
  version: 2,
  name: 'Dana Whitfield',
  email: 'dana@bayview.example',
  phone: '4155550143',
  createdAt: '2024-03-04T18:00:00Z',
} satisfies NonNullable<ContactQuery['contact']>

/** The accounts of a contact, in one page unless there is a cursor. */
export const accountsOf = (count: number, endCursor: string | null = null): ContactAccountsQuery => ({
  __typename: 'Query',
  contact: {
    __typename: 'Contact',
    id: dana.id,
    accounts: {
      __typename: 'AccountPage',
      items: Array.from({ length: count }, (_, place) => accountRow(place)),
      total: endCursor ? count * 2 : count,
      endCursor,
    },
  },
})
