import { findExisting, forUser, type SubgraphModule } from '@coverdesk/kit'
import type { AccountVersion } from '../accounts/account-contacts.ts'
import { deleteAccount, restoreAccount } from './delete-account.ts'
import { DeletedAccount, type DeletedAccountRecord } from './deleted-account.model.ts'
import typeDefs from './removal.graphql'

export const removal: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      deletedAccount: forUser((_, { id }: { id: string }) => findExisting(DeletedAccount, 'account', id)),
    },
    Mutation: {
      deleteAccount: forUser((_, account: AccountVersion, context) => deleteAccount(context, account)),
      restoreAccount: forUser((_, { id }: { id: string }) => restoreAccount(id)),
    },
    DeletedAccount: {
      id: (deleted: DeletedAccountRecord) => String(deleted._id),
      deletedBy: ({ deletedById }: DeletedAccountRecord) => ({ id: deletedById }),
    },
  },
}
