import { Types } from 'mongoose'
import { type Outcome, SyncChange, type SyncChangeRecord } from './sync-change.model.ts'
import { type CountName, type RecordType, SyncRun, type SyncRunRecord } from './sync-run.model.ts'

export type NewChange = Pick<SyncChangeRecord, 'recordType' | 'outcome' | 'foreignId' | 'name'> &
  Partial<SyncChangeRecord>

/** Adds to what a run has changed. Inside of a transaction. */
export async function insertChanges(
  { _id, integrationId }: Pick<SyncRunRecord, '_id' | 'integrationId'>,
  changes: readonly NewChange[],
): Promise<void> {
  if (changes.length === 0) return
  await SyncChange.insertMany(
    changes.map(change => ({
      ...{ accountForeignId: null, accountKind: null, recordId: null, accountId: null, version: null },
      ...{ fields: [], candidates: [], reason: null, undo: null, keptBecause: null },
      ...change,
      _id: new Types.ObjectId(),
      integrationId,
      runId: _id,
    })) as never,
    { lean: true },
  )
}

const countNamed: Record<Outcome | 'UNCHANGED', CountName> = {
  CHANGED: 'changed',
  CONFLICT: 'conflicts',
  CREATED: 'created',
  DUPLICATE: 'duplicates',
  MATCHED: 'matched',
  SENT: 'sent',
  SKIPPED: 'skipped',
  UNCHANGED: 'unchanged',
}

/**
 * Counts records of a run by kind and outcome. One that was changed or matched, and has a field in conflict, counts as a conflict,
 * too: that is what waits for people. Inside of a transaction.
 */
export async function countOn(
  { _id }: Pick<SyncRunRecord, '_id'>,
  outcomes: readonly {
    recordType: RecordType
    outcome: Outcome | 'UNCHANGED'
    fields?: readonly { isConflict: boolean }[] | undefined
  }[],
): Promise<void> {
  if (outcomes.length === 0) return
  const added: Record<string, number> = { entitiesSynced: outcomes.length }
  const count = (recordType: RecordType, name: CountName) => {
    const path = `counts.${recordType}.${name}`
    added[path] = (added[path] ?? 0) + 1
  }
  for (const { recordType, outcome, fields } of outcomes) {
    count(recordType, countNamed[outcome])
    if (outcome !== 'CONFLICT' && fields?.some(({ isConflict }) => isConflict)) count(recordType, 'conflicts')
  }
  await SyncRun.updateOne({ _id }, { $inc: added })
}
