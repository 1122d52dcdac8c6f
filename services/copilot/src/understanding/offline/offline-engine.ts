import type { ConversationState, Engine, Step } from '../engine.ts'
import { finalAnswer } from './answer/final-answer.ts'
import { conversationOf } from './conversation/conversation.ts'
import { lookUpSentence } from './look-up-sentence.ts'
import { type LookUp, nextLookUps } from './look-ups.ts'
import { taskOf } from './question/task.ts'

/**
 * Answers without a language model and without a network. It understands questions by rules, searches with the same tools, and
 * answers with sentences of the documents, word for word. What it reads never changes what it does.
 */
export const offlineEngine: Engine = {
  name: 'rules',
  isLocal: true,
  async next(state, { signal, onText }) {
    signal.throwIfAborted()
    const step = stepOf(state)
    if (step.text) onText(step.text)
    return step
  },
}

/** It follows from the conversation alone, and from the day. */
function stepOf(state: ConversationState): Step {
  const conversation = conversationOf(state)
  const task = taskOf(conversation, new Date().toISOString().slice(0, 10))
  const lookUps = nextLookUps(task, conversation)
  const isFirst = conversation.called.length === 0
  const calls: LookUp[] =
    lookUps.length > 0 ? lookUps : [{ name: 'COMPLETE_TASK', input: { ...finalAnswer(task, conversation) } }]
  return {
    text: isFirst && lookUps.length > 0 ? lookUpSentence(lookUps, conversation.sources) : '',
    calls: calls.map(({ name, input }, place) => ({
      id: `rules-${conversation.called.length + place + 1}`,
      name,
      input: parsedBy(state, name, input),
    })),
    usage: { inputTokens: 0, outputTokens: 0, cachedTokens: 0 },
    ...{ fellBack: false, notice: null },
  }
}

/** @throws when a look-up doesn’t fit its tool: a mistake of ours */
function parsedBy({ tools }: ConversationState, name: string, input: unknown): unknown {
  const tool = tools.find(one => one.name === name)
  if (!tool) throw new Error(`${name} isn’t offered.`)
  return tool.input.parse(input)
}
