import { type CallContext, forUser, loadById, loadTogether, type SubgraphModule } from '@coverdesk/kit'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import type { RequestVersion } from '../request-record/save-request.ts'
import typeDefs from './duplicate.graphql'
import { duplicatesOf } from './duplicates-of-requests.ts'
import { markDuplicate } from './mark-duplicate.ts'

type Change = RequestVersion & { input: unknown }

export const duplicates: SubgraphModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      markServiceRequestDuplicate: forUser((_, { input, ...at }: Change, context) => markDuplicate(context, at, input)),
    },
    ServiceRequest: {
      duplicateOf: ({ duplicateOfId }: ServiceRequestRecord, _: unknown, context: CallContext) =>
        duplicateOfId ? loadById(context, ServiceRequest, String(duplicateOfId)) : null,
      duplicates: ({ _id, duplicateCount }: ServiceRequestRecord, _: unknown, context: CallContext) =>
        duplicateCount > 0 ? loadTogether(context, duplicatesOf, String(_id)) : [],
    },
  },
}
