import { forUser, type SubgraphModule } from '@coverdesk/kit'
import type { ArtifactAt } from '../artifacts/changes/save-artifact.ts'
import typeDefs from './form-refill.graphql'
import { refillForm } from './refill-form.ts'

export const formRefill: SubgraphModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      refillCaraForm: forUser((_, at: ArtifactAt, context) => refillForm(context, at)),
    },
  },
}
