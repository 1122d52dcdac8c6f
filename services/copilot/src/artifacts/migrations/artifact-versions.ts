import { defineMigration } from '@coverdesk/kit'
import type { ArtifactRecord } from '../artifact.model.ts'

/** Artifacts that were stored before people could change, review and send them. */
export const artifactVersions = defineMigration<ArtifactRecord>({
  id: '0001-artifact-versions',
  collection: 'caraArtifacts',
  pending: { version: { $exists: false } },
  update: () => ({ $set: { version: 1, change: null, edited: null, review: null, delivery: null } }),
})
