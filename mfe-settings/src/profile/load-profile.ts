import { startQuery } from '@coverdesk/plugin-sdk'
import { ProfileDocument } from '../generated/documents'

/** Begins to read who the person is. */
export const loadProfile = () => startQuery(ProfileDocument, {})
