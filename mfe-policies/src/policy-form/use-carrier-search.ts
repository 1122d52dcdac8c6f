import type { ComboboxAddition, ComboboxResult } from '@coverdesk/design-system/forms'
import { type QueryState, runMutation, toast, useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import {
  CarrierChoicesDocument,
  type CarrierChoicesQuery,
  CreateInsuranceCarrierDocument,
} from '../generated/documents'

/** Carriers only, or wholesale brokers only (specification 2 §5). */
export type CarrierRole = 'isCarrier' | 'isBroker'

/** Finds them as one types, from the moment the list is opened; who is missing can be added there. */
export function useCarrierSearch(role: CarrierRole) {
  const [text, setText] = useState<string>()
  const variables = { filter: { [role]: true }, ...(text && { search: text }) }
  const query = useQuery(CarrierChoicesDocument, variables, { pause: text === undefined })
  return { result: resultOf(query), onSearch: setText, addition: additions[role] }
}

function resultOf(query: QueryState<CarrierChoicesQuery>): ComboboxResult {
  if (query.status === 'loading') return { status: 'loading' }
  const carriers = query.status === 'loaded' ? query.data.carriers : undefined
  if (!carriers) return { status: 'failed', message: query.failure?.message ?? 'They could not be loaded.' }
  return { status: 'loaded', options: carriers.items.map(optionOf), total: carriers.total }
}

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })

const addWith = (role: CarrierRole) => async (name: string) => {
  const result = await runMutation(CreateInsuranceCarrierDocument, { input: { name, [role]: true } })
  if (!result.ok) {
    toast(result.failure.validationErrors[0]?.message ?? result.failure.message, { tone: 'error' })
    return undefined
  }
  const carrier = result.data.createInsuranceCarrier
  return carrier ? optionOf(carrier) : undefined
}

const additions: Record<CarrierRole, ComboboxAddition> = {
  isCarrier: { label: text => `Add carrier “${text}”`, add: addWith('isCarrier') },
  isBroker: { label: text => `Add wholesale broker “${text}”`, add: addWith('isBroker') },
}
