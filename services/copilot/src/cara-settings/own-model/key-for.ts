import type { ValidationError } from '@coverdesk/kit'
import type { EnteredModel } from '../cara-settings.rules.ts'
import type { OwnModel } from '../records/cara-settings.model.ts'
import { isSameServer } from './model-server.ts'

/** Which key a model gets. */
type KeyChoice = { kind: 'ENTERED'; key: string } | { kind: 'STORED' } | { kind: 'NONE' }

/** The stored key goes to nobody but the server that it was stored for. */
export function keyFor(entered: EnteredModel, current: OwnModel | null): KeyChoice | ValidationError {
  if (entered.key) return { kind: 'ENTERED', key: entered.key }
  if (current?.keyStoredAt && isSameServer(entered, current)) return { kind: 'STORED' }
  if (entered.provider === 'openai-compatible') return { kind: 'NONE' }
  const isStored = Boolean(current?.keyStoredAt)
  const message = isStored ? 'Enter the key: the stored one is for another provider or address.' : 'Enter the key.'
  return { path: 'key', message }
}
