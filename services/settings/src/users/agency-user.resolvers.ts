import { type CallContext, forUser, loadById, loadByIds, type SubgraphModule } from '@coverdesk/kit'
import { Agency } from '../agencies/agency.model.ts'
import typeDefs from './agency-user.graphql'
import { AgencyUser, type AgencyUserRecord } from './agency-user.model.ts'

export const agencyUsers: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      agencyUser: (_: unknown, __: unknown, context: CallContext) => signedInUser(context),
      agencyUsersByIds: forUser((_, { ids }: { ids: string[] }, { agencyId }) =>
        loadByIds(AgencyUser, ids, { agencyId }),
      ),
    },
    AgencyUser: {
      id: (user: AgencyUserRecord) => String(user._id),
      agency: (user: AgencyUserRecord, _: unknown, context: CallContext) =>
        loadById(context, Agency, String(user.agencyId)),
    },
  },
}

/** A user who was disabled while signed in is nobody from the next request on. */
async function signedInUser({ agencyId, userId }: CallContext): Promise<AgencyUserRecord | null> {
  if (!agencyId || !userId) return null
  return AgencyUser.findOne({ _id: userId, agencyId, state: 'ACTIVE' }).lean()
}
