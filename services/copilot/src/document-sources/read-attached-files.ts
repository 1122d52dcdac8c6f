import {
  agenciesWithFiles,
  attachedFileIds,
  CoverdeskError,
  inTenantScope,
  inTurn,
  type JobDefinition,
  type RunningJob,
} from '@coverdesk/kit'
import { ReadDocument } from '../documents/read-document.model.ts'
import { AttachedLook } from './attached-look.model.ts'
import { readFilesOf } from './read-files-of.ts'
import { type FileSource, fileSources } from './records-with-files.ts'

/** In milliseconds: what was sent later is told by events, and seeds have given it to its record by then. */
const settling = 2 * 60_000
/** So many files are compared with what is read at a time. */
const portion = 500

/**
 * Has files read that no event tells of: they were there before Cara was, they are demo data, or a backup was restored. Each
 * agency's files are looked through once, and then only those that came since.
 */
export const readAttachedFiles: JobDefinition = {
  name: 'read-attached-files',
  every: '1 minute',
  async run({ step, signal }) {
    const until = new Date(Date.now() - settling)
    for (const source of fileSources) {
      for await (const agencyId of agenciesWithFiles(source.ownerType)) {
        const ofAgency: RunningJob['step'] = (name, work) =>
          step(`${agencyId} ${source.ownerType} ${until.toISOString()} ${name}`, work)
        await inTenantScope(agencyId, () => catchUp(source, until, { step: ofAgency, signal }))
      }
    }
  },
}

async function catchUp(source: FileSource, until: Date, job: Pick<RunningJob, 'step' | 'signal'>): Promise<void> {
  const { ownerType } = source
  const look = await AttachedLook.findOne({ ownerType }).lean()
  const after = look?.until ?? new Date(0)
  let hasFiles = false
  let hasUnread = false
  for await (const ids of inPortions(attachedFileIds(ownerType, { after, until }))) {
    hasFiles = true
    hasUnread = (await unreadOf(ids)).size > 0
    if (hasUnread) break
  }
  if (!hasFiles) return
  if (hasUnread && !(await readUnread(source, job))) return
  await job.step('looked', async () => {
    await AttachedLook.updateOne({ ownerType }, { until }, { upsert: true })
  })
}

/** @returns false while the area doesn't answer: the next look begins again, and what is read by then stays so */
async function readUnread(source: FileSource, { step, signal }: Pick<RunningJob, 'step' | 'signal'>): Promise<boolean> {
  try {
    let after: string | null = null
    do {
      const { records, next } = await source.page(after)
      const unread = await unreadOf(records.flatMap(({ files }) => files.map(({ fileId }) => fileId)))
      for (const { id, files } of records) {
        if (!files.some(({ fileId }) => unread.has(fileId))) continue
        await inTurn(signal, () => step(id, () => readFilesOf(source.scopeOf(id), () => source.filesOf(id))))
      }
      after = next
    } while (after)
    return true
  } catch (error) {
    if (error instanceof CoverdeskError && error.code === 'SUBGRAPH_UNAVAILABLE') return false
    throw error
  }
}

async function unreadOf(ids: readonly string[]): Promise<Set<string>> {
  const read = await ReadDocument.find({ sourceId: { $in: [...ids] } }, { sourceId: 1 }).lean()
  const known = new Set(read.map(({ sourceId }) => sourceId))
  return new Set(ids.filter(id => !known.has(id)))
}

async function* inPortions(ids: AsyncIterable<string>): AsyncGenerator<string[]> {
  let pending: string[] = []
  for await (const id of ids) {
    pending.push(id)
    if (pending.length < portion) continue
    yield pending
    pending = []
  }
  if (pending.length > 0) yield pending
}
