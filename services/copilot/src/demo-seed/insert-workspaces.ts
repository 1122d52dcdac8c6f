import { insertMissing } from '@coverdesk/kit'
import type { Model } from 'mongoose'
import { textSource } from '../knowledge/add-documents.ts'
import { CustomPreset } from '../presets/custom-preset.model.ts'
import { listFields as presetFields } from '../presets/custom-preset.rules.ts'
import { Message } from '../runs/records/message.model.ts'
import { PlanStage } from '../runs/records/plan-stage.model.ts'
import { Run } from '../runs/records/run.model.ts'
import { StageEvent } from '../runs/records/stage-event.model.ts'
import { Workspace } from '../runs/records/workspace.model.ts'
import { listFields } from '../runs/story/workspace-order.ts'
import { daysAgo, demoId, demoUserId, minutesAgo } from './demo-agency.ts'
import type { DemoWorkspace, DemoWorld } from './demo-workspace.ts'
import { insertArtifacts } from './insert-artifacts.ts'
import { demoDocumentId } from './insert-knowledge.ts'
import { type TurnRecords, turnRecords } from './turn-records.ts'

/** The custom presets of an agency. Within its scope. */
export async function insertPresets({ agency, presets }: DemoWorld): Promise<void> {
  const records = presets.map(({ creator, daysAgo: days, ...preset }, number) => {
    const creatorName = agency.people[creator] ?? ''
    const createdAt = daysAgo(days)
    return {
      ...{ _id: demoId(agency, 'b2', number), ...preset, createdBy: demoUserId(agency, creator), creatorName },
      ...presetFields(preset.title, preset.description, creatorName),
      ...{ createdAt, updatedAt: createdAt },
    }
  })
  await insertMissing(CustomPreset, records)
}

/** Workspaces with what Cara did in them. Within the agency's scope. */
export async function insertWorkspaces(world: DemoWorld, workspaces: readonly DemoWorkspace[]): Promise<void> {
  const turns = workspaces.map((demo, number) => turnsOf(world, demo, number))
  const all = turns.flat()
  await insert(
    Run,
    all.map(({ run }) => run),
  )
  await insert(
    Message,
    all.flatMap(({ messages }) => messages),
  )
  await insert(
    PlanStage,
    all.flatMap(({ stages }) => stages),
  )
  await insert(
    StageEvent,
    all.flatMap(({ events }) => events),
  )
  await insertArtifacts(world, workspaces, turns)
  await insert(
    Workspace,
    workspaces.map((demo, number) => workspaceRecord(world, demo, number, turns[number] ?? [])),
  )
}

const insert = (model: unknown, records: object[]) => insertMissing(model as Model<object>, records)

function turnsOf(world: DemoWorld, demo: DemoWorkspace, workspace: number): TurnRecords[] {
  const made: TurnRecords[] = []
  for (const [place, turn] of demo.turns.entries()) {
    const messages = made.reduce((sum, records) => sum + records.messages.length, 0)
    const stages = made.reduce((sum, records) => sum + records.stages.length, 0)
    made.push(turnRecords(world, demo, turn, { workspace, turn: place, messages, stages }))
  }
  return made
}

function workspaceRecord(world: DemoWorld, demo: DemoWorkspace, number: number, turns: readonly TurnRecords[]): object {
  const { agency, documents, presets } = world
  const last = turns.at(-1)
  const custom = demo.customPreset === undefined ? null : presets[demo.customPreset]
  const facts = {
    ...{
      title: demo.title,
      preset: demo.preset ?? null,
      clientName: demo.client ?? null,
      keywords: demo.keywords ?? [],
    },
    state: demo.turns.at(-1)?.asks ? ('WAITING_FOR_INPUT' as const) : ('IDLE' as const),
    customPresetId: demo.customPreset === undefined ? null : String(demoId(agency, 'b2', demo.customPreset)),
    userName: agency.people[demo.owner] ?? '',
  }
  const endedAt = minutesAgo(demo.minutesAgo)
  return {
    ...{ _id: demoId(agency, 'b1', number), ...facts, ...listFields(facts, custom?.title ?? null) },
    instructions: custom?.basePrompt ?? null,
    userId: demoUserId(agency, demo.owner),
    serviceRequestId: demo.request === undefined ? null : String(demoId(agency, 'e', demo.request)),
    sources: demo.documents.map(document => ({
      sourceId: textSource(demoDocumentId(agency, document)),
      name: documents[document]?.title ?? '',
    })),
    ...{ isArchived: demo.isArchived ?? false, archivedAt: demo.isArchived ? endedAt : null },
    messageCount: turns.reduce((sum, { messages }) => sum + messages.length, 0),
    stageCount: turns.reduce((sum, { stages }) => sum + stages.length, 0),
    artifactCount: demo.artifacts?.length ?? 0,
    runId: last?.run._id ?? null,
    ...{ createdAt: turns[0]?.run.startedAt ?? endedAt, updatedAt: endedAt },
  }
}
