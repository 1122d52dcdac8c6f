import { CoverdeskError, claim, enqueue, findExisting } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { Integration, type IntegrationRecord } from '../record/integration.model.ts'
import { type RunType, SyncRun } from '../record/sync-run.model.ts'

export const syncJob = 'sync-integration'

/** Who begins a run; null: the schedule. */
type Initiator = string | null

/**
 * Begins a run in the background, unless something runs already: then that is what people see.
 * @throws NOT_FOUND, or VALIDATION_FAILED while the other system takes no credentials
 */
export async function beginSync(id: string, userId: Initiator): Promise<IntegrationRecord> {
  const integration = await existing(id)
  if (integration.state === 'DISABLED') throw refusedCredentials()
  return begin(id, readsAll(integration) ? 'FULL' : 'INCREMENTAL', userId)
}

/** The same for a run that only says what a sync would do. */
export async function beginPreview(id: string, userId: string): Promise<IntegrationRecord> {
  const { state } = await existing(id)
  if (state === 'DISABLED') throw refusedCredentials()
  return begin(id, 'PREVIEW', userId)
}

const refusedCredentials = () =>
  new CoverdeskError('VALIDATION_FAILED', 'The other system no longer takes the credentials. Enter them again first.')

const existing = (id: string) => findExisting<IntegrationRecord>(Integration, 'integration', id)

/** Whether the next sync reads everything there, or what has changed. */
const readsAll = ({ lastSyncedAt, isFullDue }: IntegrationRecord) => !lastSyncedAt || isFullDue

async function begin(id: string, type: RunType, userId: Initiator): Promise<IntegrationRecord> {
  const runId = new Types.ObjectId()
  const isPreview = type === 'PREVIEW'
  const claimed = await claim<IntegrationRecord>(
    Integration,
    id,
    { runId: null },
    { $set: { runId, ...(isPreview ? { previewId: runId } : { nextSyncAt: null }) } },
  )
  if (!claimed) return existing(id)
  const isFirst = !isPreview && claimed.state === 'CREATED'
  if (isFirst) await Integration.updateOne({ _id: id }, { $set: { state: 'PENDING' } })
  await SyncRun.insertOne({
    _id: runId,
    integrationId: claimed._id,
    type,
    readsAll: isPreview ? readsAll(claimed) : type === 'FULL',
    state: 'IN_PROGRESS',
    startedAt: new Date(),
    userId: userId ? new Types.ObjectId(userId) : null,
  } as never)
  await enqueue(syncJob, { runId: String(runId) }, { key: `run:${runId}` })
  return isFirst ? { ...claimed, state: 'PENDING' } : claimed
}
