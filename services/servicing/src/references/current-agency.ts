import { askProduct, currentAgencyId } from '@coverdesk/kit'
import { z } from 'zod'

/** The agency of the scope. */
export interface Agency {
  name: string
  /** IANA name. */
  timeZone: string
}

const answer = z.object({ agency: z.object({ name: z.string(), timeZone: z.string() }).nullable() })

/** So long an agency is taken as known, in milliseconds. */
const freshFor = 60_000
const maxAgencies = 10_000

const known = new Map<string, { agency: Agency; until: number }>()

/**
 * Agencies hardly ever move: while settings don’t answer, it is where it was.
 * @throws SUBGRAPH_UNAVAILABLE while no one can say, and no one ever could
 */
export async function currentAgency(): Promise<Agency> {
  const agencyId = currentAgencyId()
  const remembered = known.get(agencyId)
  if (remembered && remembered.until > Date.now()) return remembered.agency
  try {
    const { agency } = await askProduct('query ServiceRequestAgency { agency { name timeZone } }', {}, answer)
    if (!agency) throw new Error(`There is no agency ${agencyId}.`)
    if (known.size >= maxAgencies) known.clear()
    known.set(agencyId, { agency, until: Date.now() + freshFor })
    return agency
  } catch (error) {
    if (remembered) return remembered.agency
    throw error
  }
}

/** For tests, which have other agencies at other places. */
export const forgetAgencies = (): void => known.clear()
