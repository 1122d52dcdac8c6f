import { setTimeout as wait } from 'node:timers/promises'
import { askProduct, CoverdeskError, commandProduct, type RunningJob } from '@coverdesk/kit'
import type { AmsAccount, AmsCarrier, AmsPage, AmsPolicy } from '../adapters/adapter.ts'
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
  notYetPreviewed,
  type PreviewedAccount,
  previewedAccounts,
  previewedCarriers,
  takenInPreview,
} from './preview-so-far.ts'
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
  /** Of carriers, in a preview: those that it has found to be new. */
  addedNames?: string[]
  /** What someone decided to leave out. */
  leftOut: { foreignId: string; name: string }[]
}

export async function prepareBatch(run: SyncRunRecord, batch: Batch): Promise<PreparedBatch> {
  if (batch.recordType === 'CARRIER') return prepareCarriers(run, batch.carriers ?? [])
  const records = await notYetPreviewed<AmsAccount | AmsPolicy>(run, batch, batch.accounts ?? batch.policies ?? [])
  const decided = await decisionsFor(run, batch)
  const isOut = ({ foreignId }: { foreignId: string }) => decided.duplicates.get(foreignId)?.choice === 'LEAVE_OUT'
  const accounts = batch.policies ? await previewedAccounts(run, batch.policies) : new Map<string, PreviewedAccount>()
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
        ...('accountForeignId' in record && accounts.get(record.accountForeignId)),
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

async function prepareCarriers(run: SyncRunRecord, carriers: readonly AmsCarrier[]): Promise<PreparedBatch> {
  const records = await notYetPreviewed(run, { recordType: 'CARRIER' }, carriers)
  return { recordType: 'CARRIER', records, leftOut: [], addedNames: await previewedCarriers(run) }
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
  { recordType, records, addedNames }: PreparedBatch,
  key: string,
  signal: RunningJob['signal'],
): Promise<RecordResult[]> {
  if (records.length === 0) return []
  const { apply, applyAnswer } = documents[recordType]
  const input = recordType === 'CARRIER' ? { source, records } : { source, systemName, records }
  if (run.type !== 'PREVIEW') {
    return commandProduct(apply, { input }, applyAnswer, { as: `system:${syncJob}`, key, signal })
  }
  if (recordType === 'CARRIER') return askPreview(recordType, { ...input, addedNames: addedNames ?? [] }, signal)
  // A record here that the preview has matched with another one there is that one, as if it were stored.
  const takenIds = new Set<string>()
  for (;;) {
    const results = await askPreview(recordType, { ...input, takenIds: [...takenIds] }, signal)
    const taken = await takenInPreview(run, recordType, results)
    if (taken.every(id => takenIds.has(id))) return results
    for (const id of taken) takenIds.add(id)
  }
}

/** Waits for an area that doesn't answer, for as long as the job may run. */
async function askPreview(
  recordType: Batch['recordType'],
  input: object,
  signal: RunningJob['signal'],
): Promise<RecordResult[]> {
  const { preview, previewAnswer } = documents[recordType]
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
