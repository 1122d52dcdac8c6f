import type { Owner } from '../owner.ts'
import type { Collected } from '../pages.ts'
import { type RecordFilters, type RecordKind, recordKinds, type StartKind } from '../question.ts'
import { type GraphRecord, maxLinks, shortened } from '../records/graph-record.ts'
import { directRelations, type Relation } from './direct-relations.ts'

/** What comes from records in between. */
const between: Record<StartKind, Partial<Record<RecordKind, StartKind>>> = {
  ACCOUNT: {},
  POLICY: {},
  CARRIER: { CONTACT: 'ACCOUNT', CERTIFICATE: 'POLICY', CERTIFICATE_HOLDER: 'POLICY', SERVICE_REQUEST: 'POLICY' },
  CERTIFICATE_HOLDER: { CONTACT: 'ACCOUNT', CARRIER: 'POLICY' },
  CONTACT: {
    POLICY: 'ACCOUNT',
    CARRIER: 'ACCOUNT',
    CERTIFICATE: 'ACCOUNT',
    CERTIFICATE_HOLDER: 'ACCOUNT',
    SERVICE_REQUEST: 'ACCOUNT',
  },
  SERVICE_REQUEST: { CONTACT: 'ACCOUNT', CARRIER: 'POLICY', CERTIFICATE_HOLDER: 'POLICY' },
}

/** The relations of so many records are looked up. */
const maxRecords = 20

/** What these records are related to, each once; undefined where there is no such relation. */
export async function related(
  { kind, records }: { kind: StartKind; records: readonly GraphRecord[] },
  relation: RecordKind,
  filters: RecordFilters,
  owner: Owner,
): Promise<Collected<GraphRecord> | undefined> {
  const direct = directRelations[kind][relation]
  if (direct) return ofEach(records, direct, filters, owner)
  const middle = between[kind][relation]
  const toMiddle = middle && directRelations[kind][middle]
  const onward = middle && directRelations[middle][relation]
  if (!toMiddle || !onward) return undefined
  const found = await ofEach(records, toMiddle, filters, owner)
  const answer = await ofEach(found.items, onward, filters, owner)
  return { ...answer, isComplete: found.isComplete && answer.isComplete }
}

async function ofEach(
  records: readonly GraphRecord[],
  relation: Relation,
  filters: RecordFilters,
  owner: Owner,
): Promise<Collected<GraphRecord>> {
  const found = new Map<string, GraphRecord>()
  let isComplete = records.length <= maxRecords
  for (const { id } of records.slice(0, maxRecords)) {
    const next = await relation(id, filters, owner)
    for (const record of next.items) {
      const key = `${record.typename} ${record.id}`
      const known = found.get(key)
      found.set(key, known ? withFactsOf(known, record) : record)
    }
    isComplete &&= next.isComplete
  }
  return { items: [...found.values()], isComplete }
}

/** A record that several lead to, with what each of them says of it. */
const withFactsOf = (one: GraphRecord, other: GraphRecord): GraphRecord => ({
  ...one,
  ...(one.links && { links: [...one.links, ...(other.links ?? [])].slice(0, maxLinks) }),
  facts: one.facts.map(({ label, value }) => {
    const more = other.facts.find(fact => fact.label === label)?.value
    return { label, value: more && !value.includes(more) ? shortened(`${value}, ${more}`) : value }
  }),
})

/** What records of a kind are related to. */
export const relationsOf = (kind: StartKind): RecordKind[] =>
  recordKinds.filter(relation => directRelations[kind][relation] || between[kind][relation])
