import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3Content,
  LanguageModelV3FinishReason,
  LanguageModelV3StreamPart,
} from '@ai-sdk/provider'
import { finalAnswer } from './answer/final-answer.ts'
import { conversationOf } from './conversation/conversation.ts'
import { lookUpSentence } from './look-up-sentence.ts'
import { type LookUp, nextLookUps } from './look-ups.ts'
import { taskOf } from './question/task.ts'

/** Rules count no tokens. */
const usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}
const finishReason: LanguageModelV3FinishReason = { unified: 'tool-calls', raw: 'tool-calls' }

/**
 * Does a run’s turns without a language model and without a network. It understands questions by rules, searches with the same
 * tools, and answers with sentences of the documents, word for word. What it reads never changes what it does.
 */
export const extractiveModel: LanguageModelV3 = {
  specificationVersion: 'v3',
  provider: 'coverdesk',
  modelId: 'rules',
  supportedUrls: {},
  async doGenerate(options) {
    return { content: turnOf(options), finishReason, usage, warnings: [] }
  },
  async doStream(options) {
    options.abortSignal?.throwIfAborted()
    const parts = streamed(turnOf(options))
    return {
      stream: new ReadableStream<LanguageModelV3StreamPart>({
        pull(controller) {
          if (options.abortSignal?.aborted) return controller.error(options.abortSignal.reason)
          const { value, done } = parts.next()
          if (done) controller.close()
          else controller.enqueue(value)
        },
      }),
    }
  },
}

/** What the rules say and call next. It follows from the conversation alone, and from the day. */
function turnOf(options: LanguageModelV3CallOptions): LanguageModelV3Content[] {
  const conversation = conversationOf(options)
  const task = taskOf(conversation, new Date().toISOString().slice(0, 10))
  const lookUps = nextLookUps(task, conversation)
  const isFirst = conversation.called.length === 0
  const calls: LookUp[] =
    lookUps.length > 0 ? lookUps : [{ name: 'COMPLETE_TASK', input: { ...finalAnswer(task, conversation) } }]
  const says = isFirst && lookUps.length > 0 ? lookUpSentence(lookUps, conversation.sources) : ''
  return [
    ...(says ? [{ type: 'text' as const, text: says }] : []),
    ...calls.map(({ name, input }, place) => ({
      type: 'tool-call' as const,
      toolCallId: `rules-${conversation.callCount + place + 1}`,
      toolName: name,
      input: JSON.stringify(input),
    })),
  ]
}

function* streamed(content: readonly LanguageModelV3Content[]): Generator<LanguageModelV3StreamPart, void> {
  yield { type: 'stream-start', warnings: [] }
  for (const part of content) {
    if (part.type === 'text') {
      yield { type: 'text-start', id: 'text' }
      for (const delta of chunksOf(part.text)) yield { type: 'text-delta', id: 'text', delta }
      yield { type: 'text-end', id: 'text' }
    } else if (part.type === 'tool-call') {
      const { toolCallId: id, toolName } = part
      yield { type: 'tool-input-start', id, toolName }
      for (const delta of chunksOf(part.input)) yield { type: 'tool-input-delta', id, delta }
      yield { type: 'tool-input-end', id }
      yield part
    }
  }
  yield { type: 'finish', usage, finishReason }
}

/** A few words at a time. */
const chunksOf = (text: string): string[] => text.match(/(?:\S+\s*){1,6}|\s+/g) ?? []
