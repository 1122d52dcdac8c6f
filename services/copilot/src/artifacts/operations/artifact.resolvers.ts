import { forUser, type SubgraphModule } from '@coverdesk/kit'
import typeDefs from '../artifact.graphql'
import { updateEmail, updateHtmlDocument } from '../changes/edit-artifact.ts'
import { restoreArtifact } from '../changes/restore-artifact.ts'
import { reviewArtifact } from '../changes/review-artifact.ts'
import { type ArtifactAt, findArtifact } from '../changes/save-artifact.ts'
import { updateForm } from '../changes/update-form.ts'
import { artifactFields, artifactVersionFields } from '../present-artifact.ts'
import { markAsSent } from '../sending/mark-as-sent.ts'
import { outgoingEmail, sendEmail } from '../sending/send-email.ts'

type WithInput = ArtifactAt & { input: unknown }

export const artifacts: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      caraArtifact: forUser((_, { id }: { id: string }) => findArtifact(id)),
      caraOutgoingEmail: forUser((_, { id }: { id: string }, context) => outgoingEmail(context, id)),
    },
    Mutation: {
      updateCaraEmail: forUser((_, { input, ...at }: WithInput, context) => updateEmail(context, at, input)),
      updateCaraHtmlDocument: forUser((_, { input, ...at }: WithInput, context) =>
        updateHtmlDocument(context, at, input),
      ),
      updateCaraForm: forUser((_, { input, ...at }: WithInput, context) => updateForm(context, at, input)),
      reviewCaraArtifact: forUser((_, { isReviewed, ...at }: ArtifactAt & { isReviewed: boolean }, context) =>
        reviewArtifact(context, at, isReviewed),
      ),
      restoreCaraArtifact: forUser((_, { formerVersion, ...at }: ArtifactAt & { formerVersion: number }, context) =>
        restoreArtifact(context, at, formerVersion),
      ),
      sendCaraEmail: forUser((_, { input, ...at }: WithInput, context) => sendEmail(context, at, input)),
      markCaraEmailSent: forUser((_, at: ArtifactAt, context) => markAsSent(context, at)),
    },
    CaraArtifact: artifactFields,
    CaraArtifactVersion: artifactVersionFields,
  },
}
