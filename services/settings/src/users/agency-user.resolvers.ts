import { type CallContext, forUser, loadById, loadByIds, type SubgraphModule } from '@coverdesk/kit'
import { isValidObjectId } from 'mongoose'
import { Agency } from '../models/agency.model.ts'
import { AgencyUser, type AgencyUserRecord } from '../models/agency-user.model.ts'
import typeDefs from './agency-user.graphql'
import { createUser, disableUser, enableUser } from './change-users.ts'
import { updateProfile } from './update-profile.ts'

export const agencyUsers: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      agencyUser: (_: unknown, __: unknown, context: CallContext) => signedInUser(context),
      agencyUsers: forUser((_, __, { agencyId }) => usersOf(agencyId)),
      agencyUsersByIds: forUser((_, { ids }: { ids: string[] }, { agencyId }) =>
        loadByIds(AgencyUser, ids, { agencyId }),
      ),
    },
    Mutation: {
      createAgencyUser: forUser((_, { input }: { input: unknown }, context) => createUser(context, input)),
      disableAgencyUser: forUser((_, { id }: { id: string }, context) => disableUser(context, id)),
      updateAgencyUserProfile: forUser((_, { version, input }: { version: number; input: unknown }, context) =>
        updateProfile(context, version, input),
      ),
      enableAgencyUser: forUser((_, { id }: { id: string }, context) => enableUser(context, id)),
    },
    AgencyUser: {
      id: (user: AgencyUserRecord) => String(user._id),
      profileVersion: ({ profileVersion }: AgencyUserRecord) => profileVersion ?? 1,
      agency: (user: AgencyUserRecord, _: unknown, context: CallContext) =>
        loadById(context, Agency, String(user.agencyId)),
    },
  },
}

const { compare } = new Intl.Collator('en')

/** By name as people sort: whatever the case, and É beside E. */
async function usersOf(agencyId: string): Promise<AgencyUserRecord[]> {
  const users = await AgencyUser.find({ agencyId }).sort({ state: 1, _id: 1 }).lean()
  return users.sort((a, b) => compare(a.state, b.state) || compare(a.name, b.name))
}

/** A user who was disabled while signed in is no one from the next request on; so is the product itself (`system:…`). */
async function signedInUser({ agencyId, userId }: CallContext): Promise<AgencyUserRecord | null> {
  if (!agencyId || !userId || !isValidObjectId(userId)) return null
  return AgencyUser.findOne({ _id: userId, agencyId, state: 'ACTIVE' }).lean()
}
