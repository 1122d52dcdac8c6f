import {
  CoverdeskError,
  conflict,
  enqueue,
  fileById,
  parseInput,
  type UserCallContext,
  validationFailed,
} from '@coverdesk/kit'
import { Types } from 'mongoose'
import type { ArtifactRecord } from '../artifacts/artifact.model.ts'
import { type ArtifactAt, findArtifact, refused } from '../artifacts/changes/save-artifact.ts'
import { presentArtifact } from '../artifacts/present-artifact.ts'
import { chosenStyle } from '../styles/pages/chosen-style.ts'
import { ArtifactSave, type ArtifactSaveRecord } from './artifact-save.model.ts'
import { saveInput } from './artifact-save.rules.ts'
import { nameOfRecord } from './chosen-record.ts'
import { saveArtifactJob } from './save-job-name.ts'

/**
 * Notes that a document is to be kept with a record, which a job does. One version is kept once with one record. Inside of a mutation.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED: by field, or what is still to be done before
 */
export async function saveToRecord(
  { userId }: UserCallContext,
  { id, version }: ArtifactAt,
  input: unknown,
): Promise<ArtifactRecord> {
  const chosen = parseInput(saveInput, input)
  const artifact = await findArtifact(id)
  if (artifact.version !== version) throw conflict(await presentArtifact(artifact))
  if (artifact.type !== 'HTML_DOCUMENT') throw refused('Only documents can be saved with a record.')
  if (!artifact.review) throw refused('Mark this document as reviewed before you save it.')
  const { target, recordId, styleId } = chosen
  await chosenStyle(styleId ?? undefined).catch(asWrongStyle)
  const recordName = await nameOfRecord(target, recordId)
  const where = { artifactId: artifact._id, artifactVersion: version, target, recordId }
  const earlier = await ArtifactSave.findOne(where).lean<ArtifactSaveRecord>()
  if (earlier?.state === 'SAVED') throw refused(`This version is saved with ${recordName} already.`)
  if (earlier?.state === 'SAVING') throw refused(`This version is being saved with ${recordName}.`)

  const asked = { ...chosen, recordName, userId, at: new Date(), state: 'SAVING' as const, failure: null }
  const attempt = (earlier?.attempt ?? 0) + 1
  const _id = earlier?._id ?? new Types.ObjectId()
  if (earlier) await ArtifactSave.updateOne({ _id }, { $set: { ...asked, attempt, file: await stillThere(earlier) } })
  else await ArtifactSave.create({ _id, ...where, ...asked, attempt, file: null })
  await enqueue(saveArtifactJob, { saveId: String(_id) }, { key: `${_id}:${attempt}` })
  return artifact
}

function asWrongStyle(error: unknown): never {
  if (!(error instanceof CoverdeskError && error.code === 'NOT_FOUND')) throw error
  throw validationFailed([{ path: 'styleId', message: 'Choose a style.' }])
}

/** The file of an earlier attempt, which no record has twice. One that waited for a day is gone. */
async function stillThere({ file }: ArtifactSaveRecord): Promise<ArtifactSaveRecord['file']> {
  if (!file) return null
  return fileById(file.id).then(
    () => file,
    () => null,
  )
}
