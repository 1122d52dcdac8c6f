import type { LanguageModelV3CallOptions, LanguageModelV3Prompt } from '@ai-sdk/provider'
import type { WorkspaceSource } from '../../../tools/tool.ts'
import { type Findings, findingsOf } from './tool-answers.ts'
import { blocksIn, withoutBlocks } from './without-blocks.ts'

/** A conversation as far as it has come, as the rules read it. */
export interface Conversation {
  /** The person’s last message. */
  question: string
  /** What it quotes of someone else; it is looked up where the person asks nothing of their own. */
  quoted: string
  /** Their messages before, the last one first. */
  earlier: string[]
  sources: WorkspaceSource[]
  /** What the workspace’s preset is to do; empty where there is none. */
  task: string
  offered: ReadonlySet<string>
  /** What was called since the last message. */
  called: { name: string; input: Record<string, unknown> }[]
  findings: Findings
  /** Numbers the calls of the whole conversation. */
  callCount: number
}

export function conversationOf({ prompt, tools = [] }: LanguageModelV3CallOptions): Conversation {
  const last = prompt.findLastIndex(({ role }) => role === 'user')
  const asked = prompt.flatMap(message => (message.role === 'user' ? [textOf(message.content)] : []))
  const [question = '', ...earlier] = asked.reverse()
  const since = prompt.slice(last + 1)
  const instructions = prompt.flatMap(message => (message.role === 'system' ? [message.content] : [])).join('\n')
  const lastMessage = prompt[last]
  return {
    quoted: lastMessage?.role === 'user' ? quotedIn(lastMessage.content) : '',
    // Whoever writes nothing wants what the agency’s preset says.
    question: (question === unwritten && sectionOf(instructions, 'Instructions of the agency')) || question,
    earlier,
    sources: sourcesIn(instructions),
    task: sectionOf(instructions, 'Task'),
    offered: new Set(tools.map(({ name }) => name)),
    called: callsIn(since),
    findings: findingsOf(since.flatMap(message => (message.role === 'tool' ? message.content : [])).filter(isResult)),
    callCount: callsIn(prompt).length,
  }
}

const isResult = <Part extends { type: string }>(part: Part): part is Extract<Part, { type: 'tool-result' }> =>
  part.type === 'tool-result'

const textOf = (parts: readonly { type: string; text?: string }[]): string =>
  withoutBlocks(parts.map(part => (part.type === 'text' ? part.text : '')).join('\n'))

/** Of the blocks of a message the one that the person quotes. */
function quotedIn(parts: readonly { type: string; text?: string }[]): string {
  const blocks = blocksIn(parts.map(part => (part.type === 'text' ? part.text : '')).join('\n'))
  const quoted = blocks.find(block => block.startsWith(quotedHeading))
  return quoted?.slice(quotedHeading.length).trim() ?? ''
}

/** As runs write it above what a person quotes. */
const quotedHeading = 'Quoted by the person:'

const callsIn = (prompt: LanguageModelV3Prompt): Conversation['called'] =>
  prompt.flatMap(message =>
    message.role === 'assistant'
      ? message.content.flatMap(part =>
          part.type === 'tool-call'
            ? [{ name: part.toolName, input: (part.input ?? {}) as Record<string, unknown> }]
            : [],
        )
      : [],
  )

/** What stands for a message without words. */
const unwritten = 'Do the task.'

/** What is below a heading of the instructions. */
const sectionOf = (instructions: string, heading: string): string =>
  new RegExp(`^# ${heading}\\s*$([\\s\\S]*?)(?=^# |(?![\\s\\S]))`, 'm').exec(instructions)?.[1]?.trim() ?? ''

/** Lines such as `- 6f1e…: Policy - bayview.pdf` below `# Documents`. */
const sourcesIn = (instructions: string): WorkspaceSource[] =>
  [...sectionOf(instructions, 'Documents').matchAll(/^- ((?:text:)?[\w-]+): (\S.*)$/gm)].map(
    ([, sourceId = '', name = '']) => ({ sourceId, name: name.trim() }),
  )
