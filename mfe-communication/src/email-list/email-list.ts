import { defineList } from '@coverdesk/plugin-sdk'
import { EmailThreadsDocument, type ParticipantRole, type SessionState } from '../generated/documents'
import { threadStates, waitingChoices } from '../words/email-labels'
import { emailColumns } from './email-columns'

/** The agency’s email threads, the last changed first: `?filter=bay&status=ACTIVE&waiting=AGENT`. */
export const emailList = defineList({
  id: 'emails',
  document: EmailThreadsDocument,
  pageOf: ({ emailThreads }) => emailThreads,
  order: 'UPDATED_AT_DESC',
  columns: emailColumns,
  filters: {
    status: { label: 'Status', options: threadStates },
    waiting: { label: 'Waiting For', options: waitingChoices },
  },
  variables: ({ search, filters, sort }) => {
    const { status, waiting } = filters as { status?: SessionState; waiting?: ParticipantRole }
    return {
      ...(search && { search }),
      ...(status && { state: status }),
      ...(waiting && { waitingFor: waiting }),
      ...(sort && { sort }),
    }
  },
})
