import type { AccountData } from '@coverdesk/kit'
import { Call, type CallRecord } from '../call-record/call.model.ts'
import { recordingsOf, transcriptsOf } from '../call-record/parts-of-calls.ts'

/** Everything about an account that this area holds: its calls with what was said, and their recordings. */
export const accountData: AccountData = async accountId => {
  const calls = await Call.find({ accountId }).sort({ timeOrder: 1, _id: 1 }).lean<CallRecord[]>()
  if (calls.length === 0) return null
  const ids = calls.map(({ _id }) => String(_id))
  const [transcripts, recordings] = await Promise.all([transcriptsOf(ids), recordingsOf(ids)])
  return {
    held: { calls: calls.map((call, place) => ({ ...told(call), transcript: transcripts[place] ?? [] })) },
    files: recordings.flatMap(recording =>
      recording?.fileId ? [{ id: recording.fileId, path: ['calls', recording.name ?? ''] }] : [],
    ),
  }
}

/** Without what only lists, events and walls between agencies need. */
function told(call: CallRecord) {
  const { _id, account, words, sortName, timeOrder, lastEventAt, eventCount, ...stored } = call
  const { agencyId, ...fields } = stored as Record<string, unknown>
  return { id: String(_id), ...fields }
}
