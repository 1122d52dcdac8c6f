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
import type { RequestBlocks } from '../models/request-words.ts'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import type { RequestSnapshot, ServiceRequestVersionRecord } from '../models/service-request-version.model.ts'
import { fieldNotesOf } from '../request-record/field-notes.ts'
import { customerOf } from '../request-record/request-names.ts'
import type { RequestVersion } from '../request-record/save-request.ts'
import { wordsOf } from '../request-record/words-of-request.ts'
import { createRequest } from './create-request.ts'
import { enrichRequest } from './enrich-request.ts'
import typeDefs from './service-request.graphql'
import { updateRequest } from './update-request.ts'
import { updateRequests } from './update-requests.ts'
import { versionsOf } from './versions-of-requests.ts'
import { countWaitingFor } from './waiting-requests.ts'
import { requestFilter, requestOrder, type WantedRequests } from './wanted-requests.ts'

type Change = RequestVersion & { input: unknown }
type Wanted = PageArguments & Omit<WantedRequests, 'userId'>

type Certificate = NonNullable<RequestBlocks['createCertificate']>

const named = (id: string | null) => (id ? { id } : null)

export const serviceRequests: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      serviceRequests: forUser((_, { first, after, ...given }: Wanted, { userId }) => {
        const wanted = { ...given, userId }
        return findPage<ServiceRequestRecord>(ServiceRequest, requestFilter(wanted), requestOrder(wanted), {
          first,
          after,
        })
      }),
      serviceRequest: forUser((_, { id }: { id: string }) =>
        findExisting<ServiceRequestRecord>(ServiceRequest, 'service request', id),
      ),
      serviceRequestsByIds: forUser((_, { ids }: { ids: string[] }) =>
        loadByIds<ServiceRequestRecord>(ServiceRequest, ids),
      ),
      waitingServiceRequests: forUser((_, __: unknown, { userId }) => countWaitingFor(userId)),
    },
    Mutation: {
      createServiceRequest: forUser((_, { input }: { input: unknown }, context) => createRequest(context, input)),
      enrichServiceRequest: forUser((_, { id, input }: { id: string; input: unknown }, context) =>
        enrichRequest(context, id, input),
      ),
      updateServiceRequest: forUser((_, { input, ...at }: Change, context) => updateRequest(context, at, input)),
      updateServiceRequests: forUser((_, { changes }: { changes: unknown[] }, context) =>
        updateRequests(context, changes),
      ),
    },
    CreateCertificateRequest: {
      waiverOfSubrogation: ({ waiverOfSubrogation }: Certificate) => waiverOfSubrogation ?? false,
      primaryNoncontributory: ({ primaryNoncontributory }: Certificate) => primaryNoncontributory ?? false,
    },
    ServiceRequest: {
      isComplaint: ({ isComplaint }: ServiceRequestRecord) => isComplaint ?? false,
      fieldNotes: fieldNotesOf,
      id: ({ _id }: ServiceRequestRecord) => String(_id),
      customerName: customerOf,
      account: ({ accountId }: ServiceRequestRecord) => named(accountId),
      businessPolicy: ({ businessPolicyId }: ServiceRequestRecord) => named(businessPolicyId),
      assignee: ({ assigneeId }: ServiceRequestRecord) => named(assigneeId),
      type: (request: ServiceRequestRecord) => wordsOf(request).type,
      clientName: (request: ServiceRequestRecord) => wordsOf(request).clientName,
      clientEmail: (request: ServiceRequestRecord) => wordsOf(request).clientEmail,
      clientPhone: (request: ServiceRequestRecord) => wordsOf(request).clientPhone,
      details: (request: ServiceRequestRecord) => wordsOf(request).details,
      addAdditionalInsured: (request: ServiceRequestRecord) => wordsOf(request).addAdditionalInsured,
      createCertificate: (request: ServiceRequestRecord) => wordsOf(request).createCertificate,
      documentRequest: (request: ServiceRequestRecord) => wordsOf(request).documentRequest,
      cancelPolicy: (request: ServiceRequestRecord) => {
        const { cancelPolicy } = wordsOf(request)
        return cancelPolicy && { ...cancelPolicy, policyId: request.businessPolicyId }
      },
      endorsePolicy: (request: ServiceRequestRecord) =>
        wordsOf(request).type === 'ENDORSE_POLICY' ? { policyId: request.businessPolicyId } : null,
      question: (request: ServiceRequestRecord) => {
        const { question } = wordsOf(request)
        return question && { ...question, policyId: request.businessPolicyId }
      },
      versionHistory: ({ _id }: ServiceRequestRecord, _: unknown, context: CallContext) =>
        loadTogether(context, versionsOf, String(_id)),
    },
    ServiceRequestVersion: {
      id: ({ _id }: ServiceRequestVersionRecord) => String(_id),
      changes: ({ changes }: ServiceRequestVersionRecord) => changes ?? [],
      updateInitiator: ({ updateInitiatorType, updateInitiatorId }: ServiceRequestVersionRecord) =>
        updateInitiatorType === 'AGENCY_USER' ? named(updateInitiatorId) : null,
    },
    ServiceRequestSnapshot: {
      assignee: ({ assigneeId }: RequestSnapshot) => named(assigneeId),
      resolutionFiles: ({ resolutionFiles }: RequestSnapshot) => resolutionFiles ?? [],
    },
  },
}
