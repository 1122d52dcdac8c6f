import { parseInput, type UserCallContext } from '@coverdesk/kit'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { findAssignee, findClient } from './find-references.ts'
import { recordVersion } from './record-version.ts'
import { createRequestInput } from './request.rules.ts'
import { dueFields, listFields } from './request-names.ts'

/**
 * A request that someone at the agency enters by hand.
 *
 * @throws VALIDATION_FAILED by field
 */
export async function createRequest({ userId }: UserCallContext, input: unknown): Promise<ServiceRequestRecord> {
  const { accountId, businessPolicyId, assigneeId, dueAt, ...given } = parseInput(createRequestInput, input)
  const facts = {
    ...given,
    ...(await findClient(accountId, businessPolicyId)),
    ...(await findAssignee(assigneeId)),
    ...dueFields(dueAt),
    state: 'OPEN' as const,
  }
  const created = await ServiceRequest.create({ ...facts, ...listFields(facts) })
  const request = created.toObject() as ServiceRequestRecord
  await recordVersion(request, ['CREATE_SERVICE_REQUEST'], { type: 'AGENCY_USER', id: userId })
  return request
}
