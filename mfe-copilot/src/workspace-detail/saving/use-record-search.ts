import type { ComboboxResult } from '@coverdesk/design-system/forms'
import { type QueryState, useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { PoliciesToSaveToDocument, RequestsToSaveToDocument } from '../../generated/documents'
import { policyOption, type RecordOption, requestOption } from './record-options'

/** @param client whose records are there before anything is typed */
export function usePolicySearch(client: string | null) {
  const [text, setText] = useState<string>()
  const search = text || client || ''
  const query = useQuery(PoliciesToSaveToDocument, search ? { search } : {}, { pause: text === undefined })
  const result = resultOf(query, ({ businessPolicies }) => businessPolicies, policyOption, 'Policies')
  return { result, onSearch: setText }
}

/** As `usePolicySearch`. */
export function useRequestSearch(client: string | null) {
  const [text, setText] = useState<string>()
  const search = text || client || ''
  const query = useQuery(RequestsToSaveToDocument, search ? { search } : {}, { pause: text === undefined })
  const result = resultOf(query, ({ serviceRequests }) => serviceRequests, requestOption, 'Service requests')
  return { result, onSearch: setText }
}

interface Page<Item> {
  items: readonly Item[]
  total: number
}

function resultOf<Data, Item>(
  query: QueryState<Data>,
  pageOf: (data: Data) => Page<Item> | null | undefined,
  optionOf: (item: Item) => RecordOption,
  what: string,
): ComboboxResult {
  if (query.status === 'loading') return { status: 'loading' }
  const page = query.status === 'loaded' ? pageOf(query.data) : undefined
  if (!page) return { status: 'failed', message: query.failure?.message ?? `${what} could not be loaded.` }
  return { status: 'loaded', options: page.items.map(optionOf), total: page.total }
}
