import type { LanguageModelV3 } from '@ai-sdk/provider'
import type { FinishReason, ModelMessage } from 'ai'
import type { Tool } from '../../tools/tool.ts'
import type { Tokens } from '../usage/prices.ts'
import { CallTimedOut } from './call-failure.ts'
import { modelTools } from './model-tools.ts'
import { refusalIn } from './refusal.ts'

/** How long a model has, in milliseconds. */
export interface CallTimes {
  /** For the first of its answer. Models that think say nothing meanwhile. */
  firstMs: number
  totalMs: number
}

/** What the model asks for. */
export interface SeenCall {
  id: string
  name: string
  input: unknown
  /** Why it can't be done: no such tool, no JSON, or not what the tool takes. */
  error?: unknown
}

/** What has come of an answer, while it comes and when it has. */
export interface Answer {
  text: string
  calls: SeenCall[]
  finishReason: FinishReason
  isRefused: boolean
  tokens: Tokens | null
  hasBegun: boolean
}

export const emptyAnswer = (): Answer => ({
  ...{ text: '', calls: [], finishReason: 'other', isRefused: false, tokens: null, hasBegun: false },
})

/**
 * Calls a model once, and fills in the answer as it comes.
 *
 * @throws what the SDK throws, CallTimedOut, or the signal’s reason
 */
export async function callModel(
  call: {
    model: LanguageModelV3
    system: string
    messages: readonly ModelMessage[]
    tools: readonly Tool[]
    times: CallTimes
    signal: AbortSignal
    onText(delta: string): void
  },
  answer: Answer,
): Promise<void> {
  const { stepCountIs, streamText } = await import('ai')
  globalThis.AI_SDK_LOG_WARNINGS = false
  const clock = new AbortController()
  const total = setTimeout(() => clock.abort(new CallTimedOut(false)), call.times.totalMs)
  const first = setTimeout(() => clock.abort(new CallTimedOut(true)), call.times.firstMs)
  const signal = AbortSignal.any([call.signal, clock.signal])
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  ended.catch(() => {})
  try {
    signal.throwIfAborted()
    const { fullStream } = streamText({
      model: call.model,
      system: { role: 'system', content: call.system, providerOptions: kept },
      messages: [...call.messages],
      tools: modelTools(call.tools),
      stopWhen: stepCountIs(1),
      maxRetries: 0,
      abortSignal: signal,
      includeRawChunks: true,
      providerOptions: { openai: { store: false } },
      onError: () => {},
    })
    const parts = fullStream[Symbol.asyncIterator]()
    for (;;) {
      const { done, value: part } = await Promise.race([parts.next(), ended])
      if (done) break
      if (isAnswer(part.type)) clearTimeout(first)
      if (part.type === 'text-delta') {
        answer.text += part.text
        if (part.text) call.onText(part.text)
      } else if (part.type === 'tool-call') {
        const { toolCallId: id, toolName: name, input } = part
        answer.calls.push({ id, name, input, ...('invalid' in part && part.invalid && { error: part.error }) })
      } else if (part.type === 'raw') {
        answer.hasBegun = true
        answer.isRefused ||= refusalIn(part.rawValue)
      } else if (part.type === 'finish-step') {
        const { inputTokens: input = 0, outputTokens = 0, inputTokenDetails: details } = part.usage
        const { cacheReadTokens: cachedTokens = 0, cacheWriteTokens: keptTokens = 0 } = details
        answer.finishReason = part.finishReason
        if (input + outputTokens > 0) answer.tokens = { inputTokens: input, outputTokens, cachedTokens, keptTokens }
        if (part.finishReason === 'other' && part.rawFinishReason === undefined)
          throw new Error('The answer broke off.')
      } else if (part.type === 'error') throw part.error
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    clearTimeout(total)
    clearTimeout(first)
  }
}

/** Anthropic keeps tools and instructions for the next turn only when asked to; other providers do by themselves. */
const kept = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const

const isAnswer = (type: string): boolean => /^(?:text-delta|tool-input|tool-call|reasoning)/.test(type)
