import { findExisting, findPage, forUser, type PageArguments, type SubgraphModule } from '@coverdesk/kit'
import { Account } from '../accounts/account.model.ts'
import { createNote, deleteNote, type NoteVersion, restoreNote, updateNote } from './change-note.ts'
import typeDefs from './note.graphql'
import { AccountNote, type NoteRecord } from './note.model.ts'

export const notes: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      accountNotes: forUser(async (_, { accountId, ...page }: PageArguments & { accountId: string }) => {
        const { _id } = await findExisting(Account, 'account', accountId)
        const filter = { accountId: _id, deletedAt: { $exists: false } }
        return findPage(AccountNote, filter, { field: 'createdAt', direction: -1 }, page)
      }),
    },
    Mutation: {
      createAccountNote: forUser((_, { accountId, input }: { accountId: string; input: unknown }, context) =>
        createNote(context, accountId, input),
      ),
      updateAccountNote: forUser((_, { input, ...note }: NoteVersion & { input: unknown }, context) =>
        updateNote(context, note, input),
      ),
      deleteAccountNote: forUser((_, note: NoteVersion, context) => deleteNote(context, note)),
      restoreAccountNote: forUser((_, { id }: { id: string }, context) => restoreNote(context, id)),
    },
    AccountNote: {
      id: (note: NoteRecord) => String(note._id),
      createdBy: ({ createdById }: NoteRecord) => ({ id: createdById }),
    },
  },
}
