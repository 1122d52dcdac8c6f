import type { ComboboxResult } from '@coverdesk/design-system/forms'
import { type QueryState, useQuery } from '@coverdesk/plugin-sdk'
import { useCallback, useRef, useState } from 'react'
import {
  CertificateHoldersDocument,
  type CertificateHoldersQuery,
  type HolderProfileFragment,
} from '../generated/documents'

/** Finds holders of former certificates as one types, from the moment the list is opened. */
export function useHolderSearch() {
  const [text, setText] = useState<string>()
  const variables = text ? { search: text } : {}
  const query = useQuery(CertificateHoldersDocument, variables, { pause: text === undefined })
  const [found] = useState(() => new Map<string, HolderProfileFragment>())
  const holders = query.status === 'loaded' ? query.data.certificateHolders?.items : undefined
  for (const holder of holders ?? []) found.set(holder.id, holder)
  const latest = useRef(found)
  const holderOf = useCallback((id: string) => latest.current.get(id), [])
  return { result: resultOf(query), onSearch: setText, holderOf }
}

function resultOf(query: QueryState<CertificateHoldersQuery>): ComboboxResult {
  if (query.status === 'loading') return { status: 'loading' }
  const page = query.status === 'loaded' ? query.data.certificateHolders : undefined
  if (!page) return { status: 'failed', message: query.failure?.message ?? 'Past holders couldn’t be loaded.' }
  const options = page.items.map(holder => ({
    value: holder.id,
    label: holder.name,
    description: `${holder.address.line1}, ${holder.address.city}, ${holder.address.zone}`,
  }))
  return { status: 'loaded', options, total: page.total }
}
