import type { Answer } from '@coverdesk/coverage/port'
import type { Tool, ToolName } from '../../tools/tool.ts'
import type { ConversationState, DoneStep, SaidMessage } from '../engine.ts'
import { offlineEngine } from '../offline/offline-engine.ts'
import { outcomeOf } from '../outcome.ts'

/** A person’s messages and the tools’ answers; the last message is answered without a model. */
export interface Said
  extends Partial<Pick<ConversationState, 'preset' | 'instructions' | 'requestText' | 'clientName'>> {
  messages: readonly (string | (Partial<SaidMessage> & { text: string }))[]
  /** Names by id. */
  documents?: Record<string, string>
  tools: readonly Tool[]
  answers: Partial<Record<ToolName, (input: never) => unknown>>
}

/** Lets the engine work until it is done, as a run does. */
export async function converse({ messages, documents = {}, tools, answers, ...more }: Said) {
  const called: { name: string; input: Record<string, unknown> }[] = []
  const texts: string[] = []
  const steps: DoneStep[] = []
  const state: ConversationState = {
    messages: messages.map(said => ({
      ...{ role: 'USER', text: '', quoted: '', attached: [] },
      ...(typeof said === 'string' ? { text: said } : said),
    })),
    sources: Object.entries(documents).map(([sourceId, name]) => ({ sourceId, name })),
    ...{ requestText: null, clientName: null, preset: null, instructions: null },
    ...{ tools, steps, runId: 'run', ownerId: 'ann', boundary: '0123456789abcdef' },
    ...more,
  }
  const outcome = (answer: Answer) =>
    outcomeOf({ answer, proven: answer.citations.length, calls: steps.flatMap(step => step.calls) })
  for (let turns = 0; turns < 6; turns += 1) {
    const said: string[] = []
    const following = { signal: new AbortController().signal, onText: (delta: string) => said.push(delta) }
    const { text, calls } = await offlineEngine.next(state, following)
    if (said.join('') !== text) throw new Error('What is written meanwhile has to be the text.')
    if (text) texts.push(text)
    const end = calls.find(({ name }) => name === 'COMPLETE_TASK')
    if (end)
      return { answer: end.input as Answer, outcome: outcome(end.input as Answer), called, texts, turns: turns + 1 }
    called.push(...calls.map(({ name, input }) => ({ name, input: input as Record<string, unknown> })))
    const done = calls.map(async call => ({
      ...call,
      outcome: await Promise.resolve(answers[call.name]?.(call.input as never)).then(
        value => ({ output: JSON.stringify(value ?? {}) }),
        (error: Error) => ({ error: error.message }),
      ),
    }))
    steps.push({ text, calls: await Promise.all(done) })
  }
  throw new Error('The engine never came to an end.')
}
