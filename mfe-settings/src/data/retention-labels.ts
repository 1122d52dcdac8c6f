import { pluralize } from '@coverdesk/design-system'

const year = 365

/** What the server takes: 1 to 10 years. */
export const retentionYears = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export const daysOf = (years: number) => years * year

/** "7 years"; what is no whole number of years is told in days. */
export const retentionWords = (days: number) =>
  days % year === 0 ? pluralize(days / year, 'year') : pluralize(days, 'day')
