import type { RunRecord } from '../records/run.model.ts'
import type { RunLimits } from './run-ports.ts'

/** A run has taken as much as it may. Its message is what people read. */
export class LimitReached extends Error {
  override name = 'LimitReached'
}

const goOn = 'Tell me to continue, or ask for less at once.'
export const timeSentence = `I stopped here, because this took as long as one request may. ${goOn}`
const stepsSentence = `I stopped here, because this took as many steps as one request may. ${goOn}`
const tokensSentence = `I stopped here, because this used as many tokens as one request may. ${goOn}`

/** @throws LimitReached */
export function refuseBeyond(limits: RunLimits, { steps, activeMs, inputTokens, outputTokens }: RunRecord): void {
  if (steps >= limits.steps) throw new LimitReached(stepsSentence)
  if (activeMs >= limits.activeMs) throw new LimitReached(timeSentence)
  if (inputTokens + outputTokens >= limits.tokens) throw new LimitReached(tokensSentence)
}
