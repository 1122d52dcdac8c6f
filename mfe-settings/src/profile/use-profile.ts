import { useQuery } from '@coverdesk/plugin-sdk'
import { ProfileDocument } from '../generated/documents'

/** Who the person is, as everyone sees them; undefined until it has come. */
export function useProfile() {
  const query = useQuery(ProfileDocument, {})
  return { query, profile: query.status === 'loaded' ? (query.data.agencyUser ?? undefined) : undefined }
}
