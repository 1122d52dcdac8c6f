import { CoverdeskError, parseInput, type UserCallContext } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { Integration, type IntegrationRecord } from '../record/integration.model.ts'
import { type CreateIntegrationInput, createIntegrationInput } from './connection-input.ts'
import { sealPassword, sealTokens } from './stored-tokens.ts'
import { tryConnection } from './try-connection.ts'

/** @throws VALIDATION_FAILED, also for credentials that are not taken, and where the agency has this integration */
export async function createIntegration({ userId }: UserCallContext, input: unknown): Promise<IntegrationRecord> {
  const wanted = parseInput(createIntegrationInput, input)
  const { type } = wanted
  if (await Integration.exists({ type })) {
    throw new CoverdeskError('VALIDATION_FAILED', 'This integration is connected already.')
  }
  const { account, password, toggles } = connectionOf(wanted)
  const tokens = await tryConnection(type, account, password)
  const id = new Types.ObjectId()
  const created = await Integration.insertOne({
    _id: id,
    type,
    account,
    state: 'CREATED',
    ...toggles,
    createdById: new Types.ObjectId(userId),
    ...(password !== undefined && { amsPassword: await sealPassword(String(id), password) }),
    ...(tokens && { amsTokens: await sealTokens(String(id), tokens) }),
  })
  return created.toObject()
}

function connectionOf(wanted: CreateIntegrationInput) {
  if (wanted.type === 'AMS_HAWKSOFT') return { account: wanted.hawksoft.agencyId, password: undefined, toggles: {} }
  if (wanted.type === 'AMS_APPLIED_EPIC') return { account: '', password: undefined, toggles: {} }
  const { username, password, enableSyncTasks, enableSyncCalls } = wanted.nowcerts
  const toggles = { enableSyncTasks: enableSyncTasks ?? false, enableSyncCalls: enableSyncCalls ?? false }
  return { account: username, password, toggles }
}
