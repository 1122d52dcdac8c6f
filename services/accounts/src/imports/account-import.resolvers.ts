import { findExisting, findPage, forUser, type PageArguments, type SubgraphModule } from '@coverdesk/kit'
import typeDefs from './account-import.graphql'
import { AccountImport, type AccountImportRecord } from './account-import.model.ts'
import { cancelImport, createImport, mapImport, startImport, undo } from './change-import.ts'
import { beganBy, type RowArguments, rowsPage } from './present-import.ts'

interface Change {
  id: string
  version: number
}

export const accountImports: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      accountImports: forUser((_, page: PageArguments) =>
        findPage(AccountImport, {}, { field: 'createdAt', direction: -1 }, page),
      ),
      accountImport: forUser((_, { id }: { id: string }) => findExisting(AccountImport, 'import', id)),
    },
    Mutation: {
      createAccountImport: forUser((_, { input }: { input: unknown }, context) => createImport(context, input)),
      mapAccountImport: forUser((_, { id, version, input }: Change & { input: unknown }) =>
        mapImport(id, version, input),
      ),
      startAccountImport: forUser((_, { id, version, input }: Change & { input: unknown }) =>
        startImport(id, version, input),
      ),
      cancelAccountImport: forUser((_, { id, version }: Change) => cancelImport(id, version)),
      undoAccountImport: forUser((_, { id, version }: Change) => undo(id, version)),
    },
    AccountImport: {
      id: (record: AccountImportRecord) => String(record._id),
      createdBy: beganBy,
      rows: (record: AccountImportRecord, asked: RowArguments) => rowsPage(record, asked),
    },
  },
}
