import { startQuery } from '@coverdesk/plugin-sdk'
import { AgencySecurityDocument, AgencySessionsDocument, SecondStepDocument } from '../generated/documents'

/** Begins to read what the page shows, each for itself. */
export async function loadSecurity() {
  await Promise.all([
    startQuery(SecondStepDocument, {}),
    startQuery(AgencySessionsDocument, {}),
    startQuery(AgencySecurityDocument, {}),
  ])
  return null
}
