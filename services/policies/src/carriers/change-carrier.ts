import {
  CoverdeskError,
  conflict,
  enqueue,
  findExisting,
  findRecord,
  parseInput,
  removeVersioned,
  updateVersioned,
  type ValidationError,
  validationFailed,
} from '@coverdesk/kit'
import { carrierNames, roleMessage, updateCarrierInput } from '../carrier-record/carrier.rules.ts'
import { presentCarrier } from '../carrier-record/present-carrier.ts'
import { type CarrierRecord, InsuranceCarrier } from '../models/carrier.model.ts'
import { FormerCarrier } from '../models/former-carrier.model.ts'
import { countIn, countPolicies, isNamedByDeletedPolicy } from './policies-of-carrier.ts'
import { refreshCarrierJob } from './refresh-carrier.ts'

/** A company and the version that a change was made from. */
export interface CarrierVersion {
  id: string
  version: number
}

const nameTaken = 'Another carrier or wholesale broker already has this name. Merge the two instead.'

/** @throws NOT_FOUND, CONFLICT */
export async function findCarrierAt({ id, version }: CarrierVersion): Promise<CarrierRecord> {
  const current = await findExisting<CarrierRecord>(InsuranceCarrier, 'company', id)
  if (current.version !== version) throw conflict(presentCarrier(current))
  return current
}

/** @throws NOT_FOUND, VALIDATION_FAILED by field, or CONFLICT with the current one */
export async function updateCarrier(at: CarrierVersion, input: unknown): Promise<CarrierRecord> {
  const change = parseInput(updateCarrierInput, input)
  const current = await findCarrierAt(at)
  const names = carrierNames(change.name ?? current.name)
  const roles = { isCarrier: change.isCarrier ?? current.isCarrier, isBroker: change.isBroker ?? current.isBroker }
  const wrong = await wrongRoles(current, roles)
  const isTaken = await InsuranceCarrier.exists({ sortName: names.sortName, _id: { $ne: current._id } })
  if (isTaken) wrong.push({ path: 'name', message: nameTaken })
  if (wrong.length > 0) throw validationFailed(wrong)
  const { claimsPhone } = change
  const fields = { ...names, ...roles, ...(claimsPhone !== undefined && { claimsPhone }) }
  const saved = await updateVersioned<CarrierRecord>(InsuranceCarrier, 'company', at, { $set: fields }, presentCarrier)
  if (saved.name !== current.name) await enqueue(refreshCarrierJob, { carrierId: at.id, version: saved.version })
  return saved
}

type Roles = Pick<CarrierRecord, 'isCarrier' | 'isBroker'>

async function wrongRoles(current: CarrierRecord, { isCarrier, isBroker }: Roles): Promise<ValidationError[]> {
  if (!isCarrier && !isBroker) return [{ path: 'isCarrier', message: roleMessage }]
  const id = String(current._id)
  if (current.isCarrier && !isCarrier && (await countIn('carrierId', id)) > 0) {
    return [{ path: 'isCarrier', message: 'Policies name it as their carrier.' }]
  }
  if (current.isBroker && !isBroker && (await countIn('brokerId', id)) > 0) {
    return [{ path: 'isBroker', message: 'Policies name it as their wholesale broker.' }]
  }
  return []
}

/** @throws NOT_FOUND, VALIDATION_FAILED where a policy names it, or CONFLICT with the current one */
export async function deleteCarrier(at: CarrierVersion): Promise<true> {
  const { _id, name, isCarrier, isBroker, claimsPhone, version } = await findCarrierAt(at)
  const [count = 0] = await countPolicies([at.id])
  if (count > 0) throw refused('Policies name this company. Merge it with another one instead.')
  if (await isNamedByDeletedPolicy(at.id)) {
    throw refused('A deleted policy that can still be restored names this company. Merge it with another one instead.')
  }
  await removeVersioned<CarrierRecord>(InsuranceCarrier, 'company', at, presentCarrier)
  await FormerCarrier.insertOne({ _id, name, isCarrier, isBroker, claimsPhone, version, intoId: null })
  return true
}

/** @throws NOT_FOUND, also of one that was merged, or VALIDATION_FAILED where another one has its name by now */
export async function restoreCarrier(id: string): Promise<CarrierRecord> {
  const present = await findRecord<CarrierRecord>(InsuranceCarrier, id)
  if (present) return present
  const { _id, name, isCarrier, isBroker, claimsPhone, version, intoId } = await findExisting(
    FormerCarrier,
    'company',
    id,
  )
  if (intoId) throw refused('This company was merged into another one.')
  const names = carrierNames(name)
  if (await InsuranceCarrier.exists({ sortName: names.sortName })) throw refused(nameTaken)
  await FormerCarrier.deleteOne({ _id })
  const restored = { _id, ...names, isCarrier, isBroker, claimsPhone, version: version + 1 }
  return (await InsuranceCarrier.create(restored)).toObject()
}

const refused = (message: string) => new CoverdeskError('VALIDATION_FAILED', message)
