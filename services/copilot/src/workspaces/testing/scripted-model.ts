import { z } from 'zod'
import { promptOf } from '../../models/prompt/prompt-of.ts'
import type { RunPorts } from '../../runs/engine/run-ports.ts'
import { completeTask } from '../../tools/complete-task.ts'
import { draftDocument } from '../../tools/drafts/draft-document.ts'
import { searchFile } from '../../tools/search-file.ts'
import { type Tool, ToolFailed, type ToolName } from '../../tools/tool.ts'
import type { ConversationState, Following, Step } from '../../understanding/engine.ts'

type Call = { name: ToolName; input: unknown; id?: string }

/** What the model of a test does in one turn. */
export type Script = (
  input: Following & ReturnType<typeof promptOf>,
  turn: number,
) => Promise<Partial<Step> & { wants?: Call[] }>

export const answer = (text: string, more: object = {}): { wants: Call[] } => ({
  wants: [{ name: 'COMPLETE_TASK', input: { text, citations: [], ...more } }],
})

const noUsage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0 }

const asTool = <Input, Output>(tool: Tool<Input, Output>): Tool => tool as unknown as Tool

/** What the effects of a test's tools are counted by. */
export interface Effects {
  notes: string[]
  searches: string[]
  mails: string[]
}

/** A model that does what a test says, and tools that note what they did. */
export function scriptedPorts(script: { run: Script }, effects: Effects, limits: RunPorts['limits'] = {}): RunPorts {
  const note: Tool<{ text: string }, { text: string }> = {
    ...{ name: 'DRAFT_EMAIL', description: 'Drafts.', tier: 'DRAFT' },
    ...{ input: z.object({ text: z.string() }), output: z.object({ text: z.string() }) },
    async run({ text }) {
      effects.notes.push(text)
      return {
        output: { text },
        draft: { type: 'EMAIL', title: text, content: { subject: text, to: null, body: text } },
      }
    },
  }
  const search: Tool<{ query: string }, { results: string[] }> = {
    ...{ name: 'SEARCH_WEB', description: 'Searches.', tier: 'READ' },
    ...{ input: z.object({ query: z.string() }), output: z.object({ results: z.array(z.string()) }) },
    needsApproval: (_, { hasReadUntrustedText }) => hasReadUntrustedText,
    async run({ query }) {
      if (query === 'fail') throw new ToolFailed('The web search isn’t answering.')
      effects.searches.push(query)
      return { output: { results: [`Found ${query}`] } }
    },
  }
  const slow: Tool<object, object> = {
    ...{ name: 'THINK', description: 'Takes long, and listens to no one.', tier: 'READ' },
    ...{ input: z.object({}), output: z.object({}) },
    run: () => new Promise(() => undefined),
  }
  const send: Tool<{ to: string }, { to: string }> = {
    ...{ name: 'FILL_TEMPLATE', description: 'Sends.', tier: 'SEND', needsApproval: () => false },
    ...{ input: z.object({ to: z.string() }), output: z.object({ to: z.string() }) },
    async run({ to }) {
      effects.mails.push(to)
      return { output: { to } }
    },
  }
  const tools = [completeTask, note, search, slow, send, searchFile, draftDocument].map(tool => asTool(tool as Tool))
  return {
    chooseEngine: async () => ({ name: 'test:model', isLocal: false, next }),
    toolsFor: async () => tools,
    limits,
  }

  async function next(state: ConversationState, following: Following): Promise<Step> {
    const input = { ...promptOf(state), ...following }
    const { wants = [], text = '', ...rest } = await script.run(input, state.steps.length + 1)
    const calls = wants.map(({ name, input: given, id }, place) => ({
      id: id ?? `call_${place}`,
      name,
      input: given,
    }))
    return { text, calls, usage: noUsage, fellBack: false, notice: null, ...rest }
  }
}
