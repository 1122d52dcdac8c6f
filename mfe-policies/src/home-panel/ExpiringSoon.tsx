import { formatDate, pluralize } from '@coverdesk/design-system'
import { useQuery, useSession } from '@coverdesk/plugin-sdk'
import { ExpiringPoliciesDocument } from '../generated/documents'
import { daysBetween, today } from '../words/agency-day'
import { HomePolicies } from './HomePolicies'

/** On the home page: what ends in the next 30 days and is not renewed yet. */
export default function ExpiringSoon() {
  const { agency } = useSession()
  const day = today(agency.timeZone)
  return (
    <HomePolicies
      title="Expiring soon"
      query={useQuery(ExpiringPoliciesDocument, {})}
      all="/app/policies?expires=30&sort=EXPIRES_AT_ASC"
      when={({ expiresAt }) => expiresAt && inDays(daysBetween(day, expiresAt), expiresAt)}
      none="No policy ends in the next 30 days."
    />
  )
}

const inDays = (days: number, expiresAt: string) => {
  if (days === 0) return 'Today'
  return days > 0 ? `in ${pluralize(days, 'day')}` : formatDate(expiresAt)
}
