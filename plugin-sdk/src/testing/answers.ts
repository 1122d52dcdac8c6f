import type { Failure } from '../graphql/failure'
import type { OpenSubscription } from '../live/open-subscription'

/** What an operation of a test is answered with: its data, a failure, or a promise of either. */
export type Answer = object | Failing | Promise<object>

/** Answers by the name of the operation. A function gets its variables. */
export type Answers = Readonly<Record<string, Answer | ((variables: never) => Answer)>>

/** An operation that was sent. */
export interface Sent {
  name: string
  variables: Readonly<Record<string, unknown>>
}

/** What a subscription of a test tells, by the name of its operation. It is given what tells it something. */
export type Streams = Readonly<Record<string, (tell: (data: object) => void) => void>>

class Failing {
  constructor(
    readonly failure: Partial<Failure>,
    readonly data: object | null,
  ) {}
}

/**
 * A refusal of the server.
 *
 * @param data what comes with it; its first field is the one that failed
 * @example failing({ code: 'NOT_FOUND', message: 'There is no such account.' }, { account: null })
 */
export const failing = (failure: Partial<Failure> = {}, data: object | null = null): Failing =>
  new Failing(failure, data)

/** An answer that never comes. */
export const pending: Promise<never> = new Promise(() => undefined)

/** The server can't be reached. */
export function unreachable(): never {
  throw new TypeError('Failed to fetch')
}

/** What the SDK itself asks has an answer that says nothing. */
const ownAnswers: Answers = { SavedViews: { savedViews: [] } }

/**
 * In the place of the network.
 *
 * @param onSent hears of every operation
 */
export function fetchFrom(answers: Answers, onSent: (sent: Sent) => void): typeof fetch {
  return async (_url, init) => {
    const { operationName: name, variables = {} } = JSON.parse(String(init?.body))
    onSent({ name, variables })
    const given = answers[name] ?? ownAnswers[name]
    if (!given) {
      console.error(`This test has no answer for the operation ${name}.`)
      return Response.json(bodyOf(failing({ message: `There is no answer for ${name}.` })))
    }
    const answer = await (typeof given === 'function' ? given(variables as never) : given)
    return Response.json(bodyOf(answer))
  }
}

function bodyOf(answer: object) {
  if (!(answer instanceof Failing)) return { data: answer }
  const { message = 'It failed.', code = 'INTERNAL', requestId = 'test-request', ...details } = answer.failure
  const [field] = Object.keys(answer.data ?? {})
  const extensions = { code, requestId, ...details }
  return { data: answer.data, errors: [{ message, extensions, ...(field && { path: [field] }) }] }
}

/** In the place of the socket: a stream that isn't given is silent. */
export const subscriptionsFrom =
  (streams: Streams): OpenSubscription =>
  ({ name, signal, onData }) =>
    new Promise(resolve => {
      signal.addEventListener('abort', () => resolve('lost'))
      streams[name]?.(data => onData(data as Record<string, unknown>))
    })
