import { pluralize } from '@coverdesk/design-system'

/** As many as the server takes. */
const maxBusinessDays = 60

/** "In 2 business days" */
export function businessDaysText(days: number | null): string {
  if (days === null) return 'No due date'
  return days === 0 ? 'The day it is opened' : `In ${pluralize(days, 'business day')}`
}

/** Everything that can be chosen, beside no due date. */
export const businessDaysOptions = Array.from({ length: maxBusinessDays + 1 }, (_, days) => ({
  value: String(days),
  label: businessDaysText(days),
}))
