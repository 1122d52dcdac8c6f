import { forUser, parseInput, type SubgraphModule, type UserCallContext, unauthenticated } from '@coverdesk/kit'
import { AgencyUser, type AgencyUserRecord } from '../models/agency-user.model.ts'
import { channelsOf } from './notification-channels.ts'
import typeDefs from './preferences.graphql'
import {
  changeOf,
  type Preferences,
  type PreferencesInput,
  preferencesInput,
  preferencesOf,
} from './preferences.rules.ts'

export const preferences: SubgraphModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      updateAgencyUserPreferences: forUser((_, { input }: { input: PreferencesInput }, context) =>
        updatePreferences(context, input),
      ),
    },
    AgencyUser: { preferences: (user: AgencyUserRecord) => preferencesOf(user) },
    AgencyUserPreferences: { notifications: ({ notifications }: Preferences) => channelsOf(notifications) },
    FavoritePresets: {
      customPresets: ({ customPresetIds }: Preferences['favoritePresets']) => customPresetIds.map(id => ({ id })),
    },
  },
}

/** Without a version: a switch of one's own is not worth a conflict. */
async function updatePreferences(
  { agencyId, userId }: UserCallContext,
  input: PreferencesInput,
): Promise<AgencyUserRecord> {
  const own = { _id: userId, agencyId, state: 'ACTIVE' } as const
  const saved = await AgencyUser.findOneAndUpdate(
    own,
    { $set: changeOf(parseInput(preferencesInput, input) as PreferencesInput) },
    { returnDocument: 'after' },
  ).lean()
  if (!saved) throw unauthenticated()
  return saved
}
