import { fold, phoneWords, searchWords } from '@coverdesk/kit'
import type { CallRecord } from './call.model.ts'

type Named = Pick<CallRecord, 'account' | 'fromName' | 'fromNumber'>

/** Whose call it was: the account, or the caller where there is none. */
export const customerOf = ({ account, fromName }: Pick<CallRecord, 'account' | 'fromName'>): string | null =>
  account?.name ?? fromName

/** What lists sort and search by. */
export const listFields = (call: Named) => ({
  sortName: fold(customerOf(call) ?? ''),
  words: [...new Set([...searchWords(call.account?.name, call.fromName), ...phoneWords(call.fromNumber)])],
})
