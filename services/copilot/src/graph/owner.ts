import { askProduct, todayIn } from '@coverdesk/kit'
import { z } from 'zod'

/** A person in whose name Cara asks for records: they see what that person may see at this moment. */
export interface Owner {
  /** The day that it is at the agency, such as `2027-01-31`. */
  today: string
  /** Of the agency, an IANA name. */
  timeZone: string
  /** @throws what the other area refused, such as SUBGRAPH_UNAVAILABLE */
  ask<Data>(document: string, variables: object, shape: z.ZodType<Data>): Promise<Data>
}

/** The person can no longer sign in, so nothing is looked up for them. */
export class OwnerGone extends Error {
  override name = 'OwnerGone'
  constructor() {
    super('The owner of this workspace no longer has access to the agency’s records.')
  }
}

const ownerQuestion = /* GraphQL */ `
  query CaraOwner {
    agencyUser { id state agency { id timeZone } }
  }
`
const answer = z.object({
  agencyUser: z
    .object({
      id: z.string(),
      state: z.string().nullable(),
      agency: z.object({ id: z.string(), timeZone: z.string() }).nullable(),
    })
    .nullable(),
})

/**
 * The owner of a workspace, in the agency of the scope.
 *
 * @throws OwnerGone when they were disabled or are no one of the agency
 */
export async function ownerOf(ownerId: string): Promise<Owner> {
  const { agencyUser } = await askProduct(ownerQuestion, {}, answer, ownerId)
  if (agencyUser?.id !== ownerId || agencyUser.state === 'DISABLED' || !agencyUser.agency) throw new OwnerGone()
  const { timeZone } = agencyUser.agency
  return {
    timeZone,
    today: todayIn(timeZone),
    ask: (document, variables, shape) => askProduct(document, variables, shape, ownerId),
  }
}
