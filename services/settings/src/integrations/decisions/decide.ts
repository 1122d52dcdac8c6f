import {
  CoverdeskError,
  findExisting,
  parseInput,
  type UserCallContext,
  updateVersioned,
  validationFailed,
} from '@coverdesk/kit'
import { Types } from 'mongoose'
import { z } from 'zod'
import { Integration } from '../record/integration.model.ts'
import {
  SyncConflict,
  type SyncConflictRecord,
  SyncDuplicate,
  type SyncDuplicateRecord,
} from '../record/sync-decision.model.ts'
import { soon } from '../sync/end-run.ts'
import { presentConflict, presentDuplicate } from './present-decision.ts'

interface Version {
  id: string
  version: number
}

const conflictInput = z.object({
  fields: z.array(z.object({ field: z.string(), keep: z.enum(['HERE', 'THERE']) })).nullish(),
})

/** @throws NOT_FOUND, VALIDATION_FAILED, or CONFLICT with the current one */
export async function resolveConflict(
  { userId }: UserCallContext,
  at: Version,
  input: unknown,
): Promise<SyncConflictRecord> {
  const current = await findExisting<SyncConflictRecord>(SyncConflict, 'conflict', at.id)
  refuseEnded(current)
  const { fields } = parseInput(conflictInput, input)
  const chosen = new Map((fields ?? []).map(({ field, keep }) => [field, keep]))
  const isWhole = current.fields.every(({ field }) => chosen.has(field))
  if (!isWhole || chosen.size > current.fields.length) {
    throw validationFailed([{ path: 'fields', message: 'Choose a side for each field.' }])
  }
  const decided = current.fields.map(field => ({ ...field, keep: chosen.get(field.field) ?? null }))
  const change = { $set: { fields: decided, ...decisionOf(userId) } }
  const saved = await updateVersioned<SyncConflictRecord>(SyncConflict, 'conflict', at, change, presentConflict)
  await applySoon(saved.integrationId)
  return saved
}

const duplicateInput = z.object({ choice: z.enum(['CREATE', 'LEAVE_OUT', 'LINK']), recordId: z.string().nullish() })

/** @throws NOT_FOUND, VALIDATION_FAILED, or CONFLICT with the current one */
export async function resolveDuplicate(
  { userId }: UserCallContext,
  at: Version,
  input: unknown,
): Promise<SyncDuplicateRecord> {
  const current = await findExisting<SyncDuplicateRecord>(SyncDuplicate, 'possible duplicate', at.id)
  refuseEnded(current)
  const { choice, recordId } = parseInput(duplicateInput, input)
  const isCandidate = current.candidates.some(candidate => candidate.recordId === recordId)
  if (choice === 'LINK' && !isCandidate) {
    throw validationFailed([{ path: 'recordId', message: 'Choose one of the records of Coverdesk.' }])
  }
  const chosen = { choice, recordId: choice === 'LINK' ? recordId : null, ...decisionOf(userId) }
  const saved = await updateVersioned<SyncDuplicateRecord>(
    SyncDuplicate,
    'possible duplicate',
    at,
    { $set: chosen },
    presentDuplicate,
  )
  await applySoon(saved.integrationId)
  return saved
}

function refuseEnded({ state }: { state: string }) {
  if (state === 'OPEN' || state === 'DECIDED') return
  throw new CoverdeskError('VALIDATION_FAILED', 'This was settled in the meantime.')
}

const decisionOf = (userId: string) => ({
  state: 'DECIDED',
  decidedById: new Types.ObjectId(userId),
  decidedAt: new Date(),
})

/** By a sync of everything: the record itself may not have changed since. */
async function applySoon(integrationId: Types.ObjectId): Promise<void> {
  await Integration.updateOne({ _id: integrationId }, { $set: { isFullDue: true } })
  const active = { _id: integrationId, state: 'ACTIVE', runId: null } as const
  await Integration.updateOne(active as never, { $set: { nextSyncAt: soon() } })
}
