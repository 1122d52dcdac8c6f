import { z } from 'zod'
import type { CallContext } from './call-context.ts'
import { unauthenticated } from './errors.ts'
import { parseInput } from './parse-input.ts'
import type { Question } from './subgraph-http.ts'

/** A file of one of the records. */
export interface AccountFile {
  /** As `attachFile` and `storeFile` know it. */
  id: string
  /**
   * Folders and a name, as people would look for it: the gateway makes them safe on every disk, and tells apart what has the
   * same.
   * @example ['policies', 'GL-123', 'Binder.pdf']
   */
  path: string[]
}

/** What a subgraph holds about an account: its records as plain data for the person whom they are about, and their files. */
export interface AccountExport {
  held: object
  /** Every one: what is not named here is missing in the export. */
  files?: AccountFile[]
}

/**
 * All that a subgraph holds about an account; null: nothing.
 * @example accountData: async id => ({ held: { policies: await BusinessPolicy.find({ accountId: id }).lean() } })
 */
export type AccountData = (accountId: string, context: CallContext) => Promise<AccountExport | null>

const input = z.object({ accountId: z.string().max(100) })

/** What the gateway asks every subgraph for the export of one account. */
export const accountDataQuestion = (accountData: AccountData = async () => null): Record<string, Question> => ({
  'account-data': async (given, context) => {
    if (!context.agencyId || !context.userId) throw unauthenticated()
    const { held, files = [] } = (await accountData(parseInput(input, given).accountId, context)) ?? { held: null }
    return { held, files }
  },
})
