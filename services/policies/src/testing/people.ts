import { demoAgencies } from '@coverdesk/kit'

/** Someone of an agency, as a call names them. */
interface Person {
  agencyId: string
  userId: string
}

/** A user of Harbor Point, and one of the agency that Harbor Point must never see. */
export const us: Person = { agencyId: demoAgencies.harborPoint.id, userId: '660000000000000000000000' }
export const them: Person = { agencyId: demoAgencies.canary.id, userId: '660000000000000000000100' }
