import { askOnce, type FoundRecord } from '@coverdesk/plugin-sdk'
import { FindServiceRequestsDocument } from '../generated/documents'
import { overviewPath } from '../paths'
import { dash, typeName } from '../words/request-labels'

/** The requests whose customer, status, type or assignee has this in it. */
export async function findRequests(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { serviceRequests } = await askOnce(FindServiceRequestsDocument, { search: text }, signal)
  return (serviceRequests?.items ?? []).map(({ id, type, state, customerName }) => ({
    id,
    typename: 'ServiceRequest',
    title: `${typeName(type)} · ${customerName ?? dash}`,
    detail: state === 'OPEN' ? 'Open' : 'Closed',
    icon: 'service-requests',
    path: overviewPath(id),
  }))
}
