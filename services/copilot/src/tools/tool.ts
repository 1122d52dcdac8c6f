import type { z } from 'zod'

/** The tools of specification 3 §3, and no others. */
export const toolNames = [
  'COMPLETE_TASK',
  'DRAFT_DOCUMENT',
  'DRAFT_EMAIL',
  'FILL_TEMPLATE',
  'PEEK_FILE',
  'REQUEST_TEMPLATE_TOOLS',
  'SEARCH_FILE',
  'SEARCH_KNOWLEDGE_BASE',
  'SEARCH_KNOWLEDGE_GRAPH',
  'SEARCH_WEB',
  'THINK',
] as const
export type ToolName = (typeof toolNames)[number]

/** READ looks; DRAFT changes its workspace only; WRITE and SEND reach further: a person approves exactly these arguments. */
export type ToolTier = 'READ' | 'DRAFT' | 'WRITE' | 'SEND'

/** A document that a workspace works on. */
export interface WorkspaceSource {
  /** A file’s id, or `text:<id>`. */
  sourceId: string
  /** As the person reads it, with its role: "Contract - lease.pdf". */
  name: string
}

/** What a tool may know of the run that calls it. It acts with the rights of the workspace’s owner, in the agency of the scope. */
export interface ToolContext {
  workspaceId: string
  /** Of the agency user who owns the workspace. */
  ownerId: string
  sources: readonly WorkspaceSource[]
  /** E-mail addresses that people wrote in their own messages, in lower case. By default none. */
  addresses?: readonly string[]
  /** What people wrote, in its order. By default nothing. */
  messages?: readonly string[]
  /** Of the service request that the workspace is for; by default none. */
  requestId?: string | null
  /** Aborted by Stop, and when the time of the call is over. */
  signal: AbortSignal
}

/** What a draft becomes in the workspace. It is stored in the same transaction as the receipt of its call. */
export interface Draft {
  type: 'DOCUMENT' | 'EMAIL' | 'HTML_DOCUMENT'
  title: string
  /** Plain data, as the artifact of this type keeps it. */
  content: object
}

export interface ToolOutcome<Output> {
  output: Output
  draft?: Draft
}

/** One tool: what it takes, what it answers, and what it does. */
export interface Tool<Input = unknown, Output = unknown> {
  name: ToolName
  /** For a model: what it does and when to use it. */
  description: string
  tier: ToolTier
  input: z.ZodType<Input>
  output: z.ZodType<Output>
  /** In milliseconds. By default 30 s. */
  timeoutMs?: number
  /** Whether a person has to approve this call, in a run that has read text of strangers or not. By default by its tier. */
  needsApproval?(input: Input, run: { hasReadUntrustedText: boolean }): boolean
  /** Whether it can be offered now: a web search without a provider is not. By default it can. */
  isOffered?(): boolean | Promise<boolean>
  /** @throws ToolFailed with a sentence for people */
  run(input: Input, context: ToolContext): Promise<ToolOutcome<Output>>
}

/** What went wrong in a tool, as a sentence that people and models read. */
export class ToolFailed extends Error {
  override name = 'ToolFailed'
  /** It may work in a moment: another area doesn’t answer. */
  readonly isPassing: boolean

  constructor(message: string, { isPassing = false }: { isPassing?: boolean } = {}) {
    super(message)
    this.isPassing = isPassing
  }
}

/** A stretch of a document that a tool found: what answers refer to by its id. */
export interface ToolPassage {
  passageId: string
  sourceId: string
  /** Of the document. */
  name: string
  page: number
  text: string
}
