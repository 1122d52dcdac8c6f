import {
  type CallContext,
  findExisting,
  findPage,
  forUser,
  loadByIds,
  loadTogether,
  type PageArguments,
  type SubgraphModule,
} from '@coverdesk/kit'
import { Call, type CallRecord } from '../call-record/call.model.ts'
import type { CallRecordingRecord } from '../call-record/call-recording.model.ts'
import { customerOf } from '../call-record/list-fields.ts'
import { recordingsOf, transcriptsOf } from '../call-record/parts-of-calls.ts'
import typeDefs from './call.graphql'
import { linkCall } from './link-call.ts'
import { logCall } from './log-call.ts'
import { callFilter, callOrder, type WantedCalls } from './wanted-calls.ts'

type Link = { id: string; accountId?: string | null }

const recordingOf = ({ _id }: CallRecord, context: CallContext): Promise<CallRecordingRecord | null> =>
  loadTogether(context, recordingsOf, String(_id))

/** A path of our origin. */
const urlOf = (recording: CallRecordingRecord | null) =>
  recording?.fileId ? `/files/${recording.fileId}/${encodeURIComponent(recording.name ?? '')}` : null

export const calls: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      calls: forUser((_, { first, after, ...wanted }: PageArguments & WantedCalls) =>
        findPage<CallRecord>(Call, callFilter(wanted), callOrder(wanted), { first, after }),
      ),
      call: forUser((_, { id }: { id: string }) => findExisting<CallRecord>(Call, 'call', id)),
      callsByIds: forUser((_, { ids }: { ids: string[] }) => loadByIds<CallRecord>(Call, ids)),
    },
    Mutation: {
      logCall: forUser((_, { input }: { input: unknown }) => logCall(input)),
      linkCall: forUser((_, { id, accountId }: Link) => linkCall(id, accountId ?? null)),
    },
    Call: {
      id: ({ _id }: CallRecord) => String(_id),
      account: ({ accountId }: CallRecord) => (accountId ? { id: accountId } : null),
      accountName: ({ account }: CallRecord) => account?.name ?? null,
      customerName: customerOf,
      recordingUrl: async (call: CallRecord, _: unknown, context: CallContext) =>
        urlOf(await recordingOf(call, context)),
      recording: (call: CallRecord, _: unknown, context: CallContext) => recordingOf(call, context),
      serviceRequests: ({ serviceRequestIds }: CallRecord) => serviceRequestIds.map(id => ({ id })),
      transcript: ({ _id }: CallRecord, _: unknown, context: CallContext) =>
        loadTogether(context, transcriptsOf, String(_id)),
    },
  },
}
