import type { ModelMessage } from 'ai'
import type { Tool, ToolName } from '../../tools/tool.ts'
import type { ChosenModel } from '../language-model.ts'
import { maskMessages } from '../masking/mask-messages.ts'
import { maskNumbers } from '../masking/mask-numbers.ts'
import { providerNames } from '../providers/provider.ts'
import { askRules } from './ask-rules.ts'
import type { CallFailure } from './call-failure.ts'
import { CallMeter } from './call-meter.ts'
import { type Answer, type CallTimes, callModel, emptyAnswer } from './call-model.ts'
import { callWithRetries, type Retries } from './call-with-retries.ts'
import { refusalSentence, silenceSentence } from './refusal.ts'
import { isUnusable, repairMessages, unusableSentence } from './repair.ts'
import { TurnFailed } from './turn-failed.ts'
import { TurnText } from './turn-text.ts'

export interface TurnInput {
  chosen: ChosenModel
  system: string
  messages: readonly ModelMessage[]
  tools: readonly Tool[]
  runId: string
  /** Whose workspace it is: an agency user. */
  ownerId: string
  /** Stop. */
  signal: AbortSignal
  onText(delta: string): void
  /** What was written so far is void: the turn begins again. */
  onRestart?(): void
  /** By default 60 s to the first of an answer, and 5 minutes. */
  times?: CallTimes
  /** By default three attempts, half a second apart and then more. */
  retries?: Retries
}

export interface Turn {
  /** Exactly what `onText` was given since the start, or since `onRestart`. */
  text: string
  /** What to do next; all of them fit the tools’ schemas. */
  calls: { id: string; name: ToolName; input: unknown }[]
  /** Of all calls of the model that the turn needed. */
  usage: { inputTokens: number; outputTokens: number; cachedTokens: number }
  /** Whether the rules did this turn because the model wasn’t available. */
  fellBack: boolean
  /** Why, as a sentence for people; null unless it fell back. */
  notice: string | null
}

const usualTimes: CallTimes = { firstMs: 60_000, totalMs: 300_000 }

/**
 * One turn of the model: what it says, and the tools that it wants to be called. Failures that pass are waited for, and when the
 * model isn't available, the rules do the turn. Each call of a model is counted; its provider sees no Social Security, bank
 * account or card number.
 *
 * @throws TurnFailed with a sentence where the model can't use its tools, or the signal's reason
 */
export async function runTurn(input: TurnInput): Promise<Turn> {
  if (input.chosen.isRules) return rulesTurn(input)
  const meter = new CallMeter(input)
  const masked = { system: maskNumbers(input.system), messages: maskMessages(input.messages) }
  const writer = new TurnText(input)
  const first = await attempt(input, masked, meter, writer)
  if ('reason' in first) return fallBack(input, first, meter, writer)
  if (!isUnusable(first)) return finished(first, meter, writer)
  writer.startParagraph()
  const messages = [...masked.messages, ...maskMessages(repairMessages(first))]
  const second = await attempt(input, { ...masked, messages }, meter, writer)
  if ('reason' in second) return fallBack(input, second, meter, writer)
  if (isUnusable(second)) throw new TurnFailed(unusableSentence(second.calls))
  return finished(second, meter, writer)
}

const attempt = (
  input: TurnInput,
  { system, messages }: { system: string; messages: ModelMessage[] },
  meter: CallMeter,
  writer: TurnText,
): Promise<Answer | CallFailure> => {
  const { chosen, tools, signal, times = usualTimes, retries } = input
  return callWithRetries({
    address: chosen.access?.url ?? '',
    signal,
    retries,
    onFailure: () => writer.restart(),
    async call() {
      const answer = emptyAnswer()
      const onText = (delta: string) => writer.write(delta)
      const thrown = await meter.measure(answer, { system, messages }, () =>
        callModel({ model: chosen.model, system, messages, tools, times, signal, onText }, answer),
      )
      return { result: answer, thrown }
    },
  })
}

function finished({ text, calls, finishReason, isRefused }: Answer, meter: CallMeter, writer: TurnText): Turn {
  const hasRefused = isRefused || finishReason === 'content-filter'
  const isSilent = text.trim() === '' && calls.length === 0
  if (hasRefused || isSilent) {
    writer.startParagraph()
    writer.write(hasRefused ? refusalSentence : silenceSentence)
  }
  return { ...turnOf(hasRefused ? [] : calls, writer), usage: meter.usage, fellBack: false, notice: null }
}

async function fallBack(input: TurnInput, failure: CallFailure, meter: CallMeter, writer: TurnText): Promise<Turn> {
  writer.restart()
  const name = input.chosen.access ? providerNames[input.chosen.access.provider] : 'The language model'
  const notice = `${name} ${failure.reason}, so Cara answers without a language model.`
  return { ...(await rulesTurn(input, writer)), usage: meter.usage, fellBack: true, notice }
}

async function rulesTurn(input: TurnInput, writer = new TurnText(input)): Promise<Turn> {
  const { system, messages, tools, signal } = input
  const onText = (delta: string) => writer.write(delta)
  const answer = { ...emptyAnswer(), calls: await askRules({ system, messages, tools, signal, onText }) }
  if (isUnusable(answer)) throw new Error(unusableSentence(answer.calls), { cause: answer.calls })
  const usage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0 }
  return { ...turnOf(answer.calls, writer), usage, fellBack: false, notice: null }
}

const turnOf = (calls: Answer['calls'], { text }: TurnText): Pick<Turn, 'text' | 'calls'> => ({
  text,
  // Only tools that were offered fit their schemas.
  calls: calls.map(({ id, name, input }) => ({ id, name: name as ToolName, input })),
})
