import type { PolicyFieldChange, StoredFieldChange } from '../models/policy-event.model.ts'
import type { PolicyFacts, PolicyRecord } from '../policies/policy-record.ts'

type Recorded = Omit<PolicyFacts, 'accountId'> & Pick<PolicyRecord, 'state'>

const recorded = [
  'type',
  'standing',
  'state',
  'market',
  'carrierId',
  'brokerId',
  'agencyUserId',
  'contactIds',
  'quoteNumber',
  'policyNumber',
  'issuedAt',
  'inforceAt',
  'expiresAt',
  'pricing',
  'cancellation',
  'reinstatement',
  'previousPolicyIds',
  'nextPolicyIds',
  'details',
] as const satisfies (keyof Recorded)[]

/** Parts that are told field by field; any other list or object is one value. */
const parts = ['pricing', 'cancellation', 'reinstatement', 'details', 'details.limits']

/** Every field of a policy by its path, as the history tells of it; what is empty is not there. */
export function recordedFields(policy: Recorded): Map<string, unknown> {
  return new Map(recorded.flatMap(field => valuesAt(field, policy[field])))
}

function valuesAt(path: string, value: unknown): [string, unknown][] {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return []
  if (!parts.includes(path)) return [[path, value]]
  return Object.entries(value as object).flatMap(([name, part]) => valuesAt(`${path}.${name}`, part))
}

const asText = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/** What differs between two states of a policy. @param before null: there was none */
export function storedChanges(before: Recorded | null, after: Recorded): StoredFieldChange[] {
  const [old, present] = [before ? recordedFields(before) : new Map<string, unknown>(), recordedFields(after)]
  return [...new Set([...old.keys(), ...present.keys()])]
    .filter(field => asText(old.get(field)) !== asText(present.get(field)))
    .map(field => ({ field, before: old.get(field) ?? null, after: present.get(field) ?? null }))
}

/** The fields of a policy after all that happened to it, the first event first. */
export function replay(events: readonly { stored: readonly StoredFieldChange[] }[]): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const { field, after } of events.flatMap(({ stored }) => stored)) {
    if (after === null) fields.delete(field)
    else fields.set(field, after)
  }
  return fields
}

/** What people call the records that a policy names by id. */
export interface Names {
  carriers: ReadonlyMap<string, string>
  users: ReadonlyMap<string, string>
  contacts: ReadonlyMap<string, string>
}

const named: Record<string, { field: string; names: keyof Names }> = {
  carrierId: { field: 'carrier', names: 'carriers' },
  brokerId: { field: 'broker', names: 'carriers' },
  agencyUserId: { field: 'agencyUser', names: 'users' },
  contactIds: { field: 'contacts', names: 'contacts' },
}
const unspoken = ['standing', 'previousPolicyIds', 'nextPolicyIds']

/** The same with names instead of ids, as JSON texts. */
export function readableChanges(changes: readonly StoredFieldChange[], names: Names): PolicyFieldChange[] {
  return changes
    .filter(({ field }) => !unspoken.includes(field))
    .map(({ field, before, after }) => {
      const name = named[field]
      const read = (value: unknown) => (name && value !== null ? nameOf(value, names[name.names]) : value)
      return { field: name?.field ?? field, before: jsonOf(read(before)), after: jsonOf(read(after)) }
    })
}

const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value))

function nameOf(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map(id => nameOf(id, names))
  return names.get(String(value)) ?? 'A former user'
}
