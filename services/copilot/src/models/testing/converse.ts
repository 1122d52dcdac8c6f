import type { ModelMessage } from 'ai'
import type { Tool, ToolName } from '../../tools/tool.ts'
import { chooseModel, configureModels } from '../language-model.ts'
import { runTurn } from '../turn/run-turn.ts'

/** The boundary of a test’s run. */
export const boundary = '0123456789abcdef0123456789abcdef'

/** What strangers wrote, as runs hand it to a model. */
export const untrusted = (text: string): string => `<untrusted ${boundary}>\n${text}\n</untrusted ${boundary}>`

/** What COMPLETE_TASK was given. */
export interface Completed {
  text: string
  citations: { mark: number; passageId: string; quote: string }[]
  asksForInput?: boolean
  notFound?: { question: string; sources: string[] }[]
}

/** A person’s messages and the tools’ answers; the last message is answered by the rules. */
export interface Said {
  messages: string[]
  documents?: Record<string, string>
  /** Sections of the instructions beside the documents. */
  instructions?: string
  tools: readonly Tool[]
  answers: Partial<Record<ToolName, (input: never) => unknown>>
}

/** Lets the rules work until they are done, as a run does. */
export async function converse({ messages, documents = {}, instructions = '', tools, answers }: Said) {
  configureModels({ CARA_ALLOWED_HOSTS: [] })
  const list = Object.entries(documents).map(([id, name]) => `- ${id}: ${name}`)
  const system = `# Rules\nYou are Cara.\n\n${instructions}\n\n# Documents\n${list.join('\n') || 'None.'}`
  const said = messages.map((content): ModelMessage => ({ role: 'user', content }))
  const called: { name: string; input: Record<string, unknown> }[] = []
  const texts: string[] = []
  const deltas: string[] = []
  for (let turns = 0; turns < 6; turns += 1) {
    const { text, calls } = await runTurn({
      ...{ chosen: await chooseModel(), system, messages: said, tools, runId: 'run', ownerId: 'ann' },
      ...{ signal: new AbortController().signal, onText: (delta: string) => deltas.push(delta) },
    })
    if (text) texts.push(text)
    const end = calls.find(({ name }) => name === 'COMPLETE_TASK')
    if (end) return { answer: end.input as Completed, called, texts, deltas, turns: turns + 1 }
    called.push(...calls.map(({ name, input }) => ({ name, input: input as Record<string, unknown> })))
    said.push({
      role: 'assistant',
      content: calls.map(({ id, name, input }) => ({ type: 'tool-call', toolCallId: id, toolName: name, input })),
    })
    const results = await Promise.all(
      calls.map(async ({ id, name, input }) => {
        const output = await Promise.resolve(answers[name]?.(input as never)).then(
          value => ({ type: 'text' as const, value: untrusted(JSON.stringify(value ?? {})) }),
          (error: Error) => ({ type: 'error-text' as const, value: error.message }),
        )
        return { type: 'tool-result' as const, toolCallId: id, toolName: name, output }
      }),
    )
    said.push({ role: 'tool', content: results })
  }
  throw new Error('The rules never came to an end.')
}
