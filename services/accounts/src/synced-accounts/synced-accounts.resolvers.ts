import {
  CoverdeskError,
  forUser,
  parseInput,
  type SubgraphModule,
  type UserCallContext,
  validationFailed,
} from '@coverdesk/kit'
import type { AccountRecord } from '../accounts/account.model.ts'
import { findAccounts } from '../accounts/find-account.ts'
import { syncAccounts } from './sync-accounts.ts'
import typeDefs from './synced-account.graphql'
import { syncedAccountsInput, undoSyncedAccountsInput } from './synced-account.rules.ts'
import { SyncedAccountRecord, type SyncedRecord } from './synced-record.model.ts'
import { undoSyncedAccounts } from './undo-synced-accounts.ts'

interface Input {
  input: unknown
}

interface SyncedAccountsArguments {
  source: string
  foreignIds?: readonly string[] | null
  accountIds?: readonly string[] | null
}

const maxIds = 100

/** Clients of the agency's own management system, as settings brings them. */
export const syncedAccounts: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      previewSyncedAccounts: forProduct(({ input }: Input, context) =>
        syncAccounts(context, parseInput(syncedAccountsInput, input), { isDry: true }),
      ),
      syncedAccounts: forProduct((asked: SyncedAccountsArguments) => accountsOf(asked)),
    },
    Mutation: {
      applySyncedAccounts: forProduct(({ input }: Input, context) =>
        syncAccounts(context, parseInput(syncedAccountsInput, input), { isDry: false }),
      ),
      undoSyncedAccounts: forProduct(({ input }: Input, context) =>
        undoSyncedAccounts(context, parseInput(undoSyncedAccountsInput, input)),
      ),
    },
  },
}

/** A person would enter what a file of theirs says, by an import. */
function forProduct<Arguments, Result>(work: (args: Arguments, context: UserCallContext) => Result) {
  return forUser((_: unknown, args: Arguments, context) => {
    if (context.userId.startsWith('system:')) return work(args, context)
    throw validationFailed([{ path: 'source', message: 'Only an integration brings records in this way.' }])
  })
}

async function accountsOf({ source, foreignIds, accountIds }: SyncedAccountsArguments) {
  const ids = [...(foreignIds ?? []), ...(accountIds ?? [])]
  if (ids.length > maxIds) throw new CoverdeskError('LIMIT_EXCEEDED', `Ask for up to ${maxIds} records at a time.`)
  const asked = foreignIds ? { foreignId: { $in: foreignIds } } : { recordId: { $in: accountIds ?? [] } }
  const links = await SyncedAccountRecord.find({ source, recordType: 'ACCOUNT', ...asked } as never).lean<
    SyncedRecord[]
  >()
  const accounts = await findAccounts(links.map(({ recordId }) => String(recordId)))
  return links.flatMap(({ foreignId }, place) => {
    const account: AccountRecord | null = accounts[place] ?? null
    return account ? [{ foreignId, account }] : []
  })
}
