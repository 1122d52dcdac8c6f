import { z } from 'zod'
import type { Owner } from '../owner.ts'
import { allOf, type Collected, pageOf, pageSize } from '../pages.ts'
import type { GraphFilters } from '../question.ts'
import type { GraphRecord } from '../records/graph-record.ts'
import { requestFields, requestRecord, requestShape } from '../records/service-request.ts'

const requestsQuestion = /* GraphQL */ `
  query CaraRequests($search: String, $filter: ServiceRequestFilter, $after: String) {
    serviceRequests(first: ${pageSize}, after: $after, search: $search, filter: $filter, sort: DUE_AT_ASC) {
      total
      endCursor
      items { ${requestFields} }
    }
  }
`
const answer = z.object({ serviceRequests: pageOf(requestShape) })

/** Whose service requests, or which ones by their words; those that are due first come first. */
export async function requestsOf(
  { search, ...whose }: { accountId?: string; businessPolicyId?: string; search?: string },
  { requestState, requestType }: GraphFilters,
  owner: Owner,
): Promise<Collected<GraphRecord>> {
  const filter = {
    ...whose,
    ...(requestState && { state: requestState }),
    ...(requestType && { type: requestType }),
  }
  const found = await allOf(async after => {
    const { serviceRequests } = await owner.ask(requestsQuestion, { search, filter, after }, answer)
    return serviceRequests
  })
  return { ...found, items: found.items.map(request => requestRecord(request, owner.timeZone)) }
}
