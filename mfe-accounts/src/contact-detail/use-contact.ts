import { useParams, useQuery } from '@coverdesk/plugin-sdk'
import { ContactDocument } from '../generated/documents'

/** The contact that the address names; undefined until it has come. */
export function useContact() {
  const { contactId: id = '' } = useParams()
  const query = useQuery(ContactDocument, { id })
  const contact = query.status === 'loaded' ? (query.data.contact ?? undefined) : undefined
  return { id, query, contact }
}
