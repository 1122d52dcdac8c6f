import { formatMoney } from '@coverdesk/design-system'
import type { CaraUsageFieldsFragment } from '../generated/documents'

let months: Intl.DateTimeFormat | undefined

/** "November 2026" @param month such as `2026-11` */
export function monthWords(month: string): string {
  months ??= new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return months.format(new Date(`${month}-01T00:00:00Z`))
}

/** "$4.50", "$4.50 and more" where a part has no known price, "Not known" where nothing has. */
export function costWords({ cost, unpricedCalls }: CaraUsageFieldsFragment): string {
  if (unpricedCalls === 0) return formatMoney(cost)
  return cost === 0 ? 'Not known' : `${formatMoney(cost)} and more`
}
