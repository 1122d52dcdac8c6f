import { setTimeout as wait } from 'node:timers/promises'
import { readAgain } from '../../documents/read-again.ts'
import type { ReadDocumentRecord } from '../../documents/read-document.model.ts'
import { readingsOf } from '../../documents/readings.ts'
import type { WorkspaceSource } from '../../tools/tool.ts'
import { PlanStage } from '../records/plan-stage.model.ts'
import { beginStage, endStage, stageOfRun } from '../story/stages.ts'
import { tellProgress } from '../story/tell.ts'
import type { RunWork } from './run-work.ts'

const lookEvery = 500
/** What isn't read by then is read on, but not waited for. */
const maxWait = 10 * 60_000
/** A document that nothing is known of for so long is gone: whoever attaches one has it read in the same moment. */
const unknownFor = 3_000

/**
 * Waits until the documents of the workspace are read, and says how far they are. What can't be read is named, and stops nothing.
 *
 * @throws RunEnded, or the signal's reason
 */
export async function processAttachments(work: RunWork): Promise<void> {
  const { run, workspace, signal } = work
  const stage = await stageOfRun(run._id, 'PROCESS_ATTACHMENTS')
  if (!stage || stage.state === 'COMPLETED' || stage.state === 'ERROR') return
  const { sources } = workspace
  const sourceIds = sources.map(({ sourceId }) => sourceId)
  await work.save(async () => {
    if (stage.state === 'REGISTERED') await readLateOnes(sourceIds)
    await beginStage(stage._id)
    tellProgress(run.workspaceId)
  })
  const begun = Date.now()
  let told = stage.progress
  for (;;) {
    const waited = Date.now() - begun
    const readings = await readingsOf(sourceIds)
    const open = readings.filter(reading => (reading ? !isOver(reading) : waited < unknownFor))
    if (open.length === 0 || waited > maxWait) return end(work, stage._id, sources, readings)
    const progress = progressOf(readings)
    if (progress > told) {
      await work.save(async () => {
        await PlanStage.updateOne({ _id: stage._id }, { $set: { progress } })
        tellProgress(run.workspaceId)
      })
      told = progress
    }
    await wait(lookEvery, undefined, { signal }).catch(() => signal.throwIfAborted())
  }
}

/** What nobody had the time to read gets another chance with each message. */
async function readLateOnes(sourceIds: readonly string[]): Promise<void> {
  for (const reading of await readingsOf(sourceIds)) {
    if (reading?.failure?.kind === 'OUT_OF_TIME') await readAgain(reading.sourceId)
  }
}

const isOver = ({ state }: ReadDocumentRecord) => state === 'COMPLETED' || state === 'FAILED'

/** In thousandths, as they are shown (specification 3 §9). */
function progressOf(readings: readonly (ReadDocumentRecord | null)[]): number {
  const parts = readings.map(reading => {
    if (!reading) return 0
    if (isOver(reading)) return 1
    return reading.pageCount ? Math.min(1, reading.pagesRead / reading.pageCount) : 0
  })
  return Math.floor((parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length)) * 1_000) / 1_000
}

async function end(
  work: RunWork,
  stageId: RunWork['run']['_id'],
  sources: readonly WorkspaceSource[],
  readings: readonly (ReadDocumentRecord | null)[],
): Promise<void> {
  const problems = sources.flatMap(({ name }, place) => problemOf(name, readings[place] ?? null) ?? [])
  const isUseless = sources.length > 0 && readings.every(reading => !reading || reading.pagesRead === 0)
  await work.save(async ({ workspaceId }) => {
    await PlanStage.updateOne({ _id: stageId }, { $set: { progress: 1 } })
    await endStage(stageId, isUseless ? 'ERROR' : 'COMPLETED', problems.join(' ') || null)
    tellProgress(workspaceId)
  })
}

function problemOf(name: string, reading: ReadDocumentRecord | null): string | null {
  if (!reading) return `${name} is no longer available.`
  if (reading.state === 'FAILED') return `${name}: ${reading.failure?.message ?? 'This document could not be read.'}`
  if (reading.state !== 'COMPLETED') return `${name} is still being read.`
  const pages = reading.unreadPages
  if (pages.length === 0) return null
  return `${name}: ${pages.length === 1 ? `page ${pages[0]}` : `${pages.length} pages`} could not be read.`
}
