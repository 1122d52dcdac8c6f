import type { Caller } from './caller.ts'

/** An account that the product said it had stored. */
export interface Acknowledged {
  id: string
  name: string
  /** When the request was sent and when its answer came, in milliseconds since 1970. */
  sentAt: number
  answeredAt: number
}

const create = `mutation ($input: CreateAccountInput!) {
  createAccount(input: $input) { id }
}`

/** Creates businesses, each with a new contact, at a steady rate, whatever happens to the product. */
export class SteadyWriter {
  readonly acknowledged: Acknowledged[] = []
  /** Requests that failed or had no answer: no one knows whether they were stored. */
  unanswered = 0
  private readonly pending = new Set<Promise<void>>()
  private readonly timer: NodeJS.Timeout
  private number = 0

  constructor(
    private readonly caller: Caller,
    private readonly prefix: string,
    perSecond: number,
  ) {
    this.timer = setInterval(() => this.write(), 1000 / perSecond)
  }

  /** Stops writing and waits for the last answers. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await Promise.all(this.pending)
  }

  private write() {
    this.number += 1
    const name = `${this.prefix} ${this.number}`
    const sentAt = Date.now()
    const person = `${this.prefix.toLowerCase()}.${this.number}`
    const input = {
      type: 'BUSINESS',
      business: { name, email: `${person}@crash.example` },
      contact: { name: `Contact of ${name}`, email: `contact.${person}@crash.example` },
    }
    const writing = this.caller
      .call<{ createAccount: { id: string } }>(create, { input })
      .then(({ createAccount }) => {
        this.acknowledged.push({ id: createAccount.id, name, sentAt, answeredAt: Date.now() })
      })
      .catch(() => {
        this.unanswered += 1
      })
      .finally(() => this.pending.delete(writing))
    this.pending.add(writing)
  }
}
