import { CoverdeskError } from '@coverdesk/kit'
import { findAccounts } from './find-account.ts'

const maxIds = 100

/** Those of the ids that lead to an account, also to one that another was merged into. @throws LIMIT_EXCEEDED */
export async function existingAccounts(ids: readonly string[]): Promise<string[]> {
  if (ids.length > maxIds) throw new CoverdeskError('LIMIT_EXCEEDED', `Ask for up to ${maxIds} accounts at a time.`)
  const found = await findAccounts(ids)
  return ids.filter((_, place) => found[place])
}
