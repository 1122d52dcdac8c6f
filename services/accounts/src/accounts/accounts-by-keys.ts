import { CoverdeskError, fold } from '@coverdesk/kit'
import { Account, type AccountRecord } from './account.model.ts'

/** What lists of other systems call an account by. */
export interface AccountKeys {
  emails: readonly string[]
  names: readonly string[]
}

/** Of either kind. */
const maxKeys = 100
const maxOfOneKey = 5

/**
 * One small question to an index for each key: what many accounts share hides none of the others.
 * @throws LIMIT_EXCEEDED
 */
export async function accountsByKeys({ emails, names }: AccountKeys): Promise<AccountRecord[]> {
  if (emails.length > maxKeys || names.length > maxKeys) {
    throw new CoverdeskError('LIMIT_EXCEEDED', `Ask for up to ${maxKeys} addresses and ${maxKeys} names at a time.`)
  }
  const found = await Promise.all([
    ...distinct(emails.map(email => email.trim().toLowerCase())).map(emailKey => find({ emailKey })),
    ...distinct(names.map(fold)).map(sortName => find({ sortName })),
  ])
  return [...new Map(found.flat().map(account => [String(account._id), account])).values()]
}

const find = (key: { emailKey: string } | { sortName: string }) =>
  Account.find(key).limit(maxOfOneKey).lean<AccountRecord[]>().exec()

const distinct = (keys: readonly string[]) => [...new Set(keys)].filter(Boolean)
