import { CoverdeskError } from '@coverdesk/kit'
import type { AmsTokens } from '../adapters/adapter.ts'
import { AmsFailure } from '../adapters/ams-failure.ts'
import { adapterOf, type IntegrationType } from '../systems/ams-adapters.ts'
import { MemoryTokens } from './memory-tokens.ts'

/** Less than the mutation has, so that people hear of it. */
const timeoutMs = 7_000

/**
 * Asks the other system whether it takes these credentials.
 * @returns what a sign-in gave
 * @throws VALIDATION_FAILED without a path, with the other system's own words (specification 3 §8)
 */
export async function tryConnection(
  type: IntegrationType,
  account: string,
  password: string | undefined,
): Promise<AmsTokens | null> {
  const adapter = adapterOf(type)
  if (!adapter) throw refused(type)
  const tokens = new MemoryTokens()
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    await adapter.open({ account, password, timeZone: 'UTC', tokens, signal }).test()
  } catch (error) {
    if (signal.aborted)
      throw new CoverdeskError('VALIDATION_FAILED', `${adapter.name} didn’t answer. Try again in a minute.`)
    if (error instanceof AmsFailure) throw new CoverdeskError('VALIDATION_FAILED', error.words)
    throw error
  }
  return tokens.current()
}

const refused = (type: IntegrationType) =>
  new CoverdeskError(
    'VALIDATION_FAILED',
    type === 'AMS_APPLIED_EPIC'
      ? 'Applied Epic can’t be connected yet.'
      : 'HawkSoft is not set up in this installation of Coverdesk. Tell support.',
  )
