import { insertMissing, inTenantScope } from '@coverdesk/kit'
import type { TestSubgraph } from '@coverdesk/kit/testing'
import { Types } from 'mongoose'
import { ServiceRequest } from '../models/service-request.model.ts'
import { them, us } from '../testing/servicing-subgraph.ts'
import { largeRequest } from './large-requests.ts'

const page = /* GraphQL */ `
  query ($first: Int, $after: String, $search: String, $filter: ServiceRequestFilter, $sort: ServiceRequestSort) {
    serviceRequests(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
      items { id version type state customerName assignee { id } dueAt createdAt isLoss waiting { on followUpOn } }
      total
      endCursor
    }
  }
`
interface Page {
  serviceRequests: { items: unknown[]; total: number; endCursor: string | null }
}

/** A hundred requests of the other agency, in the same collection: what a short list costs. */
export const seedHundred = () =>
  inTenantScope(them.agencyId, () => {
    const requests = Array.from({ length: 100 }, (_, number) => largeRequest(number, '2026-11-22'))
    const moved = requests.map(request => ({ ...request, _id: new Types.ObjectId() }))
    return insertMissing(ServiceRequest, moved, { asGiven: true })
  })

/** Median times of pages in milliseconds, asked in turns, so that what else the machine does falls on all of them. */
export async function measure(subgraph: TestSubgraph, kinds: Record<string, object>, rounds: number) {
  const times = Object.fromEntries(Object.keys(kinds).map(kind => [kind, [] as number[]]))
  for (let round = -3; round < rounds; round += 1) {
    for (const [kind, { caller = us, ...variables }] of Object.entries(kinds) as [string, { caller?: typeof us }][]) {
      const begun = performance.now()
      await subgraph.data<Page>(caller, page, { first: 50, ...variables })
      if (round >= 0) times[kind]?.push(performance.now() - begun)
    }
  }
  return Object.fromEntries(Object.entries(times).map(([kind, all]) => [kind, median(all)]))
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The place behind so many pages of 100. */
export async function cursorBehind(subgraph: TestSubgraph, pages: number): Promise<string | null> {
  let after: string | null = null
  for (let number = 0; number < pages; number += 1) {
    after = (await subgraph.data<Page>(us, page, { first: 100, after })).serviceRequests.endCursor
  }
  return after
}
