import { fold, readablePhone, searchWords, withoutExtension } from '@coverdesk/kit'
import type { CallRecord } from './call.model.ts'

type Named = Pick<CallRecord, 'account' | 'fromName' | 'fromNumber'>

/** Whose call it was: the account, or the caller where there is none. */
export const customerOf = ({ account, fromName }: Pick<CallRecord, 'account' | 'fromName'>): string | null =>
  account?.name ?? fromName

/** What lists sort and search by. */
export const listFields = (call: Named) => ({
  sortName: fold(customerOf(call) ?? ''),
  words: searchWords(call.account?.name, call.fromName, ...waysToWrite(call.fromNumber)),
})

/** A number is found in whatever notation people know it: with or without the country, in groups or in one. */
function waysToWrite(number: string | null): string[] {
  if (!number) return []
  const main = withoutExtension(number)
  return [main, main.replace(/^\+1/, ''), readablePhone(number)]
}
