import { commentsOf, requestsOf } from '../lists/requests.ts'
import type { Owner } from '../owner.ts'
import { isWithin } from '../period.ts'
import type { GraphRecord } from '../records/graph-record.ts'
import { commentFacts, commentLabel } from '../records/request-comments.ts'
import { type Request, requestRecord } from '../records/service-request.ts'
import { isoDayOf } from '../records/words.ts'
import { accountIdsOf, idsOf, joined, type NamedRecords, type Subject, sorted } from './subject.ts'

/** The service requests that names, types, states and days leave; those of someone who is named with what staff noted on them. */
export async function namedRequests(subject: Subject, isOfComments = false): Promise<NamedRecords> {
  const { filters, owner, order } = subject
  const accountIds = await accountIdsOf(subject)
  const colleagues = idsOf(subject, 'COLLEAGUE')
  const whose = accountIds
    ? accountIds.map(accountId => ({ accountId }))
    : colleagues.length > 0
      ? colleagues.map(assigneeId => ({ assigneeId }))
      : [{}]
  const all = joined(
    await Promise.all(
      whose.map(one => requestsOf(one, filters, owner, { withComments: isOfComments || accountIds !== undefined })),
    ),
  )
  const dayOf = (instant: string | null) => instant && isoDayOf(instant, owner.timeZone)
  const { due, opened, waitingOn, insuranceTypes } = filters
  const items = all.items.filter(
    request =>
      (colleagues.length === 0 || colleagues.includes(request.assignee?.id ?? '')) &&
      isWithin(dayOf(request.dueAt), due, owner.today) &&
      isWithin(dayOf(request.createdAt), opened, owner.today) &&
      (!insuranceTypes?.length || insuranceTypes.some(type => type === request.businessPolicy?.type)) &&
      (!waitingOn || isWaitingOn(request, waitingOn)),
  )
  const ordered = order ? sorted(items, keyOf(order.by), order.isDescending) : items
  return { isComplete: all.isComplete, items: ordered.map(request => requestRecord(request, owner.timeZone)) }
}

const isWaitingOn = ({ waiting }: Request, party: NonNullable<Subject['filters']['waitingOn']>): boolean =>
  waiting !== null && (party === 'ANYONE' || waiting.on === party)

const keyOf =
  (by: NonNullable<Subject['order']>['by']) =>
  ({ dueAt, createdAt }: Request): string | null =>
    by === 'DUE' ? dueAt : createdAt

/** So few are answered with what staff noted on them, where no client is named. */
const maxCommented = 6

/** A few requests with what staff noted on them. */
export async function withComments(records: readonly GraphRecord[], owner: Owner): Promise<GraphRecord[]> {
  if (records.length > maxCommented) return [...records]
  return Promise.all(
    records.map(async record => {
      if (record.facts.some(({ label }) => label === commentLabel)) return record
      return {
        ...record,
        facts: [...record.facts, ...commentFacts(await commentsOf(record.id, owner), owner.timeZone)],
      }
    }),
  )
}
