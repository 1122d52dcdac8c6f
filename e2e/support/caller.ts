import { codeFor } from './mailbox.ts'

/** An answer of `/graphql` as it came. */
export interface Answer {
  status: number
  text: string
}

/** A client without a browser: it keeps cookies and sends what the shell sends. */
export class Caller {
  private readonly cookies = new Map<string, string>()

  constructor(readonly url: string) {}

  /** One that has signed in with the code of its mail. */
  static async signedIn(url: string, email: string): Promise<Caller> {
    const caller = new Caller(url)
    await caller.signIn(email)
    return caller
  }

  async signIn(email: string): Promise<void> {
    const asked = Date.now()
    await this.call('mutation ($email: String!) { agencySignIn(email: $email) { acknowledged } }', { email })
    const code = await codeFor(this.url, email, asked)
    const redeem =
      'mutation ($email: String!, $code: String!) { agencySignIn(email: $email, code: $code) { acknowledged } }'
    await this.call(redeem, { email, code })
  }

  /** The data of an operation. @throws when the answer has errors */
  async call<Data>(query: string, variables: object = {}): Promise<Data> {
    const { text } = await this.send(query, variables)
    const { data, errors } = JSON.parse(text) as { data: Data; errors?: { message: string; extensions?: object }[] }
    if (errors)
      throw new Error(errors.map(({ message, extensions }) => `${message} ${JSON.stringify(extensions)}`).join(' '))
    return data
  }

  async send(query: string, variables: object = {}): Promise<Answer> {
    const body = JSON.stringify({ query, variables })
    return this.fetch('/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  }

  /** The header by which the product knows this client again. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** The same person at another replica. */
  at(url: string): Caller {
    const elsewhere = new Caller(url)
    for (const [name, value] of this.cookies) elsewhere.cookies.set(name, value)
    return elsewhere
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { 'x-coverdesk-client': 'test', cookie: this.cookie, ...(init.headers as Record<string, string>) }
    const response = await fetch(this.url + path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return { status: response.status, text: await response.text() }
  }
}
