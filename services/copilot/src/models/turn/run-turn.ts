import type { ModelMessage } from 'ai'
import type { Tool, ToolName } from '../../tools/tool.ts'
import type { Following, Step } from '../../understanding/engine.ts'
import type { ChosenModel } from '../language-model.ts'
import { maskMessages } from '../masking/mask-messages.ts'
import { maskNumbers } from '../masking/mask-numbers.ts'
import { providerNames } from '../providers/provider.ts'
import type { CallFailure } from './call-failure.ts'
import { CallMeter } from './call-meter.ts'
import { type Answer, type CallTimes, callModel, emptyAnswer } from './call-model.ts'
import { callWithRetries, type Retries } from './call-with-retries.ts'
import { refusalSentence, silenceSentence } from './refusal.ts'
import { isUnusable, repairMessages, unusableSentence } from './repair.ts'
import { TurnFailed } from './turn-failed.ts'
import { TurnText } from './turn-text.ts'

export interface TurnInput extends Following {
  chosen: ChosenModel
  system: string
  messages: readonly ModelMessage[]
  tools: readonly Tool[]
  runId: string
  /** Whose workspace it is: an agency user. */
  ownerId: string
  /** Takes the turn when the model isn’t available. */
  fallBack(following: Following): Promise<Step>
  /** By default 60 s to the first of an answer, and 5 minutes. */
  times?: CallTimes
  /** By default three attempts, half a second apart and then more. */
  retries?: Retries
}

const usualTimes: CallTimes = { firstMs: 60_000, totalMs: 300_000 }

/**
 * One turn of the model: what it says, and the tools that it wants to be called. Failures that pass are waited for, and when the
 * model isn't available, another engine takes it. Each call of a model is counted; its provider sees no Social Security, bank
 * account or card number.
 *
 * @throws TurnFailed with a sentence where the model can't use its tools, or the signal's reason
 */
export async function runTurn(input: TurnInput): Promise<Step> {
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
    address: chosen.access.url,
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

function finished({ text, calls, finishReason, isRefused }: Answer, meter: CallMeter, writer: TurnText): Step {
  const hasRefused = isRefused || finishReason === 'content-filter'
  const isSilent = text.trim() === '' && calls.length === 0
  if (hasRefused || isSilent) {
    writer.startParagraph()
    writer.write(hasRefused ? refusalSentence : silenceSentence)
  }
  return { ...turnOf(hasRefused ? [] : calls, writer), usage: meter.usage, fellBack: false, notice: null }
}

async function fallBack(input: TurnInput, failure: CallFailure, meter: CallMeter, writer: TurnText): Promise<Step> {
  writer.restart()
  const notice = `${providerNames[input.chosen.access.provider]} ${failure.reason}, so Cara answers without a language model.`
  const onText = (delta: string) => writer.write(delta)
  const step = await input.fallBack({ signal: input.signal, onText })
  return { ...step, usage: meter.usage, fellBack: true, notice }
}

const turnOf = (calls: Answer['calls'], { text }: TurnText): Pick<Step, 'text' | 'calls'> => ({
  text,
  // Only tools that were offered fit their schemas.
  calls: calls.map(({ id, name, input }) => ({ id, name: name as ToolName, input })),
})
