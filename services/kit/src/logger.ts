import pino, { type Logger } from 'pino'

export type { Logger }

/** Paths whose values never reach a log: credentials, cookies and sign-in codes. */
const redacted = ['code', 'password', 'token', 'secret', 'authorization', 'cookie'].flatMap(name => [
  name,
  `*.${name}`,
  `*.*.${name}`,
])

/** An error's own code, such as ECONNREFUSED; codes that people get by mail are digits. */
const errorName = /^[A-Z][A-Z_]+$/

const censor = (value: unknown, path: unknown[]) =>
  path.at(-1) === 'code' && errorName.test(String(value)) ? value : '[redacted]'

/** A JSON logger of one process; every line names the service. */
export function createLogger(service: string, level = 'info'): Logger {
  return pino({
    level,
    base: { service },
    redact: { paths: redacted, censor },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}
