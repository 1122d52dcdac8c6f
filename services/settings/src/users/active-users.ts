import type { Types } from 'mongoose'
import { AgencyUser } from '../models/agency-user.model.ts'

/** How many users of an agency have a seat. */
export const countActive = (agencyId: Types.ObjectId | string): Promise<number> =>
  AgencyUser.countDocuments({ agencyId, state: 'ACTIVE' })
