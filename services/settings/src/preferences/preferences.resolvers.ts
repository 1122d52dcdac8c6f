import { forUser, parseInput, type SubgraphModule, type UserCallContext, unauthenticated } from '@coverdesk/kit'
import { AgencyUser, type AgencyUserRecord } from '../models/agency-user.model.ts'
import typeDefs from './preferences.graphql'
import { changeOf, type Preferences, preferencesInput, preferencesOf } from './preferences.rules.ts'

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
    FavoritePresets: {
      customPresets: ({ customPresetIds }: Preferences['favoritePresets']) => customPresetIds.map(id => ({ id })),
    },
  },
}

/** Without a version: a switch of one's own is not worth a conflict. */
async function updatePreferences({ agencyId, userId }: UserCallContext, input: Input): Promise<AgencyUserRecord> {
  const own = { _id: userId, agencyId, state: 'ACTIVE' } as const
  const saved = await AgencyUser.findOneAndUpdate(
    own,
    { $set: changeOf(parseInput(preferencesInput, input) as Input) },
    { returnDocument: 'after' },
  ).lean()
  if (!saved) throw unauthenticated()
  return saved
}
