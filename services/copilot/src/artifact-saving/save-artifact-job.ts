import {
  CoverdeskError,
  type ErrorCode,
  emit,
  type JobDefinition,
  type RunningJob,
  storeLargeFile,
} from '@coverdesk/kit'
import { z } from 'zod'
import { ArtifactSave, type ArtifactSaveRecord } from './artifact-save.model.ts'
import { giveToRecord } from './give-to-record.ts'
import { pdfOfVersion } from './pdf-of-version.ts'
import { saveArtifactJob } from './save-job-name.ts'

const payload = z.object({ saveId: z.string() })

/** What no repetition changes: a person has to do something about it. */
const final: ErrorCode[] = ['BAD_REQUEST', 'CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED', 'VALIDATION_FAILED']
const failed = 'Something went wrong on our side, so it may not be saved. Look at the record before you try again.'

/**
 * Keeps a document with a record once: the file is noted before the other area is given it, and that area takes the same file only
 * once. A process that dies in the middle continues with the noted file.
 */
export const saveCaraArtifact: JobDefinition = {
  name: saveArtifactJob,
  async run(job) {
    const { saveId } = payload.parse(job.payload)
    const save = await ArtifactSave.findOne({ _id: saveId, state: 'SAVING' }).lean<ArtifactSaveRecord>()
    if (!save) return
    try {
      const file = save.file ?? (await makeFile(save, job))
      await giveToRecord(save, file.id, job.signal)
      await job.write(() => note(save, { state: 'SAVED' }))
    } catch (error) {
      const failure = whyRefused(error, save)
      if (!failure) throw error
      await job.write(() => note(save, { state: 'FAILED', failure }))
    }
  },
  async onDead(given) {
    const { saveId } = payload.parse(given)
    const save = await ArtifactSave.findOne({ _id: saveId, state: 'SAVING' }).lean<ArtifactSaveRecord>()
    if (save) await note(save, { state: 'FAILED', failure: failed })
  },
}

/** Makes the PDF, and notes it. One that a dying process made before it was noted is no one’s, and goes after a day. */
async function makeFile(save: ArtifactSaveRecord, { write }: RunningJob): Promise<{ id: string; name: string }> {
  const { name, bytes } = await pdfOfVersion(save)
  const id = await storeLargeFile({ name, mimeType: 'application/pdf', bytes, uploadedBy: save.userId })
  const file = { id, name }
  await write(() => ArtifactSave.updateOne({ _id: save._id, state: 'SAVING' }, { $set: { file } }))
  return file
}

/** A sentence for people; null: it is worth another try. */
function whyRefused(error: unknown, { target }: ArtifactSaveRecord): string | null {
  if (!(error instanceof CoverdeskError) || !final.includes(error.code)) return null
  const record = target === 'POLICY' ? 'policy' : 'service request'
  if (error.code === 'NOT_FOUND') return `The ${record} or this document isn’t there any more.`
  if (error.code === 'FORBIDDEN' || error.code === 'UNAUTHENTICATED')
    return `You may not add documents to this ${record}.`
  const [wrong] = (error.extensions['validationErrors'] ?? []) as { message: string }[]
  return wrong?.message ?? error.message
}

/** Pages that show the artifact follow. Inside of a mutation. */
async function note({ _id, artifactId }: ArtifactSaveRecord, changes: Partial<ArtifactSaveRecord>): Promise<void> {
  await ArtifactSave.updateOne({ _id, state: 'SAVING' }, { $set: changes })
  emit('CaraArtifactSaved', { typename: 'CaraArtifact', id: String(artifactId), version: null, kind: 'UPDATED' })
}
