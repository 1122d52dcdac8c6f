import type { CookieJar } from '../http/cookies.ts'

const cookieName = 'coverdesk_session'

/** The cookie that carries a session's token. */
export class SessionCookie {
  constructor(
    private readonly cookies: CookieJar,
    /** In seconds; the session itself may end earlier. */
    private readonly lifetimeSeconds: number,
  ) {}

  tokenOf(cookieHeader: string | undefined): string | undefined {
    return this.cookies.read(cookieHeader, cookieName)
  }

  remember(token: string): string {
    return this.cookies.write(cookieName, token, this.lifetimeSeconds)
  }

  forget(): string {
    return this.cookies.write(cookieName, '', 0)
  }
}
