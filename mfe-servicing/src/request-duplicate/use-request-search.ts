import { formatDateTime } from '@coverdesk/design-system'
import type { ComboboxResult } from '@coverdesk/design-system/forms'
import { type QueryState, useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { ServiceRequestChoicesDocument, type ServiceRequestChoicesQuery } from '../generated/documents'
import { requestTitle } from '../words/request-labels'

/** Finds other requests as one types; those of the same customer are there before anything is typed. */
export function useRequestSearch({ id, customerName }: { id: string; customerName: string | null }) {
  const [text, setText] = useState<string>()
  const search = text || customerName || ''
  const query = useQuery(ServiceRequestChoicesDocument, search ? { search } : {}, { pause: text === undefined })
  return { result: resultOf(query, id), onSearch: setText }
}

function resultOf(query: QueryState<ServiceRequestChoicesQuery>, without: string): ComboboxResult {
  if (query.status === 'loading') return { status: 'loading' }
  const page = query.status === 'loaded' ? query.data.serviceRequests : undefined
  if (!page) return { status: 'failed', message: query.failure?.message ?? 'Service requests could not be loaded.' }
  const others = page.items.filter(({ id }) => id !== without)
  const options = others.map(({ id, state, createdAt, ...request }) => ({
    value: id,
    label: requestTitle(request),
    description: `${state === 'OPEN' ? 'Open' : 'Closed'} · opened ${formatDateTime(createdAt)}`,
  }))
  return { status: 'loaded', options, total: page.total - (page.items.length - others.length) }
}
