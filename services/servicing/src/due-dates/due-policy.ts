import { conflict, currentAgencyId, parseInput, updateVersioned } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { DuePolicy, type DuePolicyRecord, type DueRule } from '../models/due-policy.model.ts'
import { type RequestType, requestTypes } from '../models/enumerations.ts'
import { duePolicyInput } from './due-policy.rules.ts'

/** Until an agency says otherwise. */
const usualDays: Record<RequestType, number | null> = {
  ADD_ADDITIONAL_INSURED: 1,
  CANCEL_POLICY: 2,
  CREATE_CERTIFICATE: 1,
  DOCUMENT_REQUEST: 2,
  ENDORSE_POLICY: 3,
  OTHER: null,
  QUESTION: 1,
  QUOTE_REQUEST: 5,
}

const agencyKey = () => new Types.ObjectId(currentAgencyId())

/** The policy of the scope’s agency; version 1 is what every agency begins with, and is not stored. */
export async function findDuePolicy(): Promise<DuePolicyRecord> {
  const _id = agencyKey()
  const stored = await DuePolicy.findById(_id).lean<DuePolicyRecord>()
  const rules = requestTypes.map(
    (type): DueRule => stored?.rules.find(rule => rule.type === type) ?? { type, businessDays: usualDays[type] },
  )
  return { _id, version: stored?.version ?? 1, rules, closedDays: stored?.closedDays ?? [] }
}

/** As a query answers it. */
const presentDuePolicy = ({ _id, version, rules, closedDays }: DuePolicyRecord) => ({
  __typename: 'ServiceRequestDuePolicy',
  id: String(_id),
  ...{ version, rules, closedDays },
})

/**
 * Changes when requests are due that are opened from now on.
 * @throws CONFLICT, or VALIDATION_FAILED at `rules` or `closedDays`
 */
export async function updateDuePolicy(version: number, input: unknown): Promise<DuePolicyRecord> {
  const { rules, closedDays } = parseInput(duePolicyInput, input)
  const current = await findDuePolicy()
  if (current.version !== version) throw conflict(presentDuePolicy(current))
  const changed = {
    rules: current.rules.map(rule => rules?.find(({ type }) => type === rule.type) ?? rule),
    closedDays: closedDays ? [...closedDays].sort() : current.closedDays,
  }
  if (JSON.stringify(changed) === JSON.stringify({ rules: current.rules, closedDays: current.closedDays }))
    return current
  const isStored = await DuePolicy.exists({ _id: current._id })
  // Two people who change it first, both at once: the slower one finds the other’s.
  if (!isStored) await DuePolicy.create({ _id: current._id, ...changed, version: 1 })
  const at = { id: String(current._id), version }
  return updateVersioned<DuePolicyRecord>(DuePolicy, 'due-date policy', at, { $set: changed }, presentDuePolicy)
}
