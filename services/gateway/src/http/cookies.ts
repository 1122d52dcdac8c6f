/** The value of one cookie of a request's `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return value.join('=').trim()
  }
  return undefined
}

/** How the product's cookies are named and marked; one of these exists per process. */
export interface CookieJar {
  /** The full name: over HTTPS a prefix binds the cookie to this host and to HTTPS. */
  nameOf(name: string): string
  /** A `Set-Cookie` value that scripts cannot read and that other sites' forms do not send. */
  write(name: string, value: string, maxAgeSeconds: number): string
  read(header: string | undefined, name: string): string | undefined
}

/** @param secure whether people reach the product over HTTPS */
export function createCookieJar(secure: boolean): CookieJar {
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name)
  return {
    nameOf,
    write: (name, value, maxAgeSeconds) =>
      `${nameOf(name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`,
    read: (header, name) => readCookie(header, nameOf(name)),
  }
}
