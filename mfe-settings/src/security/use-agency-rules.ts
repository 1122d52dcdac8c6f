import { useQuery } from '@coverdesk/plugin-sdk'
import { AgencySecurityDocument } from '../generated/documents'

/** What the agency demands of its people, and keeps; undefined as long as no one knows. */
export function useAgencyRules() {
  const query = useQuery(AgencySecurityDocument, {})
  const rules = query.status === 'loaded' ? (query.data.agencyUser?.agency ?? undefined) : undefined
  return { query, rules }
}
