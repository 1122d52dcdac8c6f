import { startQuery } from '@coverdesk/plugin-sdk'
import { AgencySecurityDocument } from '../generated/documents'

/** Begins to read what the agency keeps. */
export const loadRules = () => startQuery(AgencySecurityDocument, {})
