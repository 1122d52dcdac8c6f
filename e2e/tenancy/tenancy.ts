import type { Caller } from '../support/caller.ts'

/** How one operation is tried: by its own agency, with another agency's records, and by visitors. */
export interface Row<World> {
  document: string
  /** Variables that make the call work for someone of that agency. */
  variables(world: World): Record<string, unknown>
  /** The record that each id argument of the schema names; every one of them must be here. */
  ids: Record<string, keyof World & string>
  /** Arguments that only filter: another agency's id matches nothing, without an error. */
  narrows?: readonly string[]
  /** Works without a session, too. */
  isPublic?: true
  /** Whoever it is tried as, where it is not Maya. */
  as?: string
  /** The own call is refused at this field. */
  refuses?: string
  /** Works between the two steps of a sign-in only. */
  owes?: true
  /** Ends the session that it is called with. */
  endsSession?: true
}

/** The rows of one area, and the records that they are tried on. `mfe-<area>/e2e/tenancy.ts` exports it as `tenancy`. */
export interface Tenancy<World> {
  /** By operation, such as `Query.claims`. */
  rows: Record<string, Row<World>>
  /**
   * Records of the caller's own agency. The demo data has some in each agency.
   * @param others the records of areas that are read before it, such as `account`
   */
  worldOf(caller: Caller, others: Record<string, string | number>): Promise<World>
  /** Ids that name nothing in any agency. */
  nowhere: World
}
