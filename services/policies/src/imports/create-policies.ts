import type { ListForm } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { todayOfAgency } from '../calendar/today.ts'
import { createCarrier } from '../carrier-record/create-carrier.ts'
import { copyOf } from '../policies/create-policies.ts'
import { insertPolicies } from '../policies/insert-policy.ts'
import { begin } from '../rules/policy-state.ts'
import type { ImportField } from './import-fields.ts'
import type { KeptOfPolicy } from './kept-of-policy.ts'
import type { NamedCompany } from './named-by-rows.ts'
import type { ReadPolicy } from './read-policy.ts'

/** Stores the policies of a portion as the form would, by whoever began the import. Companies that are new are added first. */
export async function createImportedPolicies(
  policies: readonly ReadPolicy[],
  { createdById }: ListForm<ImportField>,
): Promise<KeptOfPolicy[]> {
  const today = await todayOfAgency()
  const companies = await companiesOf(policies)
  const idOf = (company: NamedCompany | null) =>
    (company && (company.isKnown ? company.id : companies.get(keyOf(company)))) || null
  const created = await insertPolicies(
    { userId: createdById ?? undefined },
    policies.map(({ facts, account, carrier, broker }) => ({
      facts: { ...facts, carrierId: idOf(carrier), brokerId: idOf(broker) },
      surroundings: { account: copyOf(account), carrierName: carrier.name, today },
      situation: begin(facts, today),
      kind: 'CREATED',
    })),
  )
  return created.map(({ _id }) => ({ policyId: _id }))
}

const keyOf = ({ role, sortName }: NamedCompany) => `${role} ${sortName}`

/** Those that were added, or have become what they were not yet. */
async function companiesOf(policies: readonly ReadPolicy[]): Promise<ReadonlyMap<string, Types.ObjectId>> {
  const added = new Map<string, Types.ObjectId>()
  const named = policies.flatMap(({ carrier, broker }) => (broker ? [carrier, broker] : [carrier]))
  // One after the other: a transaction answers one question at a time. The first spelling is kept.
  for (const company of named) {
    if (company.isKnown || added.has(keyOf(company))) continue
    const { _id } = await createCarrier({ name: company.name, [company.role]: true })
    added.set(keyOf(company), _id)
  }
  return added
}
