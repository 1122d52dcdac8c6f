import { startQuery } from '@coverdesk/plugin-sdk'
import { NotificationsDocument } from '../generated/documents'
import { filterOf, type ShownNotifications } from './shown-notifications'

/** Begins to read the newest notifications. */
export const loadNotifications = (shown: ShownNotifications) => () => startQuery(NotificationsDocument, filterOf(shown))
