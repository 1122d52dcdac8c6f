import { agenciesOf, inTenantScope, type JobDefinition } from '@coverdesk/kit'
import { Call, type CallRecord } from '../call-record/call.model.ts'
import { applyCallEvent } from './apply-call-event.ts'

/** Retell ends a call after an hour, or after two where an agency wishes so: then its end would have been told. */
const maxSilenceMs = 2 * 60 * 60_000
/** So many calls are looked at at once. */
const portion = 100

/** Ends calls of which nothing was heard for so long. An end that is told after all counts as if it had come in time. */
export const endSilentCalls: JobDefinition = {
  name: 'end-silent-calls',
  every: '10 minutes',
  async run({ write, signal }) {
    for await (const agencyId of agenciesOf(Call as never)) {
      await inTenantScope(agencyId, async () => {
        for (const call of await silentCalls()) {
          signal.throwIfAborted()
          await write(() => endCall(call))
        }
      })
    }
  },
}

const silentCalls = () =>
  Call.find({
    status: { $in: ['REGISTERED', 'IN_PROGRESS'] },
    lastEventAt: { $lt: new Date(Date.now() - maxSilenceMs) },
  })
    .sort({ lastEventAt: 1 })
    .limit(portion)
    .lean<CallRecord[]>()

async function endCall({ provider, providerCallId: callId, lastEventAt }: CallRecord): Promise<void> {
  if (!provider || !callId) return
  await applyCallEvent(provider, { callId, kind: 'LOST', key: 'lost', snapshot: { ...unknown, endedAt: lastEventAt } })
}

const unknown = {
  ...{ status: null, fromName: null, fromNumber: null, startedAt: null, disconnectionReason: null },
  ...{ recordingUrl: null, sentiment: null, successful: null, summary: null, transcript: [] },
}
