import type { BuiltInPreset } from '../presets/built-in-presets.ts'
import type { DocumentBlock } from '../tools/drafts/document-block.ts'
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

/** A question and what became of it. */
export interface DemoTurn {
  message: string
  thought?: string
  /** What Cara searched the documents for. */
  query?: string
  answer?: string
  /** The mark, which document, and its words. */
  evidence?: [number, number, string][]
  notFound?: [string, number[]][]
  /** She asks something. */
  asks?: boolean
  isStopped?: boolean
}

/** An email without a recipient, or a document; its marks are those of the last answer. */
export type DemoArtifact = { subject: string; body: string } | { title: string; blocks: DocumentBlock[] }

export interface DemoWorkspace {
  title: string
  preset?: BuiltInPreset
  /** The number of a custom preset. */
  customPreset?: number
  /** When its last run ended. */
  minutesAgo: number
  /** Which of the agency's people. */
  owner: number
  client?: string
  keywords?: string[]
  /** Numbers of documents of the knowledge base. */
  documents: number[]
  /** The number of a service request of the demo. */
  request?: number
  isArchived?: boolean
  turns: DemoTurn[]
  artifacts?: DemoArtifact[]
}

/** What the workspaces of an agency refer to. */
export interface DemoWorld {
  agency: DemoAgency
  documents: readonly DemoDocument[]
  presets: readonly DemoPreset[]
}
