import { findPage, forUser, type PageArguments, type SubgraphModule } from '@coverdesk/kit'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { ServiceRequestComment, type ServiceRequestCommentRecord } from '../models/service-request-comment.model.ts'
import { addComment } from './add-comment.ts'
import typeDefs from './comment.graphql'

interface NewComment {
  serviceRequestId: string
  input: unknown
}

export const comments: SubgraphModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      addServiceRequestComment: forUser((_, { serviceRequestId, input }: NewComment, context) =>
        addComment(context, serviceRequestId, input),
      ),
    },
    ServiceRequest: {
      comments: ({ _id }: ServiceRequestRecord, page: PageArguments) =>
        findPage(ServiceRequestComment, { requestId: _id }, { field: 'createdAt', direction: -1 }, page),
    },
    ServiceRequestComment: {
      id: ({ _id }: ServiceRequestCommentRecord) => String(_id),
      agencyUser: ({ agencyUserId }: ServiceRequestCommentRecord) => ({ id: agencyUserId }),
      mentions: ({ mentionIds }: ServiceRequestCommentRecord) => (mentionIds ?? []).map(id => ({ id })),
    },
  },
}
