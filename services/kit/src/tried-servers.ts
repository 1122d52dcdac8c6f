type ServerError = Error & { code?: unknown }

/**
 * Which servers the database's driver had tried when it gave up, and the error: `127.0.0.1:27017 (ECONNREFUSED)`.
 * @returns undefined for other errors
 */
export function triedServers(error: unknown): string[] | undefined {
  const servers = (error as { reason?: { servers?: unknown } | null } | null)?.reason?.servers
  if (!(servers instanceof Map)) return undefined
  const tried = [...(servers as Map<string, { error?: ServerError | null }>)]
  return tried.map(([address, { error }]) => `${address} (${reasonOf(error)})`)
}

const reasonOf = (error: ServerError | null | undefined) =>
  String(error?.code ?? (error?.cause as ServerError | undefined)?.code ?? error?.message ?? 'takes no writes')
