import type { AccountData, AccountExport } from '@coverdesk/kit'
import { callsOfAccount } from './calls-of-account.ts'
import { threadsOfAccount } from './threads-of-account.ts'

/** Everything about an account that this area holds: its calls and its e-mail, with their recordings and attachments. */
export const accountData: AccountData = async accountId => {
  const parts = await Promise.all([callsOfAccount(accountId), threadsOfAccount(accountId)])
  const found = parts.filter((part): part is AccountExport => part !== null)
  if (found.length === 0) return null
  return {
    held: Object.assign({}, ...found.map(({ held }) => held)),
    files: found.flatMap(({ files = [] }) => files),
  }
}
