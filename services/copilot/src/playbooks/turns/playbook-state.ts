import type { BuiltInPreset } from '../../presets/built-in-presets.ts'
import type { WorkspaceSource } from '../../tools/tool.ts'
import type { WorkspaceClient } from '../documents/client-records.ts'
import type { ReplyState } from './reply-turn.ts'

/** How far a run is, as its turns are stored. */
export interface PlaybookState {
  /** Where the product itself asks for a reply to an email thread. */
  reply: ReplyState | null
  preset: BuiltInPreset | null
  sources: readonly WorkspaceSource[]
  client: WorkspaceClient
  /** What the run answers. */
  message: string
  /** What the person wrote first, with what was chosen in the form. */
  firstMessage: string
  /** Of the message, from 1. */
  messageNumber: number
  /** How many turns the run has. */
  turns: number
  /** Whether the run has made a draft. */
  hasDraft: boolean
  /** What became of filling a form; null: none was filled in this run. */
  fill: { output: string | null; error: string | null } | null
}
