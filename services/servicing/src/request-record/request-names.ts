import { fold } from '@coverdesk/kit'
import { titleOf } from '../models/enumerations.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { wordEndings } from './word-endings.ts'
import { wordsOf } from './words-of-request.ts'

type Named = Parameters<typeof wordsOf>[0] &
  Pick<
    ServiceRequestRecord,
    'state' | 'account' | 'assigneeId' | 'assigneeName' | 'businessPolicyId' | 'dueAt' | 'waiting'
  >

/** Whose request it is: the account, or the client where there is none. */
export const customerOf = (
  request: Pick<ServiceRequestRecord, 'account' | 'clientName'> & {
    correction: Pick<ServiceRequestRecord, 'clientName'> | null
  },
): string | null => request.account?.name ?? (request.correction ?? request).clientName

/** After everything that has a due date. */
export const noDueDate = new Date('9999-12-31T00:00:00Z')

/**
 * What lists sort, narrow and search by: customer, status, type, assignee and due date (specification 2 §2). And which policy
 * it keeps from being deleted.
 */
export function listFields(request: Named) {
  const { account, assigneeId, assigneeName, businessPolicyId, dueAt, state } = request
  const { type } = wordsOf(request)
  const dueOrder = dueAt ?? noDueDate
  const assignee = assigneeId ? `0 ${fold(assigneeName ?? '')} ${assigneeId}` : '1'
  return {
    currentType: type,
    isWaiting: Boolean(request.waiting),
    sortName: fold(customerOf(request) ?? ''),
    dueOrder,
    typeOrder: `${titleOf(type)} ${dueOrder.toISOString()}`,
    assigneeOrder: `${assignee} ${dueOrder.toISOString()}`,
    openPolicyId: state === 'OPEN' ? businessPolicyId : null,
    // Whoever remembers what the client said finds it, too.
    wordEndings: wordEndings(
      ...[account?.name, request.clientName, request.correction?.clientName, assigneeName],
      ...[titleOf(state), titleOf(request.type), titleOf(type)],
    ),
  }
}
