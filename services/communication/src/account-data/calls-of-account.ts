import type { AccountExport } from '@coverdesk/kit'
import { Call, type CallRecord } from '../call-record/call.model.ts'
import { recordingsOf, transcriptsOf } from '../call-record/parts-of-calls.ts'

/** The calls of an account with what was said, and their recordings; null: it has none. */
export async function callsOfAccount(accountId: string): Promise<AccountExport | null> {
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
