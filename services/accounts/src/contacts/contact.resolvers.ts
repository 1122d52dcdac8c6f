import { findPage, forUser, type PageArguments, type SubgraphModule, searchFilter } from '@coverdesk/kit'
import typeDefs from './contact.graphql'
import { Contact, type ContactRecord } from './contact.model.ts'

export const contacts: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      contacts: forUser((_, { search, ...page }: PageArguments & { search?: string | null }) =>
        findPage(Contact, searchFilter('words', search), { field: 'sortName', direction: 1 }, page),
      ),
    },
    Contact: { id: (contact: ContactRecord) => String(contact._id) },
  },
}
