import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What was asked of it: the form fields by their flat names, such as `line_items[0][quantity]`. */
interface Asked {
  path: string
  fields: Record<string, string>
  idempotencyKey: string | undefined
}

/** A Stripe on loopback, with the parts of its API that we use; its customers' subscriptions are what a test says. */
export class StripeServer {
  readonly asked: Asked[] = []
  /** By customer, as Stripe would list them. */
  readonly subscriptions = new Map<string, object[]>()
  /** The card of each customer who has one. */
  readonly cards = new Map<string, string>()
  /** Held before the next list of subscriptions is answered: something overtakes it. */
  beforeNextList: (() => Promise<void>) | undefined
  isDown = false
  readonly #customers = new Map<string, string>()
  #server: Server | undefined

  async start(): Promise<string> {
    this.#server = createServer((request, response) => void this.#answer(request, response))
    await new Promise<void>(resolve => this.#server?.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
    const sent = request.method === 'GET' ? searchParams : new URLSearchParams(await text(request))
    const key = request.headers['idempotency-key']
    const asked = { path: pathname, fields: Object.fromEntries(sent), idempotencyKey: String(key ?? '') || undefined }
    this.asked.push(asked)
    const isOurs = request.headers.authorization === 'Bearer sk_test_coverdesk'
    const [status, body] = this.isDown
      ? [500, { error: { message: 'Stripe is down.' } }]
      : isOurs
        ? [200, await this.#body(asked)]
        : [401, { error: { message: 'Invalid API Key provided' } }]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  async #body({ path, fields, idempotencyKey }: Asked): Promise<object> {
    const [, , resource, id, action] = path.split('/')
    if (path === '/v1/customers') return { object: 'customer', id: this.#customer(idempotencyKey) }
    if (resource === 'customers') {
      const card = this.cards.get(id ?? '') ?? null
      return { object: 'customer', id, invoice_settings: { default_payment_method: card } }
    }
    if (action === 'resume') return this.#resume(id)
    if (path === '/v1/subscriptions') {
      const listed = [...(this.subscriptions.get(fields['customer'] ?? '') ?? [])]
      const before = this.beforeNextList
      this.beforeNextList = undefined
      await before?.()
      return list(listed)
    }
    if (path === '/v1/prices') return list([{ object: 'price', id: `price_of_${fields['lookup_keys[0]']}` }])
    if (path === '/v1/billing_portal/sessions')
      return { id: 'bps_1', url: 'https://billing.stripe.example/p/session_1' }
    if (path === '/v1/checkout/sessions') return { id: 'cs_1', url: 'https://checkout.stripe.example/c/pay/cs_1' }
    throw new Error(`No one has taught this Stripe ${path}.`)
  }

  /** The same key makes the same customer. */
  #customer(key = '') {
    const known = this.#customers.get(key) ?? `cus_${this.#customers.size + 1}`
    this.#customers.set(key, known)
    return known
  }

  #resume(id: string | undefined) {
    for (const subscriptions of this.subscriptions.values()) {
      const paused = subscriptions.find(subscription => 'id' in subscription && subscription.id === id)
      if (paused) return Object.assign(paused, { status: 'active' })
    }
    throw new Error(`There is no subscription ${id}.`)
  }
}

const list = (records: object[]) => ({ object: 'list', data: records, has_more: false })
