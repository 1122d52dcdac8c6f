import { AmsFailure } from '../ams-failure.ts'
import { type AmsAnswer, AmsHttp } from '../ams-http.ts'

const version = '3.0'

/** HawkSoft gives these to the vendor, not to the agency, which only opts in. */
export interface HawksoftVendor {
  baseUrl: string
  clientId: string
  secret: string
}

/** Asks HawkSoft's Partner API about one agency. */
export class HawksoftClient {
  readonly #http: AmsHttp

  /** @param agencyId as HawkSoft calls the agency */
  constructor(
    private readonly vendor: HawksoftVendor,
    private readonly agencyId: string,
    signal: AbortSignal,
  ) {
    this.#http = new AmsHttp('HawkSoft', signal)
  }

  /** @returns the JSON of a good answer, and the time of HawkSoft's clock. @throws AmsFailure */
  get(path: string, parameters: Record<string, string> = {}): Promise<{ json: unknown; at: Date }> {
    return this.ask('GET', path, parameters)
  }

  post(path: string, parameters: Record<string, string>, body: object): Promise<{ json: unknown; at: Date }> {
    return this.ask('POST', path, parameters, body)
  }

  /** One record, or null where there is none. @throws AmsFailure */
  async find(path: string): Promise<unknown> {
    const answer = await this.send('GET', path, {})
    return answer.status === 404 ? null : this.dataIn(answer)
  }

  private async ask(method: 'GET' | 'POST', path: string, parameters: Record<string, string>, body?: object) {
    const answer = await this.send(method, path, parameters, body)
    return { json: this.dataIn(answer), at: answer.at }
  }

  private send(method: 'GET' | 'POST', path: string, parameters: Record<string, string>, body?: object) {
    const url = new URL(`${this.vendor.baseUrl}/vendor/agency/${encodeURIComponent(this.agencyId)}/${path}`)
    for (const [name, value] of Object.entries({ ...parameters, version })) url.searchParams.set(name, value)
    const { clientId, secret } = this.vendor
    const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
    return this.#http.ask({
      method,
      url,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  private dataIn(answer: AmsAnswer): unknown {
    refuse(answer, this.agencyId)
    if (answer.json === undefined) {
      throw new AmsFailure('UNREADABLE', 'HawkSoft answered with something that is not data.')
    }
    return answer.json
  }
}

function refuse({ status, text }: AmsAnswer, agencyId: string) {
  if (status < 400) return
  const words = wordsIn(text)
  if (status === 401) {
    throw new AmsFailure(
      'CREDENTIALS',
      'HawkSoft does not take Coverdesk’s own credentials. Tell support.',
      words || 'Unauthorized',
    )
  }
  if (status === 403 || status === 404) {
    const message = `Agency ${agencyId} is not available to Coverdesk. Turn Coverdesk on in HawkSoft’s list of partners.`
    throw new AmsFailure('CREDENTIALS', message, words || message)
  }
  throw new AmsFailure(
    'REFUSED',
    `HawkSoft refused a request (${status}).`,
    words || `HawkSoft refused a request (${status}).`,
  )
}

/** A text, or the message of an error object. */
function wordsIn(text: string): string {
  try {
    const json = JSON.parse(text) as unknown
    if (typeof json === 'string') return json.slice(0, 300)
    const { message, Message, error } = json as Record<string, unknown>
    return String(message ?? Message ?? error ?? '').slice(0, 300)
  } catch {
    return text.startsWith('<') ? '' : text.trim().slice(0, 300)
  }
}
