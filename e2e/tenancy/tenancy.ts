import type { NamedRecord } from './inputs.ts'

/** How an operation is odd. */
export interface Oddity {
  /** Works without a session, too. */
  isPublic?: true
  /** Works between the two steps of a sign-in only. */
  owes?: true
  /** Ends sessions of whoever calls it: it is tried with a session of its own, of this person. */
  as?: string
  /** Its own call is refused at this field, whatever is given. */
  refuses?: string
}

/**
 * What the schema doesn't say of an area's operations. All of it is optional: an operation needs none of it as long as its
 * ids are told by their names, and the server's corrections lead to an input that it takes.
 * `mfe-<area>/e2e/tenancy.ts` exports it as `tenancy: AreaTenancy`.
 */
export interface Tenancy<Agency = never> {
  /** Whose id an argument is, by `Mutation.deleteFile.id`, or by `carrierId` for every operation. */
  kinds?: Record<string, string>
  /** Ids that an operation takes without looking them up, and why: an answer says nothing of them. */
  ignored?: Record<string, string>
  /** Values by operation and path that the server's corrections don't lead to. */
  inputs?: Record<string, Record<string, unknown>>
  /** Records in a state: of another kind, after these mutations. */
  states?: Record<string, { of: string; by: string[] }>
  /** Records that no `create…` makes and no list has in both agencies, or that take a while; an area is given the agency's `Records`. */
  records?: Record<string, (agency: Agency) => Promise<NamedRecord>>
  odd?: Record<string, Oddity>
}
