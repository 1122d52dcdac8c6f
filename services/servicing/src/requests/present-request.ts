import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { customerOf } from './request-names.ts'

const named = (typename: string, id: string | null) => (id ? { __typename: typename, id } : null)

/** As a query answers it, for a client that merges its change with this one. */
export const presentRequest = (request: ServiceRequestRecord) => {
  const { _id, version, type, state, assigneeId, dueAt, resolution, accountId, businessPolicyId } = request
  return {
    __typename: 'ServiceRequest',
    id: String(_id),
    ...{ version, type, state, dueAt },
    customerName: customerOf(request),
    account: named('Account', accountId),
    businessPolicy: named('BusinessPolicy', businessPolicyId),
    assignee: named('AgencyUser', assigneeId),
    resolution: resolution && { notes: resolution.notes },
  }
}
