import type { ComboboxResult } from '@coverdesk/design-system/forms'
import { type QueryState, useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { ConversationAccountChoicesDocument, type ConversationAccountChoicesQuery } from '../generated/documents'

/** Finds accounts of the agency as one types, from the moment the list is opened. */
export function useAccountSearch() {
  const [text, setText] = useState<string>()
  const query = useQuery(ConversationAccountChoicesDocument, text ? { search: text } : {}, {
    pause: text === undefined,
  })
  return { result: resultOf(query), onSearch: setText, maximumOptions: 1000 }
}

function resultOf(query: QueryState<ConversationAccountChoicesQuery>): ComboboxResult {
  if (query.status === 'loading') return { status: 'loading' }
  const accounts = query.status === 'loaded' ? query.data.accounts : undefined
  if (!accounts) return { status: 'failed', message: query.failure?.message ?? 'Accounts could not be loaded.' }
  const options = accounts.items.map(({ id, details }) => ({
    value: id,
    label: details.name,
    ...(details.email && { description: details.email }),
  }))
  return { status: 'loaded', options, total: accounts.total }
}
