import { forUser, type SubgraphModule } from '@coverdesk/kit'
import typeDefs from './cara-settings.graphql'
import { updateSettings } from './change-settings.ts'
import { testModel } from './model-test/test-model.ts'
import { presentSettings } from './present-settings.ts'
import { presentUsage } from './present-usage.ts'
import { findCaraSettings } from './records/find-settings.ts'

interface Change {
  version: number
  input: unknown
}

export const caraSettings: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      caraSettings: forUser(async () => presentSettings(await findCaraSettings())),
      caraUsage: forUser(() => presentUsage()),
    },
    Mutation: {
      updateCaraSettings: forUser((_, { version, input }: Change, context) => updateSettings(context, version, input)),
      testCaraModel: forUser((_, { input }: { input: unknown }, context) => testModel(context, input)),
    },
  },
}
