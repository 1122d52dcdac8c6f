import { defineListExport, findExisting, mutation, parseInput, unauthenticated } from '@coverdesk/kit'
import { z } from 'zod'
import { demandSubscription } from '../demand-subscription.ts'
import { changeFilter } from '../record/changes-of.ts'
import { type FieldChange, outcomes, SyncChange, type SyncChangeRecord } from '../record/sync-change.model.ts'
import { recordTypes, SyncRun } from '../record/sync-run.model.ts'
import { SyncChangesExport } from './sync-changes-export.model.ts'

/** So many records are read, written and sent at once. */
const portion = 200

interface ChangeRow {
  change: SyncChangeRecord
  /** Undefined where no field differs. */
  field: FieldChange | undefined
}

const words: Readonly<Record<SyncChangeRecord['recordType'] | SyncChangeRecord['outcome'], string>> = {
  ACCOUNT: 'Account',
  CALL: 'Call',
  CARRIER: 'Carrier',
  CONTACT: 'Contact',
  POLICY: 'Policy',
  TASK: 'Task',
  CHANGED: 'Changed',
  CONFLICT: 'Conflict',
  CREATED: 'New',
  DUPLICATE: 'Possible duplicate',
  MATCHED: 'Matched',
  SENT: 'Sent',
  SKIPPED: 'Skipped',
}

/** What a sync has changed, or would, as a file: a line for each field. That it was taken out is audited. */
export const syncChangesExport = defineListExport<ChangeRow>({
  columns: {
    record: { Record: ({ change }) => words[change.recordType] },
    name: { Name: ({ change }) => change.name },
    outcome: { Outcome: ({ change, field }) => (field?.isConflict ? words.CONFLICT : words[change.outcome]) },
    field: { Field: ({ field }) => field?.label ?? '' },
    before: { 'In Coverdesk': ({ field }) => valueIn(field?.before, field?.storedBefore) },
    after: {
      'In the other system': ({ field }) => (field?.isCleared ? 'Emptied' : valueIn(field?.after, field?.storedAfter)),
    },
    reason: { Note: ({ change }) => change.reason ?? candidatesIn(change) },
    foreignId: { 'Id in the other system': ({ change }) => change.foreignId },
  },
  idOf: ({ change }) => String(change._id),
  async read(address, columns, context) {
    if (!context.agencyId) throw unauthenticated()
    await demandSubscription(context.agencyId)
    const { run, ...filter } = parseInput(listAddress, address)
    const { _id } = await findExisting(SyncRun, 'sync', run)
    const wanted = changeFilter(_id, filter) as never
    const total = await SyncChange.countDocuments(wanted)
    const record = { runId: _id, rows: total, columns: [...columns] }
    await mutation('sync-changes/export', () => SyncChangesExport.insertOne(record))(null, context)
    return { total, portions: portionsOf(wanted) }
  },
})

/** As people read it, but days, which are written as they are stored: `2026-12-22`. */
const valueIn = (readable: string | null | undefined, stored: string | null | undefined): string =>
  z.iso.date().safeParse(stored).data ?? readable ?? ''

const candidatesIn = ({ candidates }: SyncChangeRecord) =>
  candidates.map(({ name, reasons }) => `${name} (${reasons.join(', ')})`).join('; ')

const listAddress = z.object({
  run: z.string(),
  recordType: z.enum(recordTypes, { error: 'There is no such kind.' }).optional(),
  outcome: z.enum(outcomes, { error: 'There is no such outcome.' }).optional(),
})

async function* portionsOf(wanted: never): AsyncGenerator<ChangeRow[]> {
  let rows: ChangeRow[] = []
  const changes = SyncChange.find(wanted).sort({ _id: 1 }).lean<SyncChangeRecord[]>().cursor({ batchSize: portion })
  for await (const change of changes as unknown as AsyncIterable<SyncChangeRecord>) {
    const fields: (FieldChange | undefined)[] = change.fields.length > 0 ? change.fields : [undefined]
    rows.push(...fields.map(field => ({ change, field })))
    if (rows.length < portion) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}
