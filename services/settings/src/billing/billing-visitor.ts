import { type CallContext, unauthenticated } from '@coverdesk/kit'
import { AgencyUser } from '../models/agency-user.model.ts'

/** Any active user of an agency may see to its billing (spec 1 §6). @throws UNAUTHENTICATED */
export async function demandUser({ agencyId, userId }: CallContext): Promise<{ agencyId: string; userId: string }> {
  if (!agencyId || !userId) throw unauthenticated()
  if (!(await AgencyUser.exists({ _id: userId, agencyId, state: 'ACTIVE' }))) throw unauthenticated()
  return { agencyId, userId }
}
