import { fold, searchWords } from '@coverdesk/kit'
import { titleOf } from '../models/enumerations.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'

type Named = Pick<ServiceRequestRecord, 'type' | 'state' | 'account' | 'clientName' | 'assigneeName'>

/** Whose request it is: the account, or the client where there is none. */
export const customerOf = ({ account, clientName }: Pick<Named, 'account' | 'clientName'>): string | null =>
  account?.name ?? clientName

/** What lists sort and search by: customer, status, type and assignee (specification 2 §2). */
export const listFields = (request: Named) => ({
  sortName: fold(customerOf(request) ?? ''),
  words: searchWords(
    request.account?.name,
    request.clientName,
    titleOf(request.state),
    titleOf(request.type),
    request.assigneeName,
  ),
})

/** After everything that has a due date. */
const never = new Date('9999-12-31T00:00:00Z')

export const dueFields = (dueAt: Date | null) => ({ dueAt, dueOrder: dueAt ?? never })
