import { inTenantScope, type JobDefinition, type RunningJob } from '@coverdesk/kit'
import { queueReading } from '../documents/queue-reading.ts'
import { readingsOf } from '../documents/readings.ts'
import { workspaceScope } from '../documents/scopes.ts'
import { Message } from '../runs/records/message.model.ts'
import { Run } from '../runs/records/run.model.ts'
import { Workspace, type WorkspaceRecord } from '../runs/records/workspace.model.ts'
import { startRun } from '../runs/turns/start-run.ts'
import { type DemoAgency, demoId, ofCanary, ofHarborPoint } from './demo-agency.ts'
import { idOfAsked } from './insert-asked.ts'
import workspaces from './workspaces.json' with { type: 'json' }

/**
 * After the first start with the demo: has the files of its workspaces read, and lets Cara begin what was asked of her, one after the
 * other. In other databases it finds nothing to do.
 */
export const beginAsked: JobDefinition = {
  name: 'begin-demo-workspaces',
  every: '15 seconds',
  async run({ step }) {
    await inTenantScope(ofHarborPoint.agencyId, async () => {
      await beginNext(step)
      await readFiles(step, ofHarborPoint, workspaces.harborPoint.length)
    })
    await inTenantScope(ofCanary.agencyId, () => readFiles(step, ofCanary, workspaces.canary.length))
  },
}

async function beginNext(step: RunningJob['step']): Promise<void> {
  const ids = workspaces.askedAtStart.map((_, number) => idOfAsked(ofHarborPoint, number))
  const waits = { _id: { $in: ids }, state: 'CREATED' as const, runId: null }
  const next = await Workspace.findOne(waits).sort({ _id: 1 }).lean<WorkspaceRecord>()
  if (!next || (await Run.exists({ workspaceId: { $in: ids }, state: { $in: ['QUEUED', 'RUNNING'] } }))) return
  const message = await Message.findOne({ workspaceId: next._id, number: 1 }).lean()
  const { _id, userId } = next
  if (message) await step(`begin ${_id}`, async () => void (await startRun(next, message, { userId, processes: true })))
}

async function readFiles(step: RunningJob['step'], agency: DemoAgency, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, number) => demoId(agency, 'b1', number))
  const found = await Workspace.find({ _id: { $in: ids } }, { files: 1 }).lean<WorkspaceRecord[]>()
  const files = found.flatMap(({ _id, files: own }) => own.map(file => ({ ...file, scope: workspaceScope(_id) })))
  const readings = await readingsOf(files.map(({ fileId }) => fileId))
  for (const [place, { fileId: sourceId, name, mimeType, scope }] of files.entries()) {
    if (!readings[place])
      await step(`read ${sourceId}`, () => queueReading({ sourceId, name, mimeType, scopes: [scope] }))
  }
}
