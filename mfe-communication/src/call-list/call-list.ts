import { defineList } from '@coverdesk/plugin-sdk'
import { type CallStatus, CallsDocument } from '../generated/documents'
import { callStatuses } from '../words/call-labels'
import { callColumns } from './call-columns'

/** The agency’s calls, the latest first: `?filter=bay&status=COMPLETED`. */
export const callList = defineList({
  id: 'calls',
  document: CallsDocument,
  pageOf: ({ calls }) => calls,
  order: 'STARTED_AT_DESC',
  columns: callColumns,
  filters: { status: { label: 'Status', options: callStatuses } },
  variables: ({ search, filters, sort }) => {
    const { status } = filters as { status?: CallStatus }
    return { ...(search && { search }), ...(status && { status }), ...(sort && { sort }) }
  },
})
