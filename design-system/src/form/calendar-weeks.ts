import { addDays, addMonths, addYears, endOfMonth, endOfWeek, startOfMonth, startOfWeek } from 'date-fns'

/** The weeks that a month touches, each of seven days from Sunday. */
export function weeksOf(month: Date): Date[][] {
  const first = startOfWeek(startOfMonth(month))
  const last = endOfWeek(endOfMonth(month))
  const weeks: Date[][] = []
  for (let day = first; day <= last; day = addDays(day, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map(offset => addDays(day, offset)))
  }
  return weeks
}

/** Where a key leads from a day (the grid pattern of the ARIA Authoring Practices), or undefined for another key. */
export function dayAfterKey(day: Date, key: string, shift: boolean): Date | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return startOfWeek(day)
    case 'End':
      return addDays(startOfWeek(day), 6)
    case 'PageUp':
      return shift ? addYears(day, -1) : addMonths(day, -1)
    case 'PageDown':
      return shift ? addYears(day, 1) : addMonths(day, 1)
    default:
      return undefined
  }
}
