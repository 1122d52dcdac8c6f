import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type BuiltInPreset, builtInPresets } from '../../presets/built-in-presets.ts'
import type { WorkspaceSource } from '../../tools/tool.ts'

const workspaceStates = ['CREATED', 'IDLE', 'WAITING_FOR_INPUT', 'WORKING'] as const
export type WorkspaceState = (typeof workspaceStates)[number]

/** A file that someone gave to the workspace. */
export interface WorkspaceFile {
  fileId: string
  /** With its role in front, where it has one: "Contract - lease.pdf". */
  name: string
  mimeType: string
  size: number
}

export interface WorkspaceRecord {
  _id: Types.ObjectId
  version: number
  title: string
  /** A person has named it: runs leave the title alone. */
  isNamed: boolean
  state: WorkspaceState
  preset: BuiltInPreset | null
  customPresetId: string | null
  /** What the custom preset said when the workspace was made. */
  instructions: string | null
  /** Whose workspace it is: runs act with the rights of this person. */
  userId: string
  userName: string
  clientName: string | null
  keywords: string[]
  schemaVersion: 'V0' | 'V1'
  serviceRequestId: string | null
  /** What the service request said when the workspace was made. */
  requestText: string | null
  /** The email thread that it is for: Cara drafts a reply to it. */
  emailThreadId: string | null
  files: WorkspaceFile[]
  /** All that it works on: its files, and documents of the agency. */
  sources: WorkspaceSource[]
  isArchived: boolean
  archivedAt: Date | null
  /** Messages, stages and artifacts are numbered from 1 without gaps, so that a window of them is found without looking at the others. */
  messageCount: number
  stageCount: number
  artifactCount: number
  /** The last run. */
  runId: Types.ObjectId | null
  /** The names of groups, in the order in which lists show them. */
  statusOrder: number
  clientOrder: string
  presetOrder: string
  userOrder: string
  /** Folded words of title, client, keywords and user; only searches read them. */
  words: string[]
  createdAt: Date
  updatedAt: Date
}

const text = { type: String, default: null }
const required = { type: String, required: true }
const count = { type: Number, required: true, default: 0 }
const part = (fields: object) => new Schema(fields, { _id: false, id: false })

const schema = new Schema<WorkspaceRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    title: required,
    isNamed: { type: Boolean, required: true, default: false },
    state: { type: String, enum: workspaceStates, required: true, default: 'CREATED' },
    preset: { type: String, enum: [...builtInPresets, null], default: null },
    customPresetId: text,
    instructions: text,
    userId: required,
    userName: { type: String, default: '' },
    clientName: text,
    keywords: { type: [String], default: [] },
    schemaVersion: { type: String, enum: ['V0', 'V1'], required: true, default: 'V1' },
    serviceRequestId: text,
    requestText: text,
    emailThreadId: text,
    files: [part({ fileId: required, name: required, mimeType: required, size: { type: Number, required: true } })],
    sources: [part({ sourceId: required, name: required })],
    isArchived: { type: Boolean, required: true, default: false },
    archivedAt: { type: Date, default: null },
    messageCount: count,
    stageCount: count,
    artifactCount: count,
    runId: { type: Schema.Types.ObjectId, default: null },
    statusOrder: count,
    clientOrder: required,
    presetOrder: required,
    userOrder: required,
    words: { type: [String], required: true, select: false },
  } as never,
  { timestamps: true },
)
schema.index({ agencyId: 1, isArchived: 1, updatedAt: 1, _id: 1 })
for (const order of ['statusOrder', 'clientOrder', 'presetOrder', 'userOrder']) {
  schema.index({ agencyId: 1, isArchived: 1, [order]: 1, _id: -1 })
}
for (const narrowed of ['state', 'userId', 'preset', 'customPresetId', 'serviceRequestId']) {
  schema.index({ agencyId: 1, [narrowed]: 1, updatedAt: 1, _id: 1 })
}
schema.index({ agencyId: 1, words: 1 })

/** A conversation with Cara about some documents, and its results. */
export const Workspace = defineTenantModel('caraWorkspaces', schema, { typename: 'CaraWorkspace' })
