import { setTimeout as wait } from 'node:timers/promises'
import { type CallFailure, failureOf } from './call-failure.ts'
import { CircuitBreaker } from './circuit-breaker.ts'

/** How long a turn tries. */
export interface Retries {
  attempts: number
  /** Before the second attempt, in milliseconds; each further one waits twice as long. */
  firstWaitMs: number
  /** Whoever asks for a longer wait isn't available. */
  maxWaitMs: number
}

const usualRetries: Retries = { attempts: 3, firstWaitMs: 500, maxWaitMs: 30_000 }

const breaker = new CircuitBreaker()

/**
 * Calls until it goes well, as long as that may help.
 *
 * @returns what the call returns, or why it didn't go well in the end
 * @throws the signal’s reason
 */
export async function callWithRetries<Result extends object>({
  address,
  signal,
  retries: { attempts, firstWaitMs, maxWaitMs } = usualRetries,
  onFailure,
  call,
}: {
  /** Of the provider. */
  address: string
  signal: AbortSignal
  retries?: Retries | undefined
  onFailure(): void
  /** What it throws is no failure of the provider. */
  call(): Promise<{ result: Result; thrown: { error: unknown } | undefined }>
}): Promise<Result | CallFailure> {
  let failure: CallFailure = { outcome: 'FAILED', isPassing: true, isOutage: true, reason: 'isn’t answering' }
  for (let attempt = 1; attempt <= attempts && breaker.mayCall(address); attempt += 1) {
    const { result, thrown } = await call()
    if (!thrown) {
      breaker.succeeded(address)
      return result
    }
    signal.throwIfAborted()
    failure = failureOf(thrown.error)
    if (failure.isOutage) breaker.failed(address)
    else breaker.succeeded(address)
    onFailure()
    const waitMs = failure.waitMs ?? firstWaitMs * 2 ** (attempt - 1) * (1 + Math.random() / 4)
    if (!failure.isPassing || attempt === attempts || waitMs > maxWaitMs) break
    await wait(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted())
  }
  return failure
}
