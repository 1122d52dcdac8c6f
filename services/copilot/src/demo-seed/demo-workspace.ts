import type { BuiltInPreset } from '../presets/built-in-presets.ts'
import type { FileRole } from '../presets/file-roles.ts'
import type { DemoAgency } from './demo-agency.ts'
import type { DemoDocument } from './insert-knowledge.ts'

export interface DemoPreset {
  title: string
  description: string
  basePrompt: string
  allowFileUpload: boolean
  creator: number
  daysAgo: number
}

/** What someone asked of Cara. */
export interface AskedWorkspace {
  /** What a person has named it; without one it keeps Cara’s title. */
  title?: string
  preset?: BuiltInPreset
  /** The number of a custom preset. */
  customPreset?: number
  /** When its last run ended. */
  minutesAgo: number
  /** Which of the agency's people. */
  owner: number
  /** Titles of documents of the knowledge base. */
  documents?: string[]
  files?: { name: string; role?: FileRole }[]
  /** The number of a service request of the demo. */
  request?: number
  isArchived?: boolean
  /** One after the other, each after Cara’s answer to the one before. */
  messages: string[]
}

/** What is asked when the product starts for the first time: Cara works on it then. */
export type AskedAtStart = Required<Pick<AskedWorkspace, 'owner' | 'documents'>> & { message: string }

/**
 * What Cara left in a workspace, as `npm run demo:record` wrote it: the records of each collection. Times are `ago:<milliseconds>`
 * before its end, files are `{{file <place>}}`, and `{{knowledge <number>}}` for those of the knowledge base.
 */
export interface RecordedWorkspace {
  workspace: object
  messages: object[]
  runs: object[]
  turns: object[]
  receipts: object[]
  stages: object[]
  events: object[]
  approvals: object[]
  artifacts: object[]
}

/** What the workspaces of an agency refer to. */
export interface DemoWorld {
  agency: DemoAgency
  documents: readonly DemoDocument[]
  presets: readonly DemoPreset[]
}
