import { startQuery } from '@coverdesk/plugin-sdk'
import { NotificationPreferencesDocument } from '../generated/documents'

/** Begins to read how the person hears of things. */
export const loadNotificationPreferences = () => startQuery(NotificationPreferencesDocument, {})
