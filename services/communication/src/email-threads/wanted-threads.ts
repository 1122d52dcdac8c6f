import { type Sort, searchFilter } from '@coverdesk/kit'
import type { ParticipantRole, SessionState } from '../email-record/enumerations.ts'

/** The orders of a list of threads. */
const threadOrders = {
  CUSTOMER_ASC: { field: 'sortName', direction: 1 },
  CUSTOMER_DESC: { field: 'sortName', direction: -1 },
  SUBJECT_ASC: { field: 'sortSubject', direction: 1 },
  SUBJECT_DESC: { field: 'sortSubject', direction: -1 },
  UPDATED_AT_ASC: { field: 'timeOrder', direction: 1 },
  UPDATED_AT_DESC: { field: 'timeOrder', direction: -1 },
} satisfies Record<string, Sort>

/** Which threads a list shows, and in which order. */
export interface WantedThreads {
  search?: string | null
  filter?: {
    state?: SessionState | null
    waitingFor?: ParticipantRole | null
    accountId?: string | null
  } | null
  sort?: keyof typeof threadOrders | null
}

export const threadOrder = ({ sort }: WantedThreads): Sort => threadOrders[sort ?? 'UPDATED_AT_DESC']

export const threadFilter = ({ search, filter }: WantedThreads): Record<string, unknown> => ({
  ...(filter?.state && { state: filter.state }),
  ...(filter?.waitingFor && { waitingFor: { $in: shownAs(filter.waitingFor) } }),
  ...(filter?.accountId && { accountId: filter.accountId }),
  ...searchFilter('words', search),
})

/** Specification 3 §4: a participant is shown as the client. */
const shownAs = (role: ParticipantRole): ParticipantRole[] => (role === 'CLIENT' ? ['CLIENT', 'PARTICIPANT'] : [role])
