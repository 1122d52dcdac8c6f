import { randomBytes } from 'node:crypto'
import { insertMissing } from '@coverdesk/kit'
import type { Model } from 'mongoose'
import { Artifact } from '../artifacts/artifact.model.ts'
import { KnowledgeDocument } from '../knowledge/knowledge-document.model.ts'
import { Approval } from '../runs/records/approval.model.ts'
import { Message } from '../runs/records/message.model.ts'
import { PlanStage } from '../runs/records/plan-stage.model.ts'
import { Receipt } from '../runs/records/receipt.model.ts'
import { Run } from '../runs/records/run.model.ts'
import { StageEvent } from '../runs/records/stage-event.model.ts'
import { Turn } from '../runs/records/turn.model.ts'
import { Workspace } from '../runs/records/workspace.model.ts'
import { demoId, minutesAgo } from './demo-agency.ts'
import type { AskedWorkspace, DemoWorld, RecordedWorkspace } from './demo-workspace.ts'
import { attachFiles, storeFiles } from './workspace-files.ts'

type Part = Exclude<keyof RecordedWorkspace, 'workspace'>

const models: Record<Part, unknown> = {
  ...{ messages: Message, runs: Run, turns: Turn, receipts: Receipt, stages: PlanStage, events: StageEvent },
  ...{ approvals: Approval, artifacts: Artifact },
}

/** Workspaces with what Cara did in them. Within the agency's scope. */
export async function insertWorkspaces(
  { agency }: DemoWorld,
  asked: readonly AskedWorkspace[],
  recorded: readonly RecordedWorkspace[],
): Promise<void> {
  const knowledge = await KnowledgeDocument.find({ kind: 'FILE' }, { file: 1 }).lean()
  const places = new Map(knowledge.map(({ _id, file }) => [String(_id), file?.fileId ?? '']))
  const fileOfKnowledge = (number: number) => places.get(String(demoId(agency, 'f', number))) ?? ''
  for (const [number, demo] of asked.entries()) {
    const given = recorded[number]
    if (!given) continue
    const _id = demoId(agency, 'b1', number)
    const files = await storeFiles(agency, _id, demo)
    const fileIds = files.map(({ fileId }) => fileId)
    const { workspace, ...parts } = placed(given, { end: minutesAgo(demo.minutesAgo), fileIds, fileOfKnowledge })
    const sizes = new Map(files.map(({ fileId, size }) => [fileId, size]))
    // The record comes first: it says which files were stored.
    await insert(Workspace, [withSizes(workspace, sizes)])
    await attachFiles(_id, files)
    for (const [part, model] of Object.entries(models)) {
      await insert(model, ownRecords(part as Part, parts[part as Part], sizes))
    }
  }
}

const insert = (model: unknown, records: object[]) => insertMissing(model as Model<object>, records)

function ownRecords(part: Part, records: object[], sizes: ReadonlyMap<string, number>): object[] {
  if (part === 'messages') return records.map(record => withSizes(record, sizes))
  // What is published can’t be the boundary around strangers’ words in a run that continues.
  if (part === 'runs') return records.map(record => ({ ...record, boundary: randomBytes(12).toString('hex') }))
  return records
}

function withSizes(record: object, sizes: ReadonlyMap<string, number>): object {
  const { files = [] } = record as { files?: { fileId: string; size: number }[] }
  return { ...record, files: files.map(file => ({ ...file, size: sizes.get(file.fileId) ?? file.size })) }
}

interface Place {
  end: Date
  fileIds: readonly string[]
  fileOfKnowledge(number: number): string
}

/** A recording with the times and files of this database. */
function placed(recorded: RecordedWorkspace, { end, fileIds, fileOfKnowledge }: Place): RecordedWorkspace {
  const text = JSON.stringify(recorded)
    .replace(/\{\{file (\d+)\}\}/g, (_, place) => fileIds[Number(place)] ?? '')
    .replace(/\{\{knowledge (\d+)\}\}/g, (_, number) => fileOfKnowledge(Number(number)))
  return JSON.parse(text, (_, value: unknown) => {
    const ago = typeof value === 'string' ? /^ago:(\d+)$/.exec(value)?.[1] : undefined
    return ago === undefined ? value : new Date(end.getTime() - Number(ago))
  })
}
