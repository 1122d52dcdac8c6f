import type { ComboboxAddition, ComboboxResult } from '@coverdesk/design-system/forms'
import { type QueryState, useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { CarrierChoicesDocument, type CarrierChoicesQuery, SimilarCarriersDocument } from '../generated/documents'
import { newCompany } from './new-company'

/** Carriers only, or wholesale brokers only (specification 2 §5). */
export type CarrierRole = 'isCarrier' | 'isBroker'

/** Shorter texts are like too many names. */
const minLikeness = 4

/** Finds them as one types, from the moment the list is opened. Who is missing can be added, after those who may be meant. */
export function useCarrierSearch(role: CarrierRole) {
  const [text, setText] = useState<string>()
  const filter = { [role]: true }
  const query = useQuery(
    CarrierChoicesDocument,
    { filter, ...(text && { search: text }) },
    { pause: text === undefined },
  )
  const name = text?.trim() ?? ''
  const similar = useQuery(SimilarCarriersDocument, { name, filter }, { pause: name.length < minLikeness })
  // What may be meant is offered before anything can be added.
  const isComparing = name.length >= minLikeness && similar.status === 'loading'
  const likely = name.length >= minLikeness && similar.status === 'loaded' ? (similar.data.similarCarriers ?? []) : []
  const result = isComparing ? ({ status: 'loading' } as const) : resultOf(query, likely)
  return { result, onSearch: setText, addition: additions[role] }
}

interface Company {
  id: string
  name: string
}

function resultOf(query: QueryState<CarrierChoicesQuery>, likely: readonly Company[]): ComboboxResult {
  if (query.status === 'loading') return { status: 'loading' }
  const carriers = query.status === 'loaded' ? query.data.carriers : undefined
  if (!carriers) return { status: 'failed', message: query.failure?.message ?? 'They could not be loaded.' }
  const found = new Set(carriers.items.map(({ id }) => id))
  const meant = likely.filter(({ id }) => !found.has(id))
  const options = [
    ...carriers.items.map(optionOf),
    ...meant.map(company => ({ ...optionOf(company), group: 'Did you mean' })),
  ]
  return { status: 'loaded', options, total: carriers.total + meant.length }
}

const optionOf = ({ id, name }: Company) => ({ value: id, label: name })

const additionOf = (what: string): ComboboxAddition => ({
  label: text => `Add ${what} “${text}”`,
  option: text => ({ value: newCompany(text), label: text }),
  undecided: text => `Choose a ${what}, or add “${text}”.`,
})

const additions: Record<CarrierRole, ComboboxAddition> = {
  isCarrier: additionOf('carrier'),
  isBroker: additionOf('wholesale broker'),
}
