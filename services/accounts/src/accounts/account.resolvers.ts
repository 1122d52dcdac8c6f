import { type CallContext, findPage, forUser, type PageArguments, type SubgraphModule } from '@coverdesk/kit'
import typeDefs from './account.graphql'
import { Account, type AccountRecord } from './account.model.ts'
import { type AccountVersion, addContact, removeContact } from './account-contacts.ts'
import { type AccountKeys, accountsByKeys } from './accounts-by-keys.ts'
import { accountsByPhone } from './accounts-by-phone.ts'
import { existingAccounts } from './existing-accounts.ts'
import { findAccount, findAccounts } from './find-account.ts'
import { contactsOf, detailsOf } from './present-account.ts'
import { createAccount, updateAccount } from './save-account.ts'
import { accountFilter, accountOrder, type WantedAccounts } from './wanted-accounts.ts'

interface AccountsArguments extends PageArguments, WantedAccounts {}

async function listAccounts({ first, after, ...wanted }: AccountsArguments) {
  return findPage(Account, await accountFilter(wanted), accountOrder(wanted), { first, after })
}

export const accounts: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      accounts: forUser((_, args: AccountsArguments) => listAccounts(args)),
      account: forUser((_, { id }: { id: string }) => findAccount(id)),
      accountsByIds: forUser((_, { ids }: { ids: string[] }) => findAccounts(ids)),
      existingAccounts: forUser((_, { ids }: { ids: string[] }) => existingAccounts(ids)),
      accountsByKeys: forUser((_, keys: AccountKeys) => accountsByKeys(keys)),
      accountsByPhone: forUser((_, { phone }: { phone: string }) => accountsByPhone(phone)),
    },
    Mutation: {
      createAccount: forUser((_, { input }: { input: unknown }) => createAccount(input)),
      updateAccount: forUser((_, args: { id: string; version: number; input: unknown }, context) =>
        updateAccount(context, args.id, args.version, args.input),
      ),
      addAccountContact: forUser((_, { input, ...account }: AccountVersion & { input: unknown }, context) =>
        addContact(context, account, input),
      ),
      removeAccountContact: forUser((_, { contactId, ...account }: AccountVersion & { contactId: string }, context) =>
        removeContact(context, account, contactId),
      ),
    },
    Account: {
      id: (account: AccountRecord) => String(account._id),
      details: detailsOf,
      contacts: (account: AccountRecord, _: unknown, context: CallContext) => contactsOf(context, account),
    },
  },
}
