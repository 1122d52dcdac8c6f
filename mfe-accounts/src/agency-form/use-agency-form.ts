import { startQuery, useQuery } from '@coverdesk/plugin-sdk'
import { AgencyFormDocument, AgencyFormSourcesDocument } from '../generated/documents'

/** Begins to read the agency's form, and what its fields can be filled with. */
export async function loadAgencyForm() {
  await Promise.all([startQuery(AgencyFormDocument, {}), startQuery(AgencyFormSourcesDocument, {})])
  return null
}

/** The agency's own certificate form; undefined until it has come, null where there is none. */
export function useAgencyForm() {
  const query = useQuery(AgencyFormDocument, {})
  return { query, form: query.status === 'loaded' ? query.data.certificateForm : undefined }
}
