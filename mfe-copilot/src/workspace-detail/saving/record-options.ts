import { formatDate, formatDateTime, formatEnum } from '@coverdesk/design-system'
import type { ComboboxResult } from '@coverdesk/design-system/forms'
import type { PolicyToSaveToFragment, RequestsToSaveToQuery } from '../../generated/documents'

/** As a combobox shows a record. */
export type RecordOption = Extract<ComboboxResult, { status: 'loaded' }>['options'][number]

type RequestToSaveTo = NonNullable<RequestsToSaveToQuery['serviceRequests']>['items'][number]

/** "General Liability CGL 4471923-12": what a save calls it, too. */
export const policyName = ({ type, policyNumber }: PolicyToSaveToFragment): string =>
  [formatEnum(type), policyNumber].filter(Boolean).join(' ')

export function policyOption(policy: PolicyToSaveToFragment): RecordOption {
  const { id, state, expiresAt, account } = policy
  const told = [account?.details.name, formatEnum(state), expiresAt && `expires ${formatDate(expiresAt)}`]
  return { value: id, label: policyName(policy), description: told.filter(Boolean).join(' · ') }
}

export const requestName = ({ type, customerName }: Pick<RequestToSaveTo, 'type' | 'customerName'>): string =>
  [formatEnum(type), customerName].filter(Boolean).join(', ')

export const requestOption = (request: RequestToSaveTo): RecordOption => ({
  value: request.id,
  label: requestName(request),
  description: `${request.state === 'OPEN' ? 'Open' : 'Closed'} · opened ${formatDateTime(request.createdAt)}`,
})
