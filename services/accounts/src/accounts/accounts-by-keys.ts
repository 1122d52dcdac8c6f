import { CoverdeskError, fold } from '@coverdesk/kit'
import { Account, type AccountRecord } from './account.model.ts'

/** What lists of other systems call an account by. */
export interface AccountKeys {
  emails: readonly string[]
  names: readonly string[]
}

/** Of either kind. */
const mostKeys = 100
const mostOfOneKey = 5

/**
 * One small question to an index for each key: what many accounts share hides none of the others.
 * @throws LIMIT_EXCEEDED
 */
export async function accountsByKeys({ emails, names }: AccountKeys): Promise<AccountRecord[]> {
  if (emails.length > mostKeys || names.length > mostKeys) {
    throw new CoverdeskError('LIMIT_EXCEEDED', `Ask for up to ${mostKeys} addresses and ${mostKeys} names at a time.`)
  }
  const found = await Promise.all([
    ...distinct(emails.map(email => email.trim().toLowerCase())).map(emailKey => find({ emailKey })),
    ...distinct(names.map(fold)).map(sortName => find({ sortName })),
  ])
  return [...new Map(found.flat().map(account => [String(account._id), account])).values()]
}

const find = (key: { emailKey: string } | { sortName: string }) =>
  Account.find(key).limit(mostOfOneKey).lean<AccountRecord[]>().exec()

const distinct = (keys: readonly string[]) => [...new Set(keys)].filter(Boolean)
