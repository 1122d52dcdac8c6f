import { useQuery } from '@coverdesk/plugin-sdk'
import { CaraSettingsDocument } from '../generated/documents'

/** How Cara works for the agency; undefined as long as no one knows. */
export function useCaraSettings() {
  const query = useQuery(CaraSettingsDocument, {})
  const settings = query.status === 'loaded' ? (query.data.caraSettings ?? undefined) : undefined
  return { query, settings }
}
