import { defineMigration, phoneWords, withoutPhoneWords } from '@coverdesk/kit'
import type { CallRecord } from '../call-record/call.model.ts'

/** Calls that were found by their numbers in few notations only. */
export const callPhoneWords = defineMigration<CallRecord>({
  id: '0001-call-phone-words',
  collection: 'calls',
  pending: withoutPhoneWords('fromNumber'),
  update: ({ fromNumber }) => ({ $addToSet: { words: { $each: phoneWords(fromNumber) } } }),
})
