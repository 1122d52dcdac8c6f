import { todayIn } from '@coverdesk/kit'
import { currentAgency } from '../references/current-agency.ts'
import { startOfDay } from './start-of-day.ts'

/** The calendar of the scope's agency on the day of the call. */
export interface AgencyCalendar {
  /** Such as `2027-01-31`. */
  today: string
  /** The first instant of a day there. */
  startOf(day: string): Date
}

/** @throws SUBGRAPH_UNAVAILABLE while no one can say where the agency is, and no one ever could */
export async function agencyCalendar(): Promise<AgencyCalendar> {
  const { timeZone } = await currentAgency()
  return { today: todayIn(timeZone), startOf: day => startOfDay(day, timeZone) }
}
