import { notFound, type UserCallContext } from '@coverdesk/kit'
import { ArtifactVersion, type ArtifactVersionRecord } from '../artifact-version.model.ts'
import { formContentOf } from '../form/form-content.ts'
import { type ArtifactAt, findChangeable, saveArtifact } from './save-artifact.ts'

/** The text of a former version, as a draft. @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED once it was sent off */
export async function restoreArtifact({ userId }: UserCallContext, at: ArtifactAt, formerVersion: number) {
  const current = await findChangeable(at)
  const former = await ArtifactVersion.findOne({
    artifactId: current._id,
    version: formerVersion,
  }).lean<ArtifactVersionRecord>()
  if (!former) throw notFound('version')
  const { title, edited } = former
  const form = formContentOf(former)
  // The document that was reviewed then is gone.
  const content = form ? { ...form, reviewedFileId: null } : former.content
  const delivery = current.delivery?.state === 'UNKNOWN' ? current.delivery : null
  return saveArtifact(current, { kind: 'RESTORED', userId }, { title, content, edited, review: null, delivery })
}
