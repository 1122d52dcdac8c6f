import { CoverdeskError, findExisting, parseInput } from '@coverdesk/kit'
import { Integration, type IntegrationRecord } from '../record/integration.model.ts'
import { updateIntegrationInput } from './connection-input.ts'
import { sealPassword, sealTokens } from './stored-tokens.ts'
import { tryConnection } from './try-connection.ts'

/** @throws NOT_FOUND, or VALIDATION_FAILED, also for credentials that are not taken */
export async function updateIntegration(id: string, input: unknown): Promise<IntegrationRecord> {
  const current = await findExisting<IntegrationRecord>(Integration, 'integration', id)
  const { hawksoft, nowcerts } = parseInput(updateIntegrationInput, input)
  refuseOthersPart(current, { hawksoft, nowcerts })
  const credentials = nowcerts?.credentials ?? null
  const change = {
    ...togglesIn(nowcerts?.toggles),
    ...(credentials && (await replaced(current, credentials.username, credentials.password))),
    ...(hawksoft?.reconnect && (await replaced(current, current.account, undefined))),
  }
  if (Object.keys(change).length === 0) return current
  const saved = await Integration.findByIdAndUpdate(
    current._id,
    { $set: change, $inc: { version: 1 } },
    { returnDocument: 'after' },
  ).lean<IntegrationRecord>()
  return saved ?? current
}

function refuseOthersPart({ type }: IntegrationRecord, given: { hawksoft?: unknown; nowcerts?: unknown }) {
  const isOthers = type === 'AMS_NOWCERTS' ? given.hawksoft : given.nowcerts
  if (isOthers) throw new CoverdeskError('VALIDATION_FAILED', 'This integration has no such settings.')
}

interface Toggles {
  enableSyncTasks?: boolean | null | undefined
  enableSyncCalls?: boolean | null | undefined
}

const togglesIn = ({ enableSyncTasks, enableSyncCalls }: Toggles = {}) => ({
  ...(typeof enableSyncTasks === 'boolean' && { enableSyncTasks }),
  ...(typeof enableSyncCalls === 'boolean' && { enableSyncCalls }),
})

/** Credentials that are taken let an integration sync again that had stopped. */
async function replaced({ _id, type, state, lastSyncedAt }: IntegrationRecord, account: string, password?: string) {
  const id = String(_id)
  const tokens = await tryConnection(type, account, password)
  return {
    account,
    ...(password !== undefined && { amsPassword: await sealPassword(id, password) }),
    ...(tokens && { amsTokens: await sealTokens(id, tokens) }),
    ...(state === 'DISABLED' && {
      state: lastSyncedAt ? ('ACTIVE' as const) : ('CREATED' as const),
      lastFailure: null,
      nextSyncAt: lastSyncedAt ? new Date() : null,
    }),
  }
}
