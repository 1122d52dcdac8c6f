import { APICallError } from '@ai-sdk/provider'
import { AddressRefused } from '../network/guarded-fetch.ts'
import type { CallOutcome } from '../usage/model-call.model.ts'

/** What went wrong with one call of a model. */
export interface CallFailure {
  outcome: Extract<CallOutcome, 'TIMED_OUT' | 'RATE_LIMITED' | 'REJECTED' | 'FAILED'>
  /** Whether the same call may go well in a moment. */
  isPassing: boolean
  /** Whether the provider itself is in trouble, rather than our key or our request. */
  isOutage: boolean
  /** How long it asks us to wait, in milliseconds. */
  waitMs?: number | undefined
  /** What the provider did, to end a sentence that begins with its name. */
  reason: string
}

/** The time for a call, or for the first of its answer, is over. */
export class CallTimedOut extends Error {
  override name = 'CallTimedOut'
  /** Whether nothing of an answer had come. */
  readonly isSilent: boolean

  constructor(isSilent: boolean) {
    super('The model did not answer in time.')
    this.isSilent = isSilent
  }
}

export function failureOf(error: unknown): CallFailure {
  if (error instanceof CallTimedOut) {
    // Nothing is gained by waiting for a long answer again.
    return { outcome: 'TIMED_OUT', isPassing: error.isSilent, isOutage: true, reason: 'didn’t answer in time' }
  }
  if (error instanceof AddressRefused) return rejected('can’t be reached at its address')
  const { statusCode: status, responseHeaders = {} } = APICallError.isInstance(error) ? error : {}
  if (status === 429) {
    const waitMs = retryAfter(responseHeaders)
    return { outcome: 'RATE_LIMITED', isPassing: true, isOutage: false, waitMs, reason: 'has too many requests' }
  }
  if (status === 401 || status === 403) return rejected('doesn’t accept the key')
  if (status !== undefined && status >= 300 && status < 400) return rejected('can’t be reached at its address')
  if (status === 404) return rejected('doesn’t know the model')
  const isTheirs = status === undefined || status >= 500 || status === 408 || status === 409 || status < 300
  if (!isTheirs) return rejected('doesn’t accept the request')
  const waitMs = retryAfter(responseHeaders)
  return { outcome: 'FAILED', isPassing: true, isOutage: true, waitMs, reason: 'isn’t answering' }
}

const rejected = (reason: string): CallFailure => ({ outcome: 'REJECTED', isPassing: false, isOutage: false, reason })

/** RFC 9110: seconds, or a date. */
function retryAfter(headers: Record<string, string>): number | undefined {
  const value = headers['retry-after']
  if (!value) return undefined
  const milliseconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined
}
