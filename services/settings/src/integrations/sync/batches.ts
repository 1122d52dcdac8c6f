import { setTimeout as wait } from 'node:timers/promises'
import { askProduct, CoverdeskError, commandProduct, type RunningJob } from '@coverdesk/kit'
import type { AmsAccount, AmsCarrier, AmsPage, AmsPolicy } from '../adapters/adapter.ts'
import { SyncChange } from '../record/sync-change.model.ts'
import {
  type ConflictField,
  SyncConflict,
  type SyncConflictRecord,
  SyncDuplicate,
  type SyncDuplicateRecord,
} from '../record/sync-decision.model.ts'
import type { RecordType, SyncRunRecord } from '../record/sync-run.model.ts'
import { syncJob } from './begin-run.ts'
import {
  accountDocuments,
  carrierDocuments,
  type ProductDocuments,
  policyDocuments,
  type RecordResult,
} from './product-documents.ts'

/** Records of one command, which is one transaction there. */
const batchSize = 25

/** Records of one kind that are compared together. */
export interface Batch {
  recordType: 'ACCOUNT' | 'CARRIER' | 'POLICY'
  accounts?: AmsAccount[]
  policies?: AmsPolicy[]
  carriers?: AmsCarrier[]
}

/** In the order in which they depend on each other. */
export function batchesOf({ carriers, accounts, policies }: AmsPage): Batch[] {
  return [
    ...portionsOf(carriers).map((portion): Batch => ({ recordType: 'CARRIER', carriers: portion })),
    ...portionsOf(accounts).map((portion): Batch => ({ recordType: 'ACCOUNT', accounts: portion })),
    ...portionsOf(policies).map((portion): Batch => ({ recordType: 'POLICY', policies: portion })),
  ]
}

function portionsOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / batchSize)
  return Array.from({ length: count }, (_, place) => items.slice(place * batchSize, (place + 1) * batchSize))
}

/** What a command is told, with what people have decided. Remembered by the job: a repetition asks for the same. */
export interface PreparedBatch {
  recordType: Batch['recordType']
  records: object[]
  /** What someone decided to leave out. */
  leftOut: { foreignId: string; name: string }[]
}

export async function prepareBatch(run: SyncRunRecord, batch: Batch): Promise<PreparedBatch> {
  if (batch.recordType === 'CARRIER') return { recordType: 'CARRIER', records: batch.carriers ?? [], leftOut: [] }
  const records = batch.accounts ?? batch.policies ?? []
  const decided = await decisionsFor(run, batch)
  const isOut = ({ foreignId }: { foreignId: string }) => decided.duplicates.get(foreignId)?.choice === 'LEAVE_OUT'
  const kinds =
    batch.policies && run.type === 'PREVIEW' ? await newAccountKinds(run, batch.policies) : new Map<string, string>()
  return {
    recordType: batch.recordType,
    leftOut: records.filter(isOut).map(record => ({ foreignId: record.foreignId, name: nameIn(record.fields) })),
    records: records
      .filter(record => !isOut(record))
      .map(record => ({
        ...record,
        ...chosenIn(decided.duplicates.get(record.foreignId)),
        decisions: decisionsIn(decided.conflicts.get(`${batch.recordType} ${record.foreignId}`)),
        ...('contacts' in record && {
          contacts: record.contacts.map(contact => ({
            ...contact,
            decisions: decisionsIn(decided.conflicts.get(`CONTACT ${contact.foreignId}`)),
          })),
        }),
        ...('accountForeignId' in record && { newAccountType: kinds.get(record.accountForeignId) ?? null }),
      })),
  }
}

const nameIn = (fields: readonly { field: string; value: string | null }[]) =>
  fields.find(({ field }) => field === 'NAME' || field === 'POLICY_NUMBER')?.value ?? 'A record'

function chosenIn(duplicate: SyncDuplicateRecord | undefined) {
  if (duplicate?.choice === 'CREATE') return { choice: 'CREATE' }
  return duplicate?.choice === 'LINK' ? { choice: 'LINK', linkTo: duplicate.recordId } : {}
}

const decisionsIn = (conflict: SyncConflictRecord | undefined) =>
  (conflict?.fields ?? []).flatMap(({ field, keep, storedHere, storedThere }: ConflictField) =>
    keep ? [{ field, keepsThere: keep === 'THERE', here: storedHere, there: storedThere }] : [],
  )

async function decisionsFor({ integrationId }: SyncRunRecord, { accounts = [], policies = [] }: Batch) {
  const ids = [...accounts, ...policies].map(({ foreignId }) => foreignId)
  const contactIds = accounts.flatMap(({ contacts }) => contacts.map(({ foreignId }) => foreignId))
  const recordType: RecordType = accounts.length > 0 ? 'ACCOUNT' : 'POLICY'
  const duplicates = await SyncDuplicate.find({
    ...{ integrationId, recordType, foreignId: { $in: ids } },
    $or: [{ state: 'DECIDED' }, { state: 'APPLIED', choice: 'LEAVE_OUT' }],
  } as never).lean<SyncDuplicateRecord[]>()
  const conflicts = await SyncConflict.find({
    ...{ integrationId, state: 'DECIDED' },
    foreignId: { $in: [...ids, ...contactIds] },
  } as never).lean<SyncConflictRecord[]>()
  return {
    duplicates: new Map(duplicates.map(duplicate => [duplicate.foreignId, duplicate])),
    conflicts: new Map(conflicts.map(conflict => [`${conflict.recordType} ${conflict.foreignId}`, conflict])),
  }
}

/** In a preview, accounts that the same sync would create are nowhere but in what it has found so far. */
async function newAccountKinds({ _id }: SyncRunRecord, policies: readonly AmsPolicy[]) {
  const foreignId = { $in: policies.map(({ accountForeignId }) => accountForeignId) }
  const found = await SyncChange.find({ runId: _id, recordType: 'ACCOUNT', outcome: 'CREATED', foreignId } as never, {
    foreignId: 1,
    accountKind: 1,
  }).lean()
  return new Map(found.map(({ foreignId: id, accountKind }) => [id, accountKind ?? 'BUSINESS']))
}

const documents: Record<Batch['recordType'], ProductDocuments> = {
  ACCOUNT: accountDocuments,
  CARRIER: carrierDocuments,
  POLICY: policyDocuments,
}

const maxPauseMs = 10_000

/** Has the area compare the records, and take them unless it is a preview. */
export async function compareBatch(
  run: SyncRunRecord,
  { source, systemName }: { source: string; systemName: string },
  { recordType, records }: PreparedBatch,
  key: string,
  signal: RunningJob['signal'],
): Promise<RecordResult[]> {
  if (records.length === 0) return []
  const { preview, previewAnswer, apply, applyAnswer } = documents[recordType]
  const input = recordType === 'CARRIER' ? { source, records } : { source, systemName, records }
  if (run.type !== 'PREVIEW') {
    return commandProduct(apply, { input }, applyAnswer, { as: `system:${syncJob}`, key, signal })
  }
  for (let pauseMs = 500; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return await askProduct(preview, { input }, previewAnswer)
    } catch (error) {
      const isForLater =
        error instanceof CoverdeskError && (error.code === 'SUBGRAPH_UNAVAILABLE' || error.code === 'RATE_LIMITED')
      if (!isForLater) throw error
    }
    await wait(pauseMs, undefined, { signal })
  }
}
