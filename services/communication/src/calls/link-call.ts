import { findExisting } from '@coverdesk/kit'
import { chosenAccount } from '../accounts/account-of-call.ts'
import { Call, type CallRecord } from '../call-record/call.model.ts'
import { listFields } from '../call-record/list-fields.ts'

/**
 * Gives a call to the account that a person chose; null: to none. It is one field, so it takes no version: events of a call
 * that continues would refuse it again and again.
 *
 * @throws NOT_FOUND, or VALIDATION_FAILED at `accountId`
 */
export async function linkCall(id: string, accountId: string | null): Promise<CallRecord> {
  const call = await findExisting<CallRecord>(Call, 'call', id)
  const chosen = accountId ? await chosenAccount(accountId) : { accountId: null, account: null }
  await Call.updateOne(
    { _id: call._id },
    {
      $set: { ...chosen, isAccountChosen: true, accountSuggestions: [], ...listFields({ ...call, ...chosen }) },
      $inc: { version: 1 },
    },
  )
  return findExisting<CallRecord>(Call, 'call', id)
}
