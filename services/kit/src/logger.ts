import pino, { type Logger } from 'pino'

export type { Logger }

/** Paths whose values never reach a log: credentials, cookies and sign-in codes. An error's own code (ECONNREFUSED) may. */
const redacted = ['code', 'password', 'token', 'secret', 'authorization', 'cookie'].flatMap(name => [
  name,
  `*.${name}`,
  `*.*.${name}`,
])

/** A JSON logger of one process; every line names the service. */
export function createLogger(service: string, level = 'info'): Logger {
  return pino({
    level,
    base: { service },
    redact: {
      paths: redacted,
      censor: (value, path) => (path.map(String).join('.') === 'err.code' ? value : '[redacted]'),
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}
