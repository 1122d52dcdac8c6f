import type { AmsConnection } from '../adapter.ts'
import { AmsFailure } from '../ams-failure.ts'
import { type AmsAnswer, AmsHttp, type AmsRequest } from '../ams-http.ts'
import { NowcertsTokens } from './nowcerts-tokens.ts'

/** Asks NowCerts as the agency: a token that is no longer taken is renewed once, by whoever comes first. */
export class NowcertsClient {
  readonly #http: AmsHttp
  readonly #tokens: NowcertsTokens

  constructor(
    private readonly baseUrl: string,
    private readonly connection: AmsConnection,
  ) {
    this.#http = new AmsHttp('NowCerts', connection.signal)
    this.#tokens = new NowcertsTokens(this.#http, baseUrl, connection)
  }

  /** Signs in anew, whatever tokens there are. @throws AmsFailure */
  async signIn(): Promise<void> {
    const stale = (await this.connection.tokens.current())?.access ?? null
    await this.connection.tokens.renewed(stale, () => this.#tokens.signIn())
  }

  /** @returns the JSON of a good answer. @throws AmsFailure */
  get(path: string, parameters: Record<string, string>): Promise<unknown> {
    // OData takes a space as %20, not as the plus of forms.
    const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    return this.ask({ url: new URL(`${this.baseUrl}/${path}?${query.join('&')}`) })
  }

  post(path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    return this.ask({ method: 'POST', url: new URL(`${this.baseUrl}/${path}`), body: JSON.stringify(body), headers })
  }

  private async ask(request: AmsRequest): Promise<unknown> {
    const { tokens } = this.connection
    const token = (await tokens.current()) ?? (await tokens.renewed(null, current => this.#tokens.renew(current)))
    const first = await this.send(request, token.access)
    if (first.status !== 401) return jsonOf(first)
    const renewed = await tokens.renewed(token.access, current => this.#tokens.renew(current))
    const second = await this.send(request, renewed.access)
    if (second.status === 401) {
      throw new AmsFailure(
        'CREDENTIALS',
        'NowCerts no longer lets Coverdesk in. Enter the user name and password again.',
      )
    }
    return jsonOf(second)
  }

  private send(request: AmsRequest, access: string): Promise<AmsAnswer> {
    return this.#http.ask({ ...request, headers: { ...request.headers, authorization: `Bearer ${access}` } })
  }
}

function jsonOf({ status, json, text }: AmsAnswer): unknown {
  if (status === 403)
    throw new AmsFailure('REFUSED', 'This user of NowCerts may not read what a sync needs.', text.slice(0, 300))
  if (status >= 400) throw new AmsFailure('REFUSED', `NowCerts refused a request (${status}).`, text.slice(0, 300))
  if (json === undefined) throw new AmsFailure('UNREADABLE', 'NowCerts answered with something that is not data.')
  return json
}
