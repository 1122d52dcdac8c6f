import { type CallContext, loadByIds, loadTogether, notFound } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { type CarrierRecord, InsuranceCarrier } from '../models/carrier.model.ts'
import { FormerCarrier } from '../models/former-carrier.model.ts'

/** What is told of a company. */
export type Carrier = Omit<CarrierRecord, 'sortName' | 'words'>

/** By id, in their order: one that was merged is the one that was kept, one that was removed is as it was. */
export async function findCarriers(ids: readonly string[]): Promise<(Carrier | null)[]> {
  const present: (Carrier | null)[] = await loadByIds<CarrierRecord>(InsuranceCarrier, ids)
  const missing = ids.filter((_, index) => !present[index])
  if (missing.length === 0) return present
  const former = await loadByIds(FormerCarrier, missing)
  const kept = await loadByIds<CarrierRecord>(
    InsuranceCarrier,
    former.map(carrier => String(carrier?.intoId ?? '')),
  )
  const found = new Map(missing.map((id, index) => [id, kept[index] ?? former[index] ?? null]))
  return ids.map((id, index) => present[index] ?? found.get(id) ?? null)
}

/** All that one request asks for are read at once. */
export const carrierOf = (context: CallContext, id: Types.ObjectId | null): Promise<Carrier | null> =>
  id ? loadTogether(context, findCarriers, String(id)) : Promise.resolve(null)

/** What they are called now, by the ids that were asked for. */
export async function carrierNamesOf(ids: readonly unknown[]): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(ids.map(String))]
  if (distinct.length === 0) return new Map()
  const found = await findCarriers(distinct)
  return new Map(distinct.flatMap((id, index) => (found[index] ? [[id, found[index].name] as const] : [])))
}

/** What all of the agency's are called now, former ones too, by id. */
export async function allCarrierNames(): Promise<ReadonlyMap<string, string>> {
  const former = await FormerCarrier.find({}, { name: 1, intoId: 1 }).lean()
  const present = await InsuranceCarrier.find({}, { name: 1 }).lean()
  const names = new Map(present.map(({ _id, name }) => [String(_id), name]))
  for (const { _id, name, intoId } of former) names.set(String(_id), names.get(String(intoId)) ?? name)
  return names
}

/** @throws NOT_FOUND, also of one that was removed */
export async function findCarrier(id: string): Promise<Carrier> {
  const [carrier] = await findCarriers([id])
  if (!carrier || 'intoId' in carrier) throw notFound('company')
  return carrier
}
