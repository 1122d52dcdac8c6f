import { z } from 'zod'
import type { Owner } from '../owner.ts'
import { allOf, type Collected, pageOf, pageSize } from '../pages.ts'
import type { NamedFilters } from '../question.ts'
import type { GraphRecord } from '../records/graph-record.ts'
import { type Request, requestFields, requestRecord, requestShape } from '../records/service-request.ts'

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

/** Whose service requests, or which ones by their words. */
interface RequestsOf {
  accountId?: string
  businessPolicyId?: string
  assigneeId?: string
  search?: string
}

/** Those that are due first come first. */
export async function requestsOf(
  { search, ...whose }: RequestsOf,
  { requestState, requestType, isLoss, isUnassigned }: NamedFilters,
  owner: Owner,
): Promise<Collected<Request>> {
  const filter = {
    ...whose,
    ...(requestState && { state: requestState }),
    ...(requestType && { type: requestType }),
    ...(isLoss !== undefined && { isLoss }),
    ...(isUnassigned !== undefined && { isUnassigned }),
  }
  return allOf(async after => {
    const { serviceRequests } = await owner.ask(requestsQuestion, { search, filter, after }, answer)
    return serviceRequests
  })
}

/** The same as records. */
export async function requestRecordsOf(
  whose: RequestsOf,
  filters: NamedFilters,
  owner: Owner,
): Promise<Collected<GraphRecord>> {
  const found = await requestsOf(whose, filters, owner)
  return { ...found, items: found.items.map(request => requestRecord(request, owner.timeZone)) }
}
