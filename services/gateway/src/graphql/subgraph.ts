import { CoverdeskError, contextHeader, inSpan, type Logger, signContext, traceHeaders } from '@coverdesk/kit'
import { type Dispatcher, Pool, request } from 'undici'
import { CircuitBreaker } from './circuit-breaker.ts'
import { callerOf, type RequestContext } from './request-context.ts'
import { type CallAnswer, callSubgraph } from './subgraph-call.ts'

/** How long one call may usually take, in milliseconds: who waits has an answer within 3 s (quality bar 12). */
const callTime = 2_800
/** How long a service has to say that it is ready, in milliseconds. */
const checkTime = 1_000
/** How long an answer that comes in parts may rest between two of them, in milliseconds. */
const restTime = 20_000

/** A subgraph that works and could not save: a refusal that is meant for people. */
const diskFull = 507

/** What a call of a subgraph is made for. */
export type CallOrigin = Pick<RequestContext, 'requestId' | 'user' | 'deadline' | 'mutationKey'>

/**
 * One subgraph, reached over kept-alive connections. Every call carries a signed context of its own caller; calls are
 * neither deduplicated nor repeated, so no user ever gets another's answer and no mutation runs twice.
 */
export class Subgraph {
  readonly #pool: Pool
  readonly #circuit = new CircuitBreaker(() => this.isReady())
  readonly #tokens = new WeakMap<CallOrigin, { user: CallOrigin['user']; token: Promise<string> }>()

  constructor(
    readonly name: string,
    private readonly url: string,
    private readonly secret: string,
    private readonly log: Logger,
  ) {
    this.#pool = new Pool(url, { connections: 64, pipelining: 1, connect: { timeout: callTime } })
  }

  /**
   * @param timeoutMs maximum duration in milliseconds; defaults to the timeout of any call
   * @throws SUBGRAPH_UNAVAILABLE when it is down, too slow or answers nonsense
   */
  async graphql(body: string, origin: CallOrigin, timeoutMs?: number): Promise<Buffer> {
    const answer = await this.guarded(() => this.call('POST', '/graphql', origin, body, {}, timeoutMs), origin)
    // A refused request (400) is a GraphQL answer too.
    return answer.status === 200 || answer.status === 400 ? answer.bytes : this.refuse(answer, origin)
  }

  /** Its schema, with stitching directives. Says nothing about whether it can answer, so the circuit stays as it is. */
  async sdl(origin: CallOrigin): Promise<string> {
    const { status, bytes } = await this.call('GET', '/sdl', origin)
    if (status !== 200) throw unavailable(this.name)
    return bytes.toString('utf8')
  }

  /** Asks a signed question of this service. A refusal that is meant for people comes as the error that it is. */
  async question(name: string, input: object, origin: CallOrigin): Promise<{ status: number; text: string }> {
    const ask = () => this.call('POST', `/internal/${name}`, origin, JSON.stringify(input))
    const answer = await this.guarded(ask, origin)
    if (answer.status === diskFull) return { status: answer.status, text: answer.bytes.toString('utf8') }
    if (answer.status >= 500 || answer.status === 401 || answer.status === 404) return this.refuse(answer, origin)
    return { status: answer.status, text: answer.bytes.toString('utf8') }
  }

  /**
   * Asks for an answer that is as long as it likes: it is passed on while it comes, as fast as it is taken.
   * @throws SUBGRAPH_UNAVAILABLE when it does not begin
   */
  stream(path: string, input: object, origin: CallOrigin): Promise<Dispatcher.ResponseData> {
    return this.guarded(async () => {
      const headers = { 'content-type': 'application/json', [contextHeader]: await this.token(origin) }
      const body = JSON.stringify(input)
      const answer = await this.#pool.request({
        ...{ method: 'POST', path, headers, body },
        headersTimeout: Math.max(1, Math.min(callTime, origin.deadline - Date.now())),
        bodyTimeout: restTime,
      })
      return Object.assign(answer, { status: answer.statusCode })
    }, origin)
  }

  /** Hands over what a third party sent, as it came, until the origin's deadline. Its answer is for the third party. */
  webhook(name: string, body: Buffer, headers: Record<string, string>, origin: CallOrigin): Promise<CallAnswer> {
    const timeoutMs = origin.deadline - Date.now()
    return this.guarded(() => this.call('POST', `/webhooks/${name}`, origin, body, headers, timeoutMs), origin)
  }

  /** Asks whether the headers of a large delivery are the agreed sender's, before any of it is read. */
  webhookSender(name: string, headers: Record<string, string>, origin: CallOrigin): Promise<CallAnswer> {
    return this.guarded(() => this.call('POST', `/webhooks/${name}/sender`, origin, null, headers), origin)
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }

  /** What a load balancer would ask, on a connection of its own: all others may be waiting for the same slow requests. */
  private async isReady() {
    const timeouts = { headersTimeout: checkTime, bodyTimeout: checkTime, signal: AbortSignal.timeout(checkTime) }
    const { statusCode, body } = await request(new URL('/readyz', this.url), { ...timeouts, reset: true })
    await body.dump()
    return statusCode === 200
  }

  /** Lets the circuit breaker decide, and learn. Any answer counts: a 500 may be about the one request. */
  private async guarded<Answer extends { status: number }>(call: () => Promise<Answer>, { requestId }: CallOrigin) {
    if (!this.#circuit.allows()) throw unavailable(this.name)
    try {
      const answer = await call()
      this.#circuit.answered()
      return answer
    } catch (error) {
      this.#circuit.failed()
      const { message, code } = error as Error & { code?: string }
      this.log.warn({ subgraph: this.name, requestId, reason: code ?? message }, 'no answer')
      throw unavailable(this.name)
    }
  }

  private async call(
    method: 'GET' | 'POST',
    path: string,
    origin: CallOrigin,
    body: string | Buffer | null = null,
    more: Record<string, string> = {},
    maxTimeoutMs = callTime,
  ) {
    const token = await this.token(origin)
    const timeoutMs = Math.max(0, Math.min(maxTimeoutMs, origin.deadline - Date.now()))
    return inSpan(`subgraph ${this.name}`, { kind: 'client' }, () => {
      const headers = { 'content-type': 'application/json', ...more, ...traceHeaders(), [contextHeader]: token }
      return callSubgraph(this.#pool, { method, path, body, headers }, timeoutMs)
    })
  }

  private refuse({ status }: { status: number }, { requestId }: CallOrigin): never {
    this.log.warn({ subgraph: this.name, requestId, status }, 'an answer that cannot be used')
    throw unavailable(this.name)
  }

  /** One token serves all calls of one request, as long as its user stays the same. */
  private token(origin: CallOrigin) {
    const known = this.#tokens.get(origin)
    if (known && known.user === origin.user) return known.token
    const token = signContext(this.secret, this.name, callerOf(origin))
    this.#tokens.set(origin, { user: origin.user, token })
    return token
  }
}

/** The error in place of every field of a subgraph that does not answer; says nothing about where it runs. */
function unavailable(name: string) {
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  return new CoverdeskError('SUBGRAPH_UNAVAILABLE', `${title} isn’t responding. Try again shortly.`)
}
