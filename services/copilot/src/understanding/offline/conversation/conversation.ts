import type { ToolName, WorkspaceSource } from '../../../tools/tool.ts'
import type { ConversationState } from '../../engine.ts'
import { taskOf } from '../../preset-task.ts'
import { type Findings, findingsOf } from './tool-answers.ts'

/** A conversation as far as it has come, as the rules read it. */
export interface Conversation {
  /** The person’s last message. */
  question: string
  /** What it quotes of someone else; it is looked up where the person asks nothing of their own. */
  quoted: string
  /** Their messages before, the last one first. */
  earlier: string[]
  sources: readonly WorkspaceSource[]
  /** Whom the workspace is about; null: nobody knows. */
  clientName: string | null
  /** What the workspace’s preset is to do; empty where there is none. */
  task: string
  offered: ReadonlySet<string>
  /** What was called since the last message. */
  called: { name: ToolName; input: Record<string, unknown> }[]
  findings: Findings
}

export function conversationOf(state: ConversationState): Conversation {
  const { messages, sources, clientName, preset, tools, steps } = state
  const task = taskOf(state)
  // Whoever writes nothing wants what the preset says.
  const said = messages.filter(({ role }) => role === 'USER').map(({ text }) => text || task)
  const [question = '', ...earlier] = said.reverse()
  const calls = steps.flatMap(step => step.calls)
  return {
    ...{ question, earlier, sources, clientName },
    quoted: messages.at(-1)?.quoted ?? '',
    task: preset ? task : '',
    offered: new Set(tools.map(({ name }) => name)),
    called: calls.map(({ name, input }) => ({ name, input: (input ?? {}) as Record<string, unknown> })),
    findings: findingsOf(calls),
  }
}
