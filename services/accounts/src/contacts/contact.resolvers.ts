import {
  findExisting,
  findPage,
  forUser,
  loadByIds,
  type PageArguments,
  type SubgraphModule,
  searchFilter,
} from '@coverdesk/kit'
import { Account } from '../accounts/account.model.ts'
import { Contact, type ContactRecord } from '../contact-record/contact.model.ts'
import typeDefs from './contact.graphql'
import { updateContact } from './save-contact.ts'

export const contacts: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      contacts: forUser((_, { search, ...page }: PageArguments & { search?: string | null }) =>
        findPage(Contact, searchFilter('words', search), { field: 'sortName', direction: 1 }, page),
      ),
      contact: forUser((_, { id }: { id: string }) => findExisting(Contact, 'contact', id)),
      contactsByIds: forUser((_, { ids }: { ids: string[] }) => loadByIds(Contact, ids)),
    },
    Mutation: {
      updateContact: forUser((_, args: { id: string; version: number; input: unknown }) =>
        updateContact(args.id, args.version, args.input),
      ),
    },
    Contact: {
      id: (contact: ContactRecord) => String(contact._id),
      accounts: ({ _id }: ContactRecord, page: PageArguments) =>
        findPage(Account, { contactIds: _id }, { field: 'sortName', direction: 1 }, page),
    },
  },
}
