import { type CallContext, forUser, loadTogether, type SubgraphModule } from '@coverdesk/kit'
import { Types } from 'mongoose'
import type { ArtifactRecord } from '../artifacts/artifact.model.ts'
import type { ArtifactAt } from '../artifacts/changes/save-artifact.ts'
import typeDefs from './artifact-save.graphql'
import { ArtifactSave, type ArtifactSaveRecord } from './artifact-save.model.ts'
import { saveToRecord } from './save-to-record.ts'

/** Of each artifact, the last first; read at once. */
async function savesOf(artifactIds: readonly string[]): Promise<ArtifactSaveRecord[][]> {
  const found = await ArtifactSave.find({ artifactId: { $in: artifactIds.map(id => new Types.ObjectId(id)) } })
    .sort({ at: -1, _id: -1 })
    .lean<ArtifactSaveRecord[]>()
  return artifactIds.map(id => found.filter(({ artifactId }) => String(artifactId) === id))
}

export const artifactSaving: SubgraphModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      saveCaraArtifact: forUser((_, { input, ...at }: ArtifactAt & { input: unknown }, context) =>
        saveToRecord(context, at, input),
      ),
    },
    CaraArtifact: {
      saves: ({ _id }: ArtifactRecord, _: unknown, context: CallContext) => loadTogether(context, savesOf, String(_id)),
    },
    CaraArtifactSave: {
      id: ({ _id }: ArtifactSaveRecord) => String(_id),
      user: ({ userId }: ArtifactSaveRecord) => ({ id: userId }),
      url: ({ state, file }: ArtifactSaveRecord) =>
        state === 'SAVED' && file ? `/files/${file.id}/${encodeURIComponent(file.name)}` : null,
    },
  },
}
