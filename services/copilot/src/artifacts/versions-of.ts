import type { ArtifactChange, ArtifactRecord } from './artifact.model.ts'
import { ArtifactVersion, type ArtifactVersionRecord } from './artifact-version.model.ts'

/** What made the current version. */
export const lastChange = ({ change, createdAt }: ArtifactRecord): ArtifactChange =>
  change ?? { kind: 'DRAFTED', userId: null, at: createdAt }

export type ShownVersion = Pick<ArtifactVersionRecord, 'version' | 'type' | 'title' | 'content' | 'change'>

const maxShown = 100

/** The versions of an artifact, the current one first. */
export async function versionsOf(artifact: ArtifactRecord): Promise<ShownVersion[]> {
  const former = await ArtifactVersion.find({ artifactId: artifact._id, version: { $lt: artifact.version } })
    .sort({ version: -1 })
    .limit(maxShown)
    .lean<ArtifactVersionRecord[]>()
  return [{ ...artifact, change: lastChange(artifact) }, ...former]
}
