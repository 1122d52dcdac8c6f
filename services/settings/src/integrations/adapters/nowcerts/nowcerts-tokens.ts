import type { AmsConnection, AmsTokens } from '../adapter.ts'
import { AmsFailure } from '../ams-failure.ts'
import type { AmsAnswer, AmsHttp } from '../ams-http.ts'
import { FieldsThere } from '../fields-there.ts'

const clientId = 'ngAuthApp'
const formTypes = ['application/x-www-form-urlencoded', 'text/plain'] as const

/** Signs in, or renews what an earlier sign-in gave. The refresh token is another one each time. */
export class NowcertsTokens {
  constructor(
    private readonly http: AmsHttp,
    private readonly baseUrl: string,
    private readonly connection: Pick<AmsConnection, 'account' | 'password'>,
  ) {}

  /** By the refresh token where there is one that is taken, else by the password. @throws AmsFailure */
  async renew(current: AmsTokens | null): Promise<AmsTokens> {
    return (current?.refresh && (await this.refresh(current.refresh))) || this.signIn()
  }

  /** @throws AmsFailure */
  async signIn(): Promise<AmsTokens> {
    const { account, password = '' } = this.connection
    const answer = await this.ask({ grant_type: 'password', username: account, password })
    const tokens = tokensIn(answer)
    if (tokens) return tokens
    throw new AmsFailure(
      'CREDENTIALS',
      'NowCerts no longer takes the user name and password. Enter them again.',
      refusalIn(answer),
    )
  }

  /** @returns null for one that is not taken: it was used before, or is too old */
  private async refresh(token: string): Promise<AmsTokens | null> {
    return tokensIn(await this.ask({ grant_type: 'refresh_token', refresh_token: token }))
  }

  /** A form; some installations want it as plain text. */
  private async ask(form: Record<string, string>): Promise<AmsAnswer> {
    const body = new URLSearchParams({ ...form, client_id: clientId }).toString()
    const url = new URL(`${this.baseUrl}/token`)
    let answer: AmsAnswer | undefined
    for (const type of formTypes) {
      answer = await this.http.ask({ method: 'POST', url, body, headers: { 'content-type': type } })
      if (answer.status !== 415) return answer
    }
    return answer as AmsAnswer
  }
}

function tokensIn({ status, json }: AmsAnswer): AmsTokens | null {
  const fields = new FieldsThere(json)
  const access = fields.text('access_token')
  return status === 200 && access ? { access, refresh: fields.text('refresh_token') || null } : null
}

/** Its own words, such as `invalid_grant: The user name or password is incorrect.` */
function refusalIn({ status, json }: AmsAnswer): string {
  const fields = new FieldsThere(json)
  const words = [fields.text('error'), fields.text('error_description')].filter(Boolean).join(': ')
  return words || `NowCerts refused the sign-in (${status}).`
}
