import {
  defineListExport,
  type ListAddress,
  type ListRows,
  mutation,
  parseInput,
  type UserCallContext,
} from '@coverdesk/kit'
import { z } from 'zod'
import { allCarrierNames } from '../carrier-record/find-carriers.ts'
import { insuranceTypes, policyStates } from '../models/enumerations.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import { policyFilter, policyOrder, policyOrders, type WantedPolicies } from '../policies/wanted-policies.ts'
import { agencyUsersOfPolicies } from '../references/agency-user-of-policy.ts'
import { type PolicyRow, policyCsvColumns } from './policy-csv-columns.ts'
import { PolicyListExport } from './policy-list-export.model.ts'

/** So many policies are read, written and sent at once. */
const portion = 500

/** The list of policies as a file. That it was taken out is audited before a row is read. */
export const policyListExport = defineListExport<PolicyRow>({
  columns: policyCsvColumns,
  idOf: ({ _id }) => String(_id),
  async read(address, columns, context) {
    const wanted = wantedFrom(address, context as UserCallContext)
    const filter = await policyFilter(wanted)
    const total = await BusinessPolicy.countDocuments(filter as never)
    const record = { rows: total, columns: [...columns], address: new URLSearchParams({ ...address }).toString() }
    await mutation('policies/export', () => PolicyListExport.insertOne(record))(null, context)
    return { total, portions: portionsOf(wanted, filter, await namesOf(columns)) }
  },
})

/** The same names as in `mfe-policies/src/policy-list/policy-list.ts`. What it does not know it refuses: the file would hold more than the list. */
const listAddress = z.strictObject({
  filter: z.string().optional(),
  state: z.enum(policyStates, { error: 'There is no such status.' }).optional(),
  type: z.enum(insuranceTypes, { error: 'There is no such type.' }).optional(),
  expires: z.enum(['30', '60', '90'], { error: 'Choose 30, 60 or 90 days.' }).optional(),
  pending: z.literal('true', { error: 'Choose pending, or nothing.' }).optional(),
  assigned: z.string().optional(),
  sort: z
    .enum(Object.keys(policyOrders) as (keyof typeof policyOrders)[], { error: 'There is no such order.' })
    .optional(),
})

/** The same as the list asks for by the same address. */
function wantedFrom(address: ListAddress, { userId }: UserCallContext): WantedPolicies {
  const { filter, state, type, expires, pending, assigned, sort } = parseInput(listAddress, address)
  return {
    search: filter,
    sort,
    filter: {
      states: state && [state],
      types: type && [type],
      expiresWithinDays: expires && Number(expires),
      isCancellationPending: pending && true,
      agencyUserId: assigned === 'me' ? userId : assigned,
    },
  }
}

type Names = Record<'carriers' | 'users', ReadonlyMap<string, string>>

/** Asked once: an agency has few of both. */
async function namesOf(columns: readonly string[]): Promise<Names> {
  const carriers: Names['carriers'] = columns.includes('carrier') ? await allCarrierNames() : new Map()
  const users = columns.includes('assignedTo') ? await agencyUsersOfPolicies() : []
  return {
    carriers,
    users: new Map(users.map(({ id, name }) => [id, name])),
  }
}

async function* portionsOf(wanted: WantedPolicies, filter: object, names: Names): ListRows<PolicyRow>['portions'] {
  let rows: PolicyRow[] = []
  for await (const policy of policiesInOrder(wanted, filter)) {
    rows.push(asRow(policy, names))
    if (rows.length < portion) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

/** A cursor: the database gives a batch when the one before has been taken. */
function policiesInOrder(wanted: WantedPolicies, filter: object): AsyncIterable<PolicyRecord> {
  const { field, direction } = policyOrder(wanted)
  return BusinessPolicy.find(filter as never)
    .select('-details')
    .sort({ [field]: direction, _id: direction })
    .lean()
    .cursor({ batchSize: portion }) as unknown as AsyncIterable<PolicyRecord>
}

const asRow = (policy: PolicyRecord, { carriers, users }: Names): PolicyRow => ({
  ...policy,
  carrierName: carriers.get(String(policy.carrierId)),
  assignee: users.get(policy.agencyUserId ?? ''),
})
