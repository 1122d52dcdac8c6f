import { startQuery } from '@coverdesk/plugin-sdk'
import { AgencyProfileDocument } from '../generated/documents'

/** Begins to read the agency's name and profile. */
export const loadAgency = () => startQuery(AgencyProfileDocument, {})
