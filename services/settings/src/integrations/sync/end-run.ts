import { notify } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import type { AmsFailure } from '../adapters/ams-failure.ts'
import { Integration, type IntegrationRecord } from '../record/integration.model.ts'
import { SyncConflict, SyncDuplicate } from '../record/sync-decision.model.ts'
import { SyncRun, type SyncRunRecord } from '../record/sync-run.model.ts'

/** A sync by itself comes so often, in milliseconds. */
const intervalMs = 60 * 60 * 1_000

const over = (completedAt: Date) => ({ completedAt, progress: null })

/** All of it is here, or was compared. Inside of a transaction. */
export async function completeRun({ _id, integrationId, type, startedAt, highWater }: SyncRunRecord): Promise<void> {
  const now = new Date()
  await SyncRun.updateOne({ _id }, { $set: { state: 'COMPLETED', ...over(now) } })
  const integration = await Integration.findById(integrationId).lean<IntegrationRecord>()
  if (!integration) return
  if (type === 'PREVIEW') {
    await Integration.updateOne({ _id: integrationId, runId: _id }, { $set: { runId: null } })
    return
  }
  if (type === 'FULL') await dropForgotten(integrationId, startedAt)
  const isDecided = await hasDecisions(integrationId)
  const isFullDue = isDecided || (type === 'INCREMENTAL' && integration.isFullDue)
  await Integration.updateOne(
    { _id: integrationId },
    {
      $set: {
        state: 'ACTIVE',
        runId: null,
        lastSyncedAt: now,
        lastFailure: null,
        highWater: { ...integration.highWater, ...highWater },
        isFullDue,
        nextSyncAt: isFullDue ? soon() : new Date(now.getTime() + intervalMs),
      },
    },
  )
}

/** Everything was read, so what was decided before and met no record is about none. */
async function dropForgotten(integrationId: Types.ObjectId, startedAt: Date): Promise<void> {
  const forgotten = { integrationId, state: 'DECIDED', decidedAt: { $lt: startedAt } } as never
  const outdated = { $set: { state: 'OUTDATED' }, $inc: { version: 1 } } as const
  await SyncConflict.updateMany(forgotten, outdated)
  await SyncDuplicate.updateMany(forgotten, outdated)
}

/** What someone decided while it ran. */
async function hasDecisions(integrationId: Types.ObjectId): Promise<boolean> {
  const decided = { integrationId, state: 'DECIDED' } as never
  return Boolean((await SyncConflict.exists(decided)) ?? (await SyncDuplicate.exists(decided)))
}

const decisionMs = 20_000
/** When a decision is applied: others may follow it. */
export const soon = (): Date => new Date(Date.now() + decisionMs)

/** It ends here; what it brought in before stays. Inside of a transaction. */
export async function failRun({ _id, integrationId, type }: SyncRunRecord, message: string): Promise<void> {
  const now = new Date()
  await SyncRun.updateOne({ _id }, { $set: { state: 'FAILED', lastError: message, ...over(now) } })
  const integration = await Integration.findById(integrationId).lean<IntegrationRecord>()
  if (!integration) return
  if (type === 'PREVIEW') {
    await Integration.updateOne({ _id: integrationId, runId: _id }, { $set: { runId: null } })
    return
  }
  const isFirst = integration.state === 'PENDING'
  await Integration.updateOne(
    { _id: integrationId },
    {
      $set: {
        runId: null,
        nextSyncAt: integration.lastSyncedAt || isFirst ? new Date(now.getTime() + intervalMs) : null,
        lastFailure: message,
        ...(isFirst && { state: 'CREATED' as const }),
      },
    },
  )
}

/** Nothing syncs until someone enters other credentials, and everyone hears of it once. */
export async function stopIntegration(run: SyncRunRecord, { message }: AmsFailure, system: string): Promise<void> {
  await failRun(run, message)
  const change = { $set: { state: 'DISABLED' as const, lastFailure: message, nextSyncAt: null } }
  await Integration.updateOne({ _id: run.integrationId }, change)
  notify({
    kind: 'INTEGRATION_STOPPED',
    to: 'EVERYONE',
    text: `${system} no longer syncs`,
    about: message,
    path: `/app/settings/integrations/manage/${run.integrationId}`,
    key: `integration-stopped ${run._id}`,
  })
}
