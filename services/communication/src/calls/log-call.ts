import { enqueue, parseInput } from '@coverdesk/kit'
import { chosenAccount } from '../accounts/account-of-call.ts'
import { matchAccount } from '../accounts/match-account.ts'
import { Call, type CallRecord } from '../call-record/call.model.ts'
import { listFields } from '../call-record/list-fields.ts'
import { considerJob } from '../email-record/consider-job.ts'
import { logCallInput } from './log-call.rules.ts'

/**
 * A call that someone took.
 * @throws VALIDATION_FAILED by field
 */
export async function logCall(input: unknown): Promise<CallRecord> {
  const { accountId, fromNumber = null, startedAt, ...given } = parseInput(logCallInput, input)
  const chosen = accountId ? await chosenAccount(accountId) : { accountId: null, account: null }
  const call = {
    ...{ ...given, ...chosen, fromNumber, startedAt },
    ...{ status: 'COMPLETED' as const, isAccountChosen: accountId !== null },
    ...{ timeOrder: startedAt, lastEventAt: given.endedAt },
  }
  const created = (await Call.create({ ...call, ...listFields(call) })).toObject() as CallRecord
  if (!accountId && fromNumber) await enqueue(matchAccount.name, { callId: String(created._id) })
  await enqueue(considerJob, { callId: String(created._id) })
  return created
}
