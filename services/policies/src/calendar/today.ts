import { askProduct, currentAgencyId, todayIn } from '@coverdesk/kit'
import { z } from 'zod'

const answer = z.object({ agency: z.object({ timeZone: z.string() }).nullable() })

/** So long a time zone is taken as known, in milliseconds. */
const freshFor = 60_000
const maxAgencies = 10_000

interface Known {
  timeZone: string
  until: number
}

const timeZones = new Map<string, Known>()

/**
 * The day that it is in the calendar of the scope's agency, such as `2027-01-31`.
 * @throws SUBGRAPH_UNAVAILABLE while no one can say where the agency is, and no one ever could
 */
export async function todayOfAgency(): Promise<string> {
  return todayIn(await timeZoneOf(currentAgencyId()))
}

/** Agencies hardly ever move: while settings do not answer, it is where it was. */
async function timeZoneOf(agencyId: string): Promise<string> {
  const known = timeZones.get(agencyId)
  if (known && known.until > Date.now()) return known.timeZone
  try {
    const { agency } = await askProduct('query AgencyTimeZone { agency { timeZone } }', {}, answer)
    if (!agency) throw new Error(`There is no agency ${agencyId}.`)
    if (timeZones.size >= maxAgencies) timeZones.clear()
    timeZones.set(agencyId, { timeZone: agency.timeZone, until: Date.now() + freshFor })
    return agency.timeZone
  } catch (error) {
    if (known) return known.timeZone
    throw error
  }
}

/** For tests, which have other agencies at other places. */
export const forgetTimeZones = (): void => timeZones.clear()
