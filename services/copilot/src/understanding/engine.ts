import type { BuiltInPreset } from '../presets/built-in-presets.ts'
import type { Tool, ToolName, WorkspaceSource } from '../tools/tool.ts'

/** A message of a conversation. Only `text` is what its author says: the rest is data. */
export interface SaidMessage {
  role: 'USER' | 'AGENT'
  /** In the author’s own words. What Cara wrote quotes documents, so it may hold what a stranger wrote. */
  text: string
  /** What a person quotes of someone else. */
  quoted: string
  /** Names of the files that came with it. */
  attached: readonly string[]
}

/** A call of a tool, with its stored output as JSON, or why it failed, as a sentence. */
export interface DoneCall {
  id: string
  name: ToolName
  input: unknown
  outcome: { output: string } | { error: string }
}

/** A step that was taken since the last message. */
export interface DoneStep {
  text: string
  calls: readonly DoneCall[]
}

/** All that an engine may know before its next step: typed, and built from what is stored. */
export interface ConversationState {
  /** The oldest first. The last one is the person’s message that is answered. */
  messages: readonly SaidMessage[]
  /** The service request that the workspace is for, in the client’s words. */
  requestText: string | null
  sources: readonly WorkspaceSource[]
  /** Whom the workspace is about, by name; null: nobody knows. */
  clientName: string | null
  preset: BuiltInPreset | null
  /** Of the agency’s own preset. */
  instructions: string | null
  /** The tools that are offered. */
  tools: readonly Tool[]
  /** What was done since the last message. */
  steps: readonly DoneStep[]
  runId: string
  /** Whose workspace it is: an agency user. */
  ownerId: string
  /** Around what strangers wrote, where a model reads it. */
  boundary: string
}

/** What an engine says and wants to be done next. No call: the text is the answer. */
export interface Step {
  text: string
  /** All of them fit the tools’ schemas. */
  calls: { id: string; name: ToolName; input: unknown }[]
  /** Of all calls of a model that the step needed. */
  usage: { inputTokens: number; outputTokens: number; cachedTokens: number }
  /** Whether the offline engine took this step because the model wasn’t available. */
  fellBack: boolean
  /** Why, as a sentence for people; null unless it fell back. */
  notice: string | null
}

/** Follows a step while it is taken. */
export interface Following {
  /** Stop. */
  signal: AbortSignal
  onText(delta: string): void
  /** What was written so far is void: the step begins again. */
  onRestart?(): void
}

/** Takes the steps of a conversation, one at a time. */
export interface Engine {
  /** `rules`, or such as `anthropic:claude-sonnet-4-5`. */
  name: string
  /** Whether this machine does the work, rather than waiting for another one. */
  isLocal: boolean
  /** @throws TurnFailed with a sentence for people, or the signal’s reason */
  next(state: ConversationState, following: Following): Promise<Step>
}
