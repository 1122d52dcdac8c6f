import { csvDay, csvTime, type ListExport } from '@coverdesk/kit'
import { titleOf } from '../models/enumerations.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { customerOf } from '../request-record/request-names.ts'
import { wordsOf } from '../request-record/words-of-request.ts'

/** What the list’s columns write into a file; `mfe-servicing/src/request-list/request-columns.tsx` has the same. */
export const requestCsvColumns: ListExport<ServiceRequestRecord>['columns'] = {
  customer: { Customer: request => customerOf(request) ?? undefined },
  status: { Status: ({ state }) => titleOf(state) },
  type: { 'Request Type': request => titleOf(wordsOf(request).type) },
  assignee: { Assignee: ({ assigneeName }) => assigneeName ?? undefined },
  due: { 'Due Date': ({ dueAt }, { timeZone }) => (dueAt ? csvDay(dueAt, timeZone) : undefined) },
  opened: {
    'Opened At': ({ createdAt }, { timeZone }) => csvTime(createdAt, timeZone),
  },
}
