import type { ListExport } from '@coverdesk/kit'
import { titleOf } from '../models/enumerations.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { customerOf } from '../request-record/request-names.ts'
import { wordsOf } from '../request-record/words-of-request.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter takes longer than using it a thousand times. There are no more zones than names that `Intl` knows. */
function formatterIn(timeZone: string, timeStyle?: 'short') {
  const key = `${timeZone} ${timeStyle}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...(timeStyle && { timeStyle }), timeZone })
  formatters.set(key, made)
  return made
}

/** What the list’s columns write into a file; `mfe-servicing/src/request-list/request-columns.tsx` has the same. */
export const requestCsvColumns: ListExport<ServiceRequestRecord>['columns'] = {
  customer: { Customer: request => customerOf(request) ?? undefined },
  status: { Status: ({ state }) => titleOf(state) },
  type: { 'Request Type': request => titleOf(wordsOf(request).type) },
  assignee: { Assignee: ({ assigneeName }) => assigneeName ?? undefined },
  due: { 'Due Date': ({ dueAt }, { timeZone }) => (dueAt ? formatterIn(timeZone).format(dueAt) : undefined) },
  opened: {
    'Opened At': ({ createdAt }, { timeZone }) =>
      formatterIn(timeZone, 'short')
        .format(createdAt)
        .replaceAll(/\u202f/g, ' '),
  },
}
