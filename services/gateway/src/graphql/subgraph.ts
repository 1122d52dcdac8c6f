import { CoverdeskError, contextHeader, type Logger, signContext } from '@coverdesk/kit'
import { Pool } from 'undici'
import { CircuitBreaker } from './circuit-breaker.ts'
import { callerOf, type RequestContext } from './request-context.ts'

/** The longest that one call may take, in milliseconds: who waits has an answer within 3 s (quality bar 12). */
const callTime = 2_800

/** What a call of a subgraph is made for. */
export type CallOrigin = Pick<RequestContext, 'requestId' | 'user' | 'deadline'>

interface Answer {
  status: number
  text: string
}

/**
 * One subgraph, reached over kept-alive connections. Every call carries a signed context of its own caller; calls are
 * neither deduplicated nor repeated, so no user ever gets another's answer and no mutation runs twice.
 */
export class Subgraph {
  readonly #pool: Pool
  readonly #circuit = new CircuitBreaker()
  readonly #tokens = new WeakMap<CallOrigin, { user: CallOrigin['user']; token: Promise<string> }>()

  constructor(
    readonly name: string,
    url: string,
    private readonly secret: string,
    private readonly log: Logger,
  ) {
    this.#pool = new Pool(url, { connections: 64, pipelining: 1, connect: { timeout: callTime } })
  }

  /** @throws SUBGRAPH_UNAVAILABLE when it is down, too slow or answers nonsense */
  graphql(body: string, origin: CallOrigin): Promise<string> {
    // A refused request (400) is a GraphQL answer too.
    return this.call('POST', '/graphql', origin, body).then(answer =>
      answer.status === 200 || answer.status === 400 ? answer.text : this.refuse(answer),
    )
  }

  /** Its schema, with stitching directives. */
  sdl(origin: CallOrigin): Promise<string> {
    return this.call('GET', '/sdl', origin).then(answer => (answer.status === 200 ? answer.text : this.refuse(answer)))
  }

  /** Asks a signed question of this service. A refusal that is meant for people comes as the error that it is. */
  question(name: string, input: object, origin: CallOrigin): Promise<Answer> {
    return this.call('POST', `/internal/${name}`, origin, JSON.stringify(input)).then(answer =>
      answer.status < 500 && answer.status !== 401 && answer.status !== 404 ? answer : this.refuse(answer),
    )
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }

  private async call(method: 'GET' | 'POST', path: string, origin: CallOrigin, body: string | null = null) {
    if (!this.#circuit.allows()) throw unavailable(this.name)
    const ending = new AbortController()
    const timer = setTimeout(() => ending.abort(), Math.max(0, Math.min(callTime, origin.deadline - Date.now())))
    try {
      const answer = await this.#pool.request({
        method,
        path,
        body,
        headers: { 'content-type': 'application/json', [contextHeader]: await this.token(origin) },
        signal: ending.signal,
      })
      const text = await answer.body.text()
      if (answer.statusCode < 500) this.#circuit.succeeded()
      else this.#circuit.failed()
      return { status: answer.statusCode, text }
    } catch (error) {
      this.#circuit.failed()
      const { message, code } = error as Error & { code?: string }
      // While everything starts, the SDL is asked for until it comes; what stays away is named with the schema.
      const level = path === '/sdl' ? 'debug' : 'warn'
      this.log[level]({ subgraph: this.name, requestId: origin.requestId, reason: code ?? message }, 'no answer')
      throw unavailable(this.name)
    } finally {
      clearTimeout(timer)
    }
  }

  private refuse({ status }: Answer): never {
    this.log.warn({ subgraph: this.name, status }, 'an answer that cannot be used')
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
  return new CoverdeskError('SUBGRAPH_UNAVAILABLE', `${title} is not answering at the moment. Try again shortly.`)
}
