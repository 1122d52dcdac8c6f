import { inTurn, type JobDefinition, type RunningJob } from '@coverdesk/kit'
import { z } from 'zod'
import type { AmsAdapter, AmsPage, AmsSession } from '../adapters/adapter.ts'
import { AmsFailure } from '../adapters/ams-failure.ts'
import { readablePage } from '../adapters/readable-page.ts'
import { openSession } from '../connect/open-session.ts'
import { previewOutgoing, sendOutgoing } from '../outgoing/send-outgoing.ts'
import { Integration, type IntegrationRecord, sourceOf } from '../record/integration.model.ts'
import { type RecordType, type RunPlace, SyncRun, type SyncRunRecord } from '../record/sync-run.model.ts'
import { adapterOf } from '../systems/ams-adapters.ts'
import { batchesOf, compareBatch, prepareBatch } from './batches.ts'
import { syncJob } from './begin-run.ts'
import { completeRun, failRun, stopIntegration } from './end-run.ts'
import { storeResults, storeUnreadable } from './store-results.ts'

/** Again from before the end of the last run, in milliseconds: clocks differ, and changes arrive late. */
const overlapMs = 30 * 60 * 1_000

const payloadIn = z.object({ runId: z.string() })

/** So often a defect of ours may end an attempt before the run has failed. */
const maxFaults = 3
const ourFault = 'Something went wrong on our side. The next sync tries again.'

/** Brings in what the other system has, or says what that would do. After a process has died, another one continues where it was. */
export const syncIntegrations: JobDefinition = {
  name: syncJob,
  // Each process that dies uses up one.
  attempts: 10,
  concurrency: 2,
  async run(job) {
    const { runId } = payloadIn.parse(job.payload)
    const run = await SyncRun.findById(runId).lean<SyncRunRecord>()
    const integration = run && (await Integration.findById(run.integrationId).lean<IntegrationRecord>())
    if (!run || !integration || run.state !== 'IN_PROGRESS') return
    try {
      const { adapter, session } = await openSession(integration, job)
      await readAll({ job, run, integration, adapter, session })
      if (run.type === 'PREVIEW') await previewOutgoing(job, run, integration, adapter)
      else await sendOutgoing(job, run, integration, { adapter, session })
      await job.step('completed', async () => completeRun(await SyncRun.findById(runId).orFail().lean<SyncRunRecord>()))
    } catch (error) {
      if (error instanceof AmsFailure) {
        const system = adapterOf(integration.type)?.name ?? 'The integration'
        return void (await job.step('failed', () =>
          error.kind === 'CREDENTIALS' ? stopIntegration(run, error, system) : failRun(run, error.message),
        ))
      }
      // Whoever takes the run over continues. A defect of ours doesn't keep the next sync from running.
      if (!job.signal.aborted && job.attempt >= maxFaults) await job.step('faulty', () => failRun(run, ourFault))
      throw error
    }
  },
  async onDead(payload) {
    const { runId } = payloadIn.parse(payload)
    const run = await SyncRun.findById(runId).lean<SyncRunRecord>()
    if (run?.state === 'IN_PROGRESS') await failRun(run, ourFault)
  },
}

interface Sync {
  job: RunningJob
  run: SyncRunRecord
  integration: IntegrationRecord
  adapter: AmsAdapter
  session: AmsSession
}

async function readAll(sync: Sync) {
  const { adapter, run } = sync
  let place: RunPlace | null = run.place
  while (place && place.stream < adapter.streams.length) place = await readPage(sync, place)
}

/** @returns the place of the next page */
async function readPage(sync: Sync, place: RunPlace): Promise<RunPlace> {
  const { job, run, adapter, session } = sync
  const stream = adapter.streams[place.stream] ?? ''
  const page = await job.call(`page ${place.page}`, async () =>
    readablePage(await session.page(stream, sinceOf(sync, stream), place.cursor)),
  )
  for (const [number, batch] of batchesOf(page).entries()) {
    await inTurn(job.signal, () => takeBatch(sync, `${place.page}.${number}`, batch))
  }
  const next: RunPlace =
    page.next === null
      ? { stream: place.stream + 1, cursor: null, page: place.page + 1 }
      : { ...place, cursor: page.next, page: place.page + 1 }
  await job.step(`read ${place.page}`, () => storePlace(run, stream, page, next))
  return next
}

async function takeBatch(
  { job, run, integration, adapter }: Sync,
  name: string,
  batch: Parameters<typeof prepareBatch>[1],
) {
  const prepared = await job.step(`prepare ${name}`, () => prepareBatch(run, batch))
  const about = { source: sourceOf(integration), systemName: adapter.name }
  const key = `${syncJob}:${String(run._id)}:${name}`
  const results = await job.call(`compare ${name}`, () => compareBatch(run, about, prepared, key, job.signal))
  await job.step(`store ${name}`, () => storeResults(run, prepared, results))
}

/** Null: everything there. */
function sinceOf({ run, integration }: Sync, stream: string): string | null {
  const read = integration.highWater[stream]
  if (run.type === 'FULL' || (run.type === 'PREVIEW' && run.readsAll) || !read) return null
  return new Date(Date.parse(read) - overlapMs).toISOString()
}

async function storePlace(run: SyncRunRecord, stream: string, page: AmsPage, next: RunPlace): Promise<void> {
  await storeUnreadable(run, page.unreadable)
  const current = await SyncRun.findById(run._id, { progress: 1 }).orFail().lean<SyncRunRecord>()
  const recordType = kindOf(page)
  const isSame = current.progress?.recordType === recordType
  const read = Math.max(page.accounts.length, page.carriers.length, page.accounts.length > 0 ? 0 : page.policies.length)
  const done = (isSame ? (current.progress?.done ?? 0) : 0) + read
  await SyncRun.updateOne(
    { _id: run._id },
    {
      $set: {
        place: next,
        progress: { recordType, done, total: page.total },
        ...(page.highWater && { [`highWater.${stream}`]: page.highWater }),
      },
    },
  )
}

function kindOf({ accounts, policies, carriers }: AmsPage): RecordType {
  if (accounts.length > 0) return 'ACCOUNT'
  return policies.length > 0 && carriers.length === 0 ? 'POLICY' : 'CARRIER'
}
