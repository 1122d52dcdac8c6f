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
import type { ResolutionFile, ServiceRequestRecord } from '../models/service-request.model.ts'
import { ServiceRequest } from '../models/service-request.model.ts'
import type { RequestSnapshot, ServiceRequestVersionRecord } from '../models/service-request-version.model.ts'
import { type RequestVersion, reopenRequest, resolveRequest, updateRequest } from './change-request.ts'
import { createRequest } from './create-request.ts'
import { customerOf } from './request-names.ts'
import typeDefs from './service-request.graphql'
import { versionsOf } from './versions-of-requests.ts'
import { requestFilter, requestOrder, type WantedRequests } from './wanted-requests.ts'

type Change = RequestVersion & { input: unknown }

const named = (id: string | null) => (id ? { id } : null)

export const serviceRequests: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      serviceRequests: forUser((_, { first, after, ...wanted }: PageArguments & WantedRequests) =>
        findPage(ServiceRequest, requestFilter(wanted), requestOrder(wanted), { first, after }),
      ),
      serviceRequest: forUser((_, { id }: { id: string }) =>
        findExisting<ServiceRequestRecord>(ServiceRequest, 'service request', id),
      ),
      serviceRequestsByIds: forUser((_, { ids }: { ids: string[] }) =>
        loadByIds<ServiceRequestRecord>(ServiceRequest, ids),
      ),
    },
    Mutation: {
      createServiceRequest: forUser((_, { input }: { input: unknown }, context) => createRequest(context, input)),
      updateServiceRequest: forUser((_, { input, ...at }: Change, context) => updateRequest(context, at, input)),
      resolveServiceRequest: forUser((_, { input, ...at }: Change, context) => resolveRequest(context, at, input)),
      reopenServiceRequest: forUser((_, { input, ...at }: Change, context) => reopenRequest(context, at, input)),
    },
    ServiceRequest: {
      id: ({ _id }: ServiceRequestRecord) => String(_id),
      customerName: customerOf,
      account: ({ accountId }: ServiceRequestRecord) => named(accountId),
      businessPolicy: ({ businessPolicyId }: ServiceRequestRecord) => named(businessPolicyId),
      assignee: ({ assigneeId }: ServiceRequestRecord) => named(assigneeId),
      cancelPolicy: ({ cancelPolicy, businessPolicyId: policyId }: ServiceRequestRecord) =>
        cancelPolicy && { ...cancelPolicy, policyId },
      endorsePolicy: ({ type, businessPolicyId: policyId }: ServiceRequestRecord) =>
        type === 'ENDORSE_POLICY' ? { policyId } : null,
      question: ({ question, businessPolicyId: policyId }: ServiceRequestRecord) =>
        question && { ...question, policyId },
      versionHistory: ({ _id }: ServiceRequestRecord, _: unknown, context: CallContext) =>
        loadTogether(context, versionsOf, String(_id)),
    },
    ServiceRequestFile: {
      url: ({ fileId, name }: ResolutionFile) => `/files/${fileId}/${encodeURIComponent(name)}`,
    },
    ServiceRequestVersion: {
      id: ({ _id }: ServiceRequestVersionRecord) => String(_id),
      updateInitiator: ({ updateInitiatorType, updateInitiatorId }: ServiceRequestVersionRecord) =>
        updateInitiatorType === 'AGENCY_USER' ? named(updateInitiatorId) : null,
    },
    ServiceRequestSnapshot: { assignee: ({ assigneeId }: RequestSnapshot) => named(assigneeId) },
  },
}
