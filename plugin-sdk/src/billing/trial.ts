import { formatDate, pluralize } from '@coverdesk/design-system'

const dayLength = 86_400_000

/** When a trial ends, and how long that is: its last day belongs to it. */
export function trialText(trialEndDate: string | null, today: string): string {
  if (trialEndDate === null) return 'Your agency is on trial.'
  const days = Math.round((Date.parse(trialEndDate) - Date.parse(today)) / dayLength)
  if (days < 0) return `Your trial ended on ${formatDate(trialEndDate)}.`
  if (days === 0) return 'Your trial ends today.'
  return `Your trial ends on ${formatDate(trialEndDate)} · ${pluralize(days, 'day')} left`
}
