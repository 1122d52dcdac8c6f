import { fold } from '@coverdesk/kit'
import { createCarrierInput } from '../carrier-record/carrier.rules.ts'
import { createCarrier } from '../carrier-record/create-carrier.ts'
import { InsuranceCarrier } from '../models/carrier.model.ts'
import { resultOf, type SyncResult } from './sync-result.ts'
import type { SyncedCarriersInput } from './synced-policy.rules.ts'
import { SyncedPolicyRecord } from './synced-record.model.ts'

/** Takes companies of another system. The agency has each name once, so who is there is the same one. */
export async function syncCarriers(
  { source, records, addedNames }: SyncedCarriersInput,
  { isDry }: { isDry: boolean },
): Promise<SyncResult[]> {
  const foreignId = { $in: records.map(record => record.foreignId) }
  const linked = await SyncedPolicyRecord.distinct('foreignId', { source, recordType: 'CARRIER', foreignId } as never)
  const known = new Set(linked)
  /** Companies that a preview would add: the next one of the same name would be the same. */
  const added = new Set(addedNames.map(fold))
  const results: SyncResult[] = []
  for (const record of records) {
    const about = { recordType: 'CARRIER' as const, foreignId: record.foreignId, name: record.name }
    if (known.has(record.foreignId)) results.push(resultOf({ ...about, outcome: 'UNCHANGED' }))
    else results.push(await syncCarrier(source, record, isDry ? added : null))
  }
  return results
}

async function syncCarrier(
  source: string,
  { foreignId, name, isBroker }: SyncedCarriersInput['records'][number],
  added: Set<string> | null,
): Promise<SyncResult> {
  const about = { recordType: 'CARRIER' as const, foreignId, name }
  const input = { name, [isBroker ? 'isBroker' : 'isCarrier']: true }
  const parsed = createCarrierInput.safeParse(input)
  if (!parsed.success) {
    return resultOf({ ...about, outcome: 'SKIPPED', reason: `“${name.slice(0, 60)}” can’t be the name of a company.` })
  }
  const there = await InsuranceCarrier.findOne({ sortName: fold(parsed.data.name) }).lean()
  if (added) {
    const outcome = there || added.has(fold(parsed.data.name)) ? 'MATCHED' : 'CREATED'
    added.add(fold(parsed.data.name))
    return resultOf({ ...about, outcome, recordId: there ? String(there._id) : null })
  }
  const outcome = there ? 'MATCHED' : 'CREATED'
  const { _id, version } = await createCarrier(input)
  await SyncedPolicyRecord.insertOne({ source, recordType: 'CARRIER', foreignId, recordId: _id, base: { NAME: name } })
  return resultOf({ ...about, outcome, recordId: String(_id), version })
}
