import { forUser, type SubgraphModule, type UserCallContext, unauthenticated } from '@coverdesk/kit'
import { AgencyUser, type AgencyUserRecord } from '../users/agency-user.model.ts'
import typeDefs from './preferences.graphql'
import { changeOf, type Preferences, preferencesOf } from './preferences.rules.ts'

type Input = { [Name in keyof Preferences]?: Preferences[Name] | null }

export const preferences: SubgraphModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      updateAgencyUserPreferences: forUser((_, { input }: { input: Input }, context) =>
        updatePreferences(context, input),
      ),
    },
    AgencyUser: { preferences: (user: AgencyUserRecord) => preferencesOf(user) },
  },
}

/** Without a version: a switch of one's own is not worth a conflict. */
async function updatePreferences({ agencyId, userId }: UserCallContext, input: Input): Promise<AgencyUserRecord> {
  const own = { _id: userId, agencyId, state: 'ACTIVE' } as const
  const saved = await AgencyUser.findOneAndUpdate(own, { $set: changeOf(input) }, { returnDocument: 'after' }).lean()
  if (!saved) throw unauthenticated()
  return saved
}
