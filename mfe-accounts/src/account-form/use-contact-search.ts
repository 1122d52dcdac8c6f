import type { ComboboxResult } from '@coverdesk/design-system/forms'
import { type QueryState, useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { ContactChoicesDocument, type ContactChoicesQuery } from '../generated/documents'

/** Finds contacts of the agency as one types; asks nothing before the list is opened. */
export function useContactSearch() {
  const [text, setText] = useState<string>()
  const variables = text ? { search: text } : {}
  const query = useQuery(ContactChoicesDocument, variables, { pause: text === undefined })
  return { result: resultOf(query), setText }
}

function resultOf(query: QueryState<ContactChoicesQuery>): ComboboxResult {
  if (query.status === 'loading') return { status: 'loading' }
  const contacts = query.status === 'loaded' ? query.data.contacts : undefined
  if (!contacts) return { status: 'failed', message: query.failure?.message ?? 'Contacts could not be loaded' }
  const options = contacts.items.map(({ id, name, email }) => ({ value: id, label: name, description: email }))
  return { status: 'loaded', options, total: contacts.total }
}
