import { deflateRawSync } from 'node:zlib'
import { EnvironmentError } from './environment.ts'

interface ProductionVariables {
  NODE_ENV: string
  COVERDESK_SECRET: string
  PUBLIC_URL?: string | undefined
  CREDENTIAL_KEYS?: { hasWeakKey: boolean } | undefined
}

/**
 * Refuses what is good enough only on a developer's machine.
 *
 * @throws EnvironmentError in production, with a sentence for the first variable that is not safe
 * @example refuseUnsafeProduction(environment)
 */
export function refuseUnsafeProduction({
  NODE_ENV,
  COVERDESK_SECRET,
  PUBLIC_URL,
  CREDENTIAL_KEYS,
}: ProductionVariables): void {
  if (NODE_ENV !== 'production') return
  if (isGuessable(COVERDESK_SECRET)) {
    throw new EnvironmentError('COVERDESK_SECRET must be random in production: make one with openssl rand -hex 32.')
  }
  if (CREDENTIAL_KEYS?.hasWeakKey) {
    throw new EnvironmentError('CREDENTIAL_KEYS must be random: make each key with openssl rand -base64 32.')
  }
  if (PUBLIC_URL !== undefined && !PUBLIC_URL.startsWith('https:')) {
    throw new EnvironmentError(
      'PUBLIC_URL must be an https address in production, such as https://desk.example.com: over http anyone on the way can read sessions.',
    )
  }
}

const placeholders = /passw|secret|change|coverdesk|example|qwert/i
const minDifferent = 8
/** 32 random hexadecimal digits, the least random text that is long enough, take 26 bytes and more. */
const minCompressedBytes = 22

/** Whether a secret looks made up: few different characters, repetitions, rows such as 0123, or words of placeholders. */
export function isGuessable(secret: string | Buffer): boolean {
  const bytes = Buffer.from(secret)
  const steps = [...bytes].slice(1).filter((byte, index) => Math.abs(byte - (bytes[index] ?? 0)) <= 1)
  return (
    new Set(bytes).size < minDifferent ||
    steps.length > bytes.length / 2 ||
    deflateRawSync(bytes, { level: 9 }).length < minCompressedBytes ||
    placeholders.test(bytes.toString('latin1'))
  )
}
