import { setTimeout as wait } from 'node:timers/promises'
import { AmsFailure } from './ams-failure.ts'

/** One answer may take so long, in milliseconds. */
const timeoutMs = 20_000
const maxTries = 5
const firstPauseMs = 250
/** A longer pause than that is for the next run. */
const maxPauseMs = 60_000
/** Bytes; a page of a hundred records has some hundred kilobytes. */
const maxAnswer = 32 * 1024 * 1024

export interface AmsRequest {
  method?: 'GET' | 'POST'
  url: URL
  headers?: Record<string, string>
  body?: string
}

export interface AmsAnswer {
  status: number
  /** Of its clock. */
  at: Date
  /** Undefined where it is no JSON. */
  json: unknown
  text: string
}

/** Asks another system over HTTP. Too many requests, trouble there and broken connections are tried again, a few times. */
export class AmsHttp {
  /**
   * @param system as people call it
   * @param signal ends what waits
   */
  constructor(
    private readonly system: string,
    private readonly signal: AbortSignal,
    private readonly tries = maxTries,
  ) {}

  /** @returns an answer of any status but 429 and 5xx. @throws AmsFailure */
  async ask(request: AmsRequest): Promise<AmsAnswer> {
    for (let number = 1; ; number += 1) {
      const outcome = await this.try(request)
      if ('answer' in outcome) return outcome.answer
      const pauseMs = outcome.pauseMs ?? firstPauseMs * 2 ** (number - 1)
      if (number === this.tries || pauseMs > maxPauseMs) throw outcome.failure
      await wait(pauseMs, undefined, { signal: this.signal })
    }
  }

  private async try(request: AmsRequest): Promise<Tried> {
    const { system } = this
    try {
      const answer = await this.send(request)
      if (answer.status === 429) {
        const failure = new AmsFailure('RATE_LIMITED', `${system} asked Coverdesk to slow down.`)
        return { failure, pauseMs: answer.retryAfterMs ?? undefined }
      }
      if (answer.status >= 500) {
        return { failure: new AmsFailure('UNAVAILABLE', `${system} had a problem of its own (${answer.status}).`) }
      }
      return { answer }
    } catch (error) {
      this.signal.throwIfAborted()
      if (error instanceof AmsFailure) throw error
      return { failure: new AmsFailure('UNAVAILABLE', `${system} didn’t answer.`) }
    }
  }

  private async send({ method = 'GET', url, headers, body }: AmsRequest) {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      // Credentials go to no other address.
      redirect: 'error',
      signal: AbortSignal.any([this.signal, AbortSignal.timeout(timeoutMs)]),
    })
    const text = await this.read(response)
    return {
      status: response.status,
      at: clockOf(response),
      retryAfterMs: retryAfterOf(response),
      text,
      json: parse(text),
    }
  }

  private async read(response: Response): Promise<string> {
    const decoder = new TextDecoder()
    let [text, bytes] = ['', 0]
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maxAnswer)
        throw new AmsFailure('UNREADABLE', `${this.system} sent more than Coverdesk takes at once.`)
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  }
}

type Tried = { answer: AmsAnswer } | { failure: AmsFailure; pauseMs?: number | undefined }

function clockOf({ headers }: Response): Date {
  const at = new Date(headers.get('date') ?? '')
  return Number.isNaN(at.getTime()) ? new Date() : at
}

/** Seconds, or a date. */
function retryAfterOf({ headers }: Response): number | null {
  const given = headers.get('retry-after')?.trim()
  if (!given) return null
  if (/^\d+$/.test(given)) return Number(given) * 1_000
  const at = Date.parse(given)
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
