import type { Types } from 'mongoose'
import { ArtifactSave, type ArtifactSaveRecord } from '../../artifact-saving/artifact-save.model.ts'
import { Artifact, type ArtifactRecord } from '../../artifacts/artifact.model.ts'
import { versionsOf } from '../../artifacts/versions-of.ts'
import type { NameOf } from './people.ts'

/** What Cara drafted, and what people made of it. */
export interface RecordedDraft {
  number: number
  type: ArtifactRecord['type']
  title: string
  /** The first one first. */
  versions: { version: number; what: string; by: string; at: Date; title: string; content: object }[]
  reviewed: { by: string; at: Date } | null
  sent: { state: string; to: string; by: string; at: Date; sentAt: Date | null; confirmedBy: string | null } | null
  /** With which records its versions are kept, the first one first. */
  saves: { version: number; record: string; by: string; at: Date }[]
}

export async function draftsOf(workspaceId: Types.ObjectId, nameOf: NameOf): Promise<RecordedDraft[]> {
  const artifacts = await Artifact.find({ workspaceId }).sort({ number: 1 }).lean<ArtifactRecord[]>()
  const drafts: RecordedDraft[] = []
  for (const artifact of artifacts) {
    const { _id, number, type, title, review, delivery } = artifact
    const versions = (await versionsOf(artifact)).reverse()
    drafts.push({
      ...{ number, type, title },
      versions: versions.map(({ version, change, title: named, content }) => ({
        ...{ version, what: change.kind, by: nameOf(change.userId), at: change.at, title: named, content },
      })),
      reviewed: review && { by: nameOf(review.userId), at: review.at },
      sent: delivery && {
        ...{ state: delivery.state, to: delivery.to, by: nameOf(delivery.userId) },
        ...{ at: delivery.at, sentAt: delivery.sentAt },
        confirmedBy: delivery.confirmedBy ? nameOf(delivery.confirmedBy) : null,
      },
      saves: (await savesOf(_id)).map(({ artifactVersion, recordName, userId, at }) => ({
        ...{ version: artifactVersion, record: recordName, by: nameOf(userId), at },
      })),
    })
  }
  return drafts
}

const savesOf = (artifactId: Types.ObjectId): Promise<ArtifactSaveRecord[]> =>
  ArtifactSave.find({ artifactId, state: 'SAVED' }).sort({ at: 1, _id: 1 }).lean<ArtifactSaveRecord[]>()
