import pino, { type DestinationStream, type Logger } from 'pino'
import { currentRequestId } from './request-id.ts'
import { serializeError } from './serialize-error.ts'

export type { Logger }

/** Fields whose values never reach a log: credentials, cookies, sign-in codes and what is signed or sealed with. */
const secretNames = [
  ...['code', 'codes', 'password', 'token', 'tokens', 'secret', 'secrets', 'authorization', 'cookie', 'set-cookie'],
  ...[
    'apiKey',
    'credential',
    'credentials',
    'privateKey',
    'signature',
    'x-coverdesk-context',
    'webhook-signature',
    'stripe-signature',
  ],
]
const redacted = secretNames.flatMap(name => ['', '*', '*.*', '*.*.*'].map(depth => `${depth}["${name}"]`))

/** An error's own code, such as ECONNREFUSED; codes that people get by mail are digits. */
const errorName = /^[A-Z][A-Z_]+$/

const censor = (value: unknown, path: unknown[]) =>
  path.at(-1) === 'code' && errorName.test(String(value)) ? value : '[redacted]'

/** Secrets inside of text, such as an error's message: tokens, sessions, and passwords in addresses. */
const secretText =
  /(Bearer\s+)[\w.~+/-]+=*|eyJ[\w-]{8,}\.[\w-]+\.[\w-]+|(coverdesk_session=)[\w-]+|((?:mongodb(?:\+srv)?|smtps?|https?):\/\/)[^\s:/@"]+:[^\s/@"]+@/g

const withoutSecrets = (line: string) =>
  line.replace(secretText, (_, bearer = '', session = '', scheme = '') => `${bearer}${session}${scheme}[redacted]`)

/** What a line says of the request that it belongs to, unless its logger says so already. */
function requestOf(log: Logger): object {
  const requestId = currentRequestId()
  return requestId === undefined || 'requestId' in log.bindings() ? {} : { requestId }
}

/**
 * A JSON logger of one process; every line names the service, and the request that it belongs to.
 * @param destination where lines go; by default the standard output
 */
export function createLogger(service: string, level = 'info', destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { service },
    serializers: { err: serializeError },
    redact: { paths: redacted, censor },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: (_line, _level, log) => requestOf(log as Logger),
    hooks: { streamWrite: withoutSecrets },
  }
  return destination ? pino(options, destination) : pino(options)
}
