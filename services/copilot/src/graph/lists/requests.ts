import { z } from 'zod'
import type { Owner } from '../owner.ts'
import { allOf, type Collected, pageOf, pageSize } from '../pages.ts'
import type { RecordFilters } from '../question.ts'
import type { GraphRecord } from '../records/graph-record.ts'
import { type Comments, commentFields, commentsShape } from '../records/request-comments.ts'
import {
  commentedRequestFields,
  type Request,
  requestFields,
  requestRecord,
  requestShape,
} from '../records/service-request.ts'

const listOf = (name: string, first: number, fields: string) => /* GraphQL */ `
  query ${name}($search: String, $filter: ServiceRequestFilter, $after: String) {
    serviceRequests(first: ${first}, after: $after, search: $search, filter: $filter, sort: DUE_AT_ASC) {
      total
      endCursor
      items { ${fields} }
    }
  }
`
const requestsQuestion = listOf('CaraRequests', pageSize, requestFields)
/** So many requests with their comments fit into what the one endpoint answers at once. */
const commentedQuestion = listOf('CaraCommentedRequests', 40, commentedRequestFields)
const answer = z.object({ serviceRequests: pageOf(requestShape) })

/** Whose service requests, or which ones by their words. */
interface RequestsOf {
  accountId?: string
  businessPolicyId?: string
  assigneeId?: string
  search?: string
}

/** Those that are due first come first. @param withComments what staff noted on each of them, too */
export async function requestsOf(
  { search, ...whose }: RequestsOf,
  { requestState, requestType, isLoss, isUnassigned }: RecordFilters,
  owner: Owner,
  { withComments = false } = {},
): Promise<Collected<Request>> {
  const question = withComments ? commentedQuestion : requestsQuestion
  const filter = {
    ...whose,
    ...(requestState && { state: requestState }),
    ...(requestType && { type: requestType }),
    ...(isLoss !== undefined && { isLoss }),
    ...(isUnassigned !== undefined && { isUnassigned }),
  }
  return allOf(async after => {
    const { serviceRequests } = await owner.ask(question, { search, filter, after }, answer)
    return serviceRequests
  })
}

/** The same as records. */
export async function requestRecordsOf(
  whose: RequestsOf,
  filters: RecordFilters,
  owner: Owner,
): Promise<Collected<GraphRecord>> {
  const found = await requestsOf(whose, filters, owner)
  return { ...found, items: found.items.map(request => requestRecord(request, owner.timeZone)) }
}

const commentsQuestion = /* GraphQL */ `
  query CaraComments($id: ID!) {
    serviceRequest(id: $id) { id ${commentFields} }
  }
`
const commented = z.object({ serviceRequest: z.object({ comments: commentsShape }).nullable() })

/** What staff noted on a request; nothing of one that is gone. */
export const commentsOf = async (id: string, owner: Owner): Promise<Comments> =>
  (await owner.ask(commentsQuestion, { id }, commented)).serviceRequest?.comments ?? null
