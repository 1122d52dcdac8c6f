import { useQuery } from '@coverdesk/plugin-sdk'
import { AgencyProfileDocument } from '../generated/documents'

/** The agency with its profile; undefined until it is loaded. */
export function useAgency() {
  const query = useQuery(AgencyProfileDocument, {})
  return { query, agency: query.status === 'loaded' ? (query.data.agencyUser?.agency ?? undefined) : undefined }
}
