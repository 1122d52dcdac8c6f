import type { ComboboxResult } from '@coverdesk/design-system/forms'
import { type QueryState, useQuery } from '@coverdesk/plugin-sdk'
import { useRef, useState } from 'react'
import {
  CarrierChoicesDocument,
  type CarrierChoicesQuery,
  type CarrierProfileFragment,
  SimilarCarriersDocument,
} from '../generated/documents'

/** All companies but one, as one types; those with nearly its name are offered first. */
export function useOtherCompanies({ id, name }: CarrierProfileFragment) {
  const [text, setText] = useState<string>()
  const query = useQuery(CarrierChoicesDocument, text ? { search: text } : {}, { pause: text === undefined })
  const similar = useQuery(SimilarCarriersDocument, { name })
  const likely = !text && similar.status === 'loaded' ? (similar.data.similarCarriers ?? []) : []
  const found = [...likely, ...(query.status === 'loaded' ? (query.data.carriers?.items ?? []) : [])]
  const versions = useRef(new Map<string, number>())
  for (const company of found) versions.current.set(company.id, company.version)
  return {
    result: resultOf(query, likely, id),
    onSearch: setText,
    /** Of a company that was offered. */
    versionOf: (id: string) => versions.current.get(id) ?? 0,
  }
}

interface Company {
  id: string
  name: string
}

function resultOf(query: QueryState<CarrierChoicesQuery>, likely: readonly Company[], id: string): ComboboxResult {
  if (query.status === 'loading') return { status: 'loading' }
  const carriers = query.status === 'loaded' ? query.data.carriers : undefined
  if (!carriers) return { status: 'failed', message: query.failure?.message ?? 'Companies could not be loaded.' }
  const isLikely = new Set(likely.map(company => company.id))
  const others = carriers.items.filter(company => company.id !== id && !isLikely.has(company.id))
  const options = [
    ...likely.map(company => ({ ...optionOf(company), group: 'Similar names' })),
    ...others.map(company => ({ ...optionOf(company), ...(likely.length > 0 && { group: 'All companies' }) })),
  ]
  return { status: 'loaded', options, total: Math.max(carriers.total - 1, options.length) }
}

const optionOf = ({ id, name }: Company) => ({ value: id, label: name })
