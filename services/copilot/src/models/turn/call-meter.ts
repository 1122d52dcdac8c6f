import type { ModelMessage } from 'ai'
import type { ChosenModel } from '../language-model.ts'
import type { CallOutcome } from '../usage/model-call.model.ts'
import type { Tokens } from '../usage/prices.ts'
import { recordCall } from '../usage/record-call.ts'
import { failureOf } from './call-failure.ts'
import type { Answer } from './call-model.ts'
import { isUnusable } from './repair.ts'

/** Counts each call of a turn, however it ends. */
export class CallMeter {
  readonly usage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0 }
  readonly #turn: { chosen: ChosenModel; runId: string | null; ownerId: string; signal: AbortSignal }

  /** @param turn.runId null: a test of a model */
  constructor(turn: { chosen: ChosenModel; runId: string | null; ownerId: string; signal: AbortSignal }) {
    this.#turn = turn
  }

  /** Makes a call, and counts it. @returns what it threw; nothing when it went well. @throws when it can't be counted */
  async measure(
    answer: Answer,
    sent: { system: string; messages: readonly ModelMessage[] },
    call: () => Promise<void>,
  ): Promise<{ error: unknown } | undefined> {
    const startedAt = new Date()
    const start = performance.now()
    const thrown = await call().then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    const { runId, ownerId, chosen } = this.#turn
    const tokens = answer.tokens ?? estimate(answer, sent)
    this.usage.inputTokens += tokens.inputTokens
    this.usage.outputTokens += tokens.outputTokens
    this.usage.cachedTokens += tokens.cachedTokens
    const isEstimated = answer.tokens === null && answer.hasBegun
    const durationMs = performance.now() - start
    const outcome = thrown ? this.#outcomeOf(thrown.error) : outcomeOf(answer)
    await recordCall({
      access: chosen.access,
      ...{ runId, ownerId, tokens, isEstimated, outcome, startedAt, durationMs },
    })
    return thrown
  }

  #outcomeOf(error: unknown): CallOutcome {
    return this.#turn.signal.aborted ? 'STOPPED' : failureOf(error).outcome
  }
}

function outcomeOf(answer: Answer): CallOutcome {
  if (answer.isRefused || answer.finishReason === 'content-filter') return 'REFUSED'
  return isUnusable(answer) ? 'UNUSABLE' : 'ANSWERED'
}

/** English has about four letters in a token. */
const lettersPerToken = 4

/** Of a call that ended before the provider counted. One that never began to answer took nothing. */
function estimate(answer: Answer, sent: object): Tokens {
  const tokensOf = (value: unknown) => Math.ceil((JSON.stringify(value)?.length ?? 0) / lettersPerToken)
  return {
    inputTokens: answer.hasBegun ? tokensOf(sent) : 0,
    outputTokens: answer.hasBegun ? tokensOf([answer.text, answer.calls.map(({ input }) => input)]) : 0,
    cachedTokens: 0,
    keptTokens: 0,
  }
}
