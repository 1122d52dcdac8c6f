import { currentAgencyId, seal } from '@coverdesk/kit'
import type { EnteredModel } from '../cara-settings.rules.ts'
import { CaraSettings, type OwnModel } from '../records/cara-settings.model.ts'
import { keyFor } from './key-for.ts'
import { refuseIfAny, urlErrors } from './model-errors.ts'
import { isSameServer } from './model-server.ts'

/**
 * What is stored of the agency’s own model. Someone confirms what leaves the agency before it goes to a provider or a server for
 * the first time.
 *
 * @throws VALIDATION_FAILED at `model.url`, `model.key` or `model.isConfirmed`
 */
export async function ownModelChanges(entered: EnteredModel, current: OwnModel | null, userId: string) {
  const key = keyFor(entered, current)
  const known = current && isSameServer(entered, current) ? current : null
  const isConfirmed = entered.isConfirmed || known
  refuseIfAny(
    [
      ...(await urlErrors(entered)),
      ...('path' in key ? [key] : []),
      ...(isConfirmed ? [] : [{ path: 'isConfirmed', message: 'Confirm what leaves your agency before you save.' }]),
    ],
    'model.',
  )
  const { provider, name, url } = entered
  const now = new Date()
  const consent = known ?? { consentedBy: userId, consentedAt: now }
  const { consentedBy, consentedAt } = consent
  const model: OwnModel = { provider, name, url, keyStoredAt: null, consentedBy, consentedAt }
  if ('path' in key || key.kind === 'NONE') return { model, modelKey: null }
  if (key.kind === 'STORED') return { model: { ...model, keyStoredAt: current?.keyStoredAt ?? null } }
  const place = { model: CaraSettings, id: currentAgencyId(), field: 'modelKey' }
  return { model: { ...model, keyStoredAt: now }, modelKey: await seal(place, key.key) }
}
