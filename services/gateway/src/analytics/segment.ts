import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@coverdesk/kit'

/** One call of Segment's HTTP Tracking API. */
export interface SegmentCall {
  type: 'identify' | 'page' | 'track'
  messageId: string
  userId: string
  timestamp: string
  [detail: string]: unknown
}

/** Analytics never keep anything waiting, nor anything alive: what can't be delivered soon is thrown away. */
const limits = { waiting: 5_000, batch: 100, attempts: 4 }
/** In milliseconds. */
const times = { gather: 1_000, answer: 5_000, pause: 1_000 }

/** Sends what happened to an endpoint that speaks Segment's `/v1/batch`, some calls together, in their order. */
export class SegmentDelivery {
  readonly #waiting: SegmentCall[] = []
  readonly #stopping = new AbortController()
  #sending: Promise<void> | undefined

  constructor(
    private readonly target: { url: string; writeKey: string },
    private readonly log: Logger,
  ) {}

  add(calls: readonly SegmentCall[]): void {
    this.#waiting.push(...calls.slice(0, limits.waiting - this.#waiting.length))
    this.#sending ??= this.send().finally(() => {
      this.#sending = undefined
    })
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    await this.#sending
  }

  private async send() {
    await this.pause(times.gather)
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, limits.batch)
      if (!(await this.deliver(batch))) this.log.warn({ count: batch.length }, 'analytics were not delivered')
      if (this.#stopping.signal.aborted) return
    }
  }

  /** What the endpoint refuses stays refused; what failed on its way, or for now, is tried again. */
  private async deliver(batch: readonly SegmentCall[]): Promise<boolean> {
    for (let attempt = 1; attempt <= limits.attempts; attempt++) {
      const status = await this.post(batch)
      if (status >= 200 && status < 300) return true
      if ((status >= 400 && status < 500 && status !== 429) || this.#stopping.signal.aborted) return false
      await this.pause(times.pause * 2 ** (attempt - 1))
    }
    return false
  }

  private async post(batch: readonly SegmentCall[]): Promise<number> {
    const authorization = `Basic ${Buffer.from(`${this.target.writeKey}:`).toString('base64')}`
    try {
      const response = await fetch(`${this.target.url.replace(/\/$/, '')}/v1/batch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ batch, sentAt: new Date().toISOString() }),
        signal: AbortSignal.timeout(times.answer),
      })
      await response.body?.cancel()
      return response.status
    } catch {
      return 0
    }
  }

  /** At its end everything is tried once more, at once. */
  private pause(milliseconds: number) {
    return wait(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
  }
}
