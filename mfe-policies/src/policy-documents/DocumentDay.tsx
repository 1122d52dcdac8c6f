import { formatDate } from '@coverdesk/design-system'
import { useSession } from '@coverdesk/plugin-sdk'

/** The day of an instant in the agency's calendar. */
export function DocumentDay({ at }: { at: string }) {
  return formatDate(at, useSession().agency.timeZone)
}
