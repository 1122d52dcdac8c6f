import { CoverdeskError, conflict, findExisting, updateVersioned } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { Artifact, type ArtifactChange, type ArtifactRecord } from '../artifact.model.ts'
import { stateOf } from '../artifact-state.ts'
import { ArtifactVersion } from '../artifact-version.model.ts'
import { presentArtifact } from '../present-artifact.ts'
import { lastChange } from '../versions-of.ts'

/** An artifact and the version that a change was made from. */
export interface ArtifactAt {
  id: string
  version: number
}

type Changes = Partial<Pick<ArtifactRecord, 'title' | 'content' | 'edited' | 'review' | 'delivery'>>

export const refused = (message: string) => new CoverdeskError('VALIDATION_FAILED', message)

/** @throws NOT_FOUND */
export const findArtifact = (id: string): Promise<ArtifactRecord> =>
  findExisting<ArtifactRecord>(Artifact, 'artifact', id)

/**
 * An artifact that people may still change.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED once it was sent off
 */
export async function findChangeable({ id, version }: ArtifactAt): Promise<ArtifactRecord> {
  const current = await findArtifact(id)
  if (current.version !== version) throw conflict(await presentArtifact(current))
  const state = stateOf(current)
  if (state === 'SENDING') throw refused('This email is being sent.')
  if (state === 'SENT') throw refused('This email was sent, so it stays as it is. Ask Cara for a new draft.')
  return current
}

/** Saves a new version; the former one is kept. Inside of a mutation. @throws CONFLICT */
export async function saveArtifact(
  current: ArtifactRecord,
  change: Pick<ArtifactChange, 'kind' | 'userId'>,
  changes: Changes,
): Promise<ArtifactRecord> {
  const { _id, version, type, title, content, edited } = current
  const at = { id: String(_id), version }
  const update = { $set: { ...changes, change: { ...change, at: new Date() } } }
  const saved = await updateVersioned<ArtifactRecord>(Artifact, 'artifact', at, update, presentArtifact)
  await ArtifactVersion.create({
    ...{ _id: new Types.ObjectId(), artifactId: _id, version, type, title, content, edited },
    change: lastChange(current),
  })
  return saved
}
