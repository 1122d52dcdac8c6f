import { type CallContext, forUser, loadTogether, type SubgraphModule } from '@coverdesk/kit'
import type { AccountSuggestion, CallRecord } from '../call-record/call.model.ts'
import type { EmailThreadRecord } from '../email-record/email-thread.model.ts'
import typeDefs from './ask.graphql'
import { Ask, type AskRecord, type AskSource } from './ask-record/ask.model.ts'
import { createRequestFromAsk, dismissAsk } from './requests/change-ask.ts'

async function asksOf(source: AskSource, ids: readonly string[]): Promise<AskRecord[][]> {
  const found = await Ask.find({ source, sourceId: { $in: [...ids] } })
    .sort({ place: 1, _id: 1 })
    .lean<AskRecord[]>()
  return ids.map(id => found.filter(({ sourceId }) => sourceId === id))
}
const asksOfCalls = (ids: readonly string[]) => asksOf('CALL', ids)
const asksOfThreads = (ids: readonly string[]) => asksOf('EMAIL_THREAD', ids)

export const asks: SubgraphModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      createRequestFromAsk: forUser((_, { askId }: { askId: string }, context) => createRequestFromAsk(context, askId)),
      dismissAsk: forUser((_, { askId }: { askId: string }) => dismissAsk(askId)),
    },
    Ask: {
      id: ({ _id }: AskRecord) => String(_id),
      serviceRequest: ({ serviceRequestId }: AskRecord) => (serviceRequestId ? { id: serviceRequestId } : null),
      details: ({ fields: { details, ...said } }: AskRecord) => ({
        ...{ waiver: false, primary: false, isComplaint: false, questions: [] },
        ...said,
        text: details,
      }),
    },
    AccountSuggestion: {
      account: ({ accountId }: AccountSuggestion) => ({ id: accountId }),
      accountName: ({ name }: AccountSuggestion) => name,
    },
    Call: {
      asks: ({ _id }: CallRecord, _: unknown, context: CallContext) => loadTogether(context, asksOfCalls, String(_id)),
      accountSuggestions: ({ accountSuggestions }: CallRecord) => accountSuggestions ?? [],
    },
    EmailThread: {
      asks: ({ _id }: EmailThreadRecord, _: unknown, context: CallContext) =>
        loadTogether(context, asksOfThreads, String(_id)),
      accountSuggestions: ({ accountSuggestions }: EmailThreadRecord) => accountSuggestions ?? [],
    },
  },
}
