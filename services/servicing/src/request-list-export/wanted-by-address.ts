import { daysAfter, type ListAddress, parseInput, weekdayOf } from '@coverdesk/kit'
import { z } from 'zod'
import type { AgencyCalendar } from '../calendar/agency-calendar.ts'
import { requestStates, requestTypes } from '../models/enumerations.ts'
import { requestOrders, type WantedRequests } from '../requests/wanted-requests.ts'

const duePeriods = ['overdue', 'today', 'week', 'none'] as const

/** The same names as in `mfe-servicing/src/request-list/request-list.ts`. What it does not know it refuses: the file would hold more than the list. */
const listAddress = z.strictObject({
  filter: z.string().optional(),
  state: z.enum(requestStates, { error: 'There is no such status.' }).optional(),
  type: z.enum(requestTypes, { error: 'There is no such type.' }).optional(),
  assigned: z.string().optional(),
  due: z.enum(duePeriods, { error: 'Choose overdue, today, week or none.' }).optional(),
  waiting: z.enum(['yes', 'no'], { error: 'Choose yes or no.' }).optional(),
  loss: z.literal('yes', { error: 'Choose yes, or nothing.' }).optional(),
  sort: z
    .enum(Object.keys(requestOrders) as (keyof typeof requestOrders)[], { error: 'There is no such order.' })
    .optional(),
})

/** The same as the list asks for by the same address. */
export function wantedByAddress(address: ListAddress, userId: string, calendar: AgencyCalendar): WantedRequests {
  const { filter, state, type, assigned, due, waiting, loss, sort } = parseInput(listAddress, address)
  return {
    userId,
    search: filter,
    sort,
    filter: {
      state,
      type,
      ...assigneeFilter(assigned),
      ...(due && dueFilter(due, calendar)),
      isWaiting: waiting && waiting === 'yes',
      isLoss: loss && true,
    },
  }
}

function assigneeFilter(assigned: string | undefined) {
  if (assigned === 'none') return { isUnassigned: true }
  return assigned === 'me' ? { isMine: true } : { assigneeId: assigned }
}

/** What is overdue belongs to no other period; a week ends with its Saturday. */
function dueFilter(period: (typeof duePeriods)[number], { today, startOf }: AgencyCalendar) {
  if (period === 'none') return { hasDueDate: false }
  if (period === 'overdue') return { dueBefore: startOf(today) }
  const end = daysAfter(today, period === 'today' ? 1 : 7 - weekdayOf(today))
  return { dueFrom: startOf(today), dueBefore: startOf(end) }
}
