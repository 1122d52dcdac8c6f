import { carriersOfPolicies } from '../relations/of-policies.ts'
import { startRecords } from '../start.ts'
import { policiesAbout } from './policies.ts'
import { idsOf, type NamedRecords, type Subject } from './subject.ts'

/** The carriers that are named, or those of such policies. */
export async function namedCarriers(subject: Subject): Promise<NamedRecords> {
  const { named, filters, owner } = subject
  const ids = new Set(idsOf(subject, 'CARRIER'))
  const all = await startRecords({ start: { kind: 'CARRIER' } }, owner)
  if (ids.size > 0) return { ...all, items: all.items.filter(({ id }) => ids.has(id)) }
  if (named.length === 0 && Object.keys(filters).length === 0) return all
  const found = await policiesAbout(subject)
  return { ...found, items: carriersOfPolicies(found.items) }
}
