import { z } from 'zod'
import type { CallContext } from './call-context.ts'
import { unauthenticated } from './errors.ts'
import { parseInput } from './parse-input.ts'
import type { Question } from './subgraph-http.ts'

/**
 * All that a subgraph holds about an account, as plain data for the person whom it is about; null: nothing.
 * @example accountData: async id => ({ policies: await BusinessPolicy.find({ accountId: id }).lean() })
 */
export type AccountData = (accountId: string, context: CallContext) => Promise<object | null>

const input = z.object({ accountId: z.string().max(100) })

/** What the gateway asks every subgraph for the export of one account. */
export const accountDataQuestion = (accountData: AccountData = async () => null): Record<string, Question> => ({
  'account-data': async (given, context) => {
    if (!context.agencyId || !context.userId) throw unauthenticated()
    return { held: await accountData(parseInput(input, given).accountId, context) }
  },
})
