import type { Owner } from '../owner.ts'
import type { NamedQuestion, RecordKind } from '../question.ts'
import type { GraphRecord } from '../records/graph-record.ts'
import { namedAccounts } from './accounts.ts'
import { namedCarriers } from './carriers.ts'
import { namedCertificates, namedHolders } from './certificates.ts'
import { namedContacts } from './contacts.ts'
import { wordsOfName } from './match-name.ts'
import type { NamedKind } from './name-search.ts'
import { type Named, namesIn } from './names-in.ts'
import { namedPolicies, withDetails } from './policies.ts'
import { namedRequests } from './requests.ts'
import type { NamedRecords, Subject } from './subject.ts'

interface NamedAnswer {
  records: GraphRecord[]
  total: number
  isComplete: boolean
  startedFrom: GraphRecord[]
  /** What the names of the question are of. */
  named: Named[]
  /** Its words that name nothing, and that no record that was found says. */
  unknown: string[]
  /** Its words that name nothing, and that each of the records says. */
  said: string[]
}

const maxRecords = 50

/** Which records names may be of, by what is wanted: the likelier first. */
const preferred: Record<RecordKind, NamedKind[]> = {
  POLICY: ['POLICY', 'ACCOUNT', 'CARRIER', 'CONTACT', 'COLLEAGUE', 'PLACE'],
  ACCOUNT: ['ACCOUNT', 'CARRIER', 'CONTACT', 'COLLEAGUE', 'CERTIFICATE_HOLDER', 'PLACE'],
  CARRIER: ['CARRIER', 'ACCOUNT', 'POLICY', 'CONTACT'],
  CONTACT: ['CONTACT', 'ACCOUNT'],
  CERTIFICATE: ['ACCOUNT', 'CERTIFICATE_HOLDER', 'CONTACT', 'COLLEAGUE'],
  CERTIFICATE_HOLDER: ['ACCOUNT', 'CERTIFICATE_HOLDER', 'CONTACT'],
  SERVICE_REQUEST: ['ACCOUNT', 'COLLEAGUE', 'CONTACT'],
}
const anything: NamedKind[] = ['ACCOUNT', 'CONTACT', 'CARRIER', 'CERTIFICATE_HOLDER', 'POLICY']

const searches: Record<RecordKind, (subject: Subject) => Promise<NamedRecords>> = {
  POLICY: namedPolicies,
  ACCOUNT: namedAccounts,
  CARRIER: namedCarriers,
  CONTACT: namedContacts,
  CERTIFICATE: namedCertificates,
  CERTIFICATE_HOLDER: namedHolders,
  SERVICE_REQUEST: namedRequests,
}
/** What the records of a name are. */
const ownKinds: Partial<Record<NamedKind, RecordKind>> = {
  ...{ ACCOUNT: 'ACCOUNT', CONTACT: 'CONTACT', CARRIER: 'CARRIER', POLICY: 'POLICY' },
  CERTIFICATE_HOLDER: 'CERTIFICATE_HOLDER',
}

/** Records that everyone and everything in a question’s names narrows down. */
export async function recordsAbout(question: NamedQuestion, owner: Owner): Promise<NamedAnswer> {
  const { query = '', relation, filters = {}, order } = question
  const { named, unknown } = await namesIn(query, relation ? preferred[relation] : anything, owner)
  const kind = relation ?? (named[0] && ownKinds[named[0].kind])
  const nothing = { records: [], total: 0, isComplete: true, startedFrom: [] }
  if (!kind || (query && named.length === 0 && !relation)) return { ...nothing, named: few(named), unknown, said: [] }
  const found = await searches[kind]({ named, filters, order, owner })
  const inShort = saying(found.items, unknown)
  const detailed = kind === 'POLICY' ? await withDetails(inShort ?? found.items, owner) : (inShort ?? found.items)
  const inDetail = inShort ?? saying(detailed, unknown)
  if (kind === 'SERVICE_REQUEST' && unknown.length > 0 && !inDetail) {
    const inWords = await requestsSaying(query, { filters, order, owner })
    if (inWords) return inWords
  }
  const records = inDetail ? detailed.filter(({ id }) => inDetail.some(one => one.id === id)) : detailed
  return {
    ...{ records: records.slice(0, maxRecords), total: records.length, isComplete: found.isComplete, startedFrom: [] },
    named: few(named),
    ...(inDetail ? { unknown: [], said: unknown } : { unknown, said: [] }),
  }
}

/** Requests that say each word of the question: a holder is no record of its own, and may be called like a client. */
async function requestsSaying(query: string, subject: Omit<Subject, 'named'>): Promise<NamedAnswer | null> {
  const words = wordsOfName(query)
  const { items, isComplete } = await namedRequests({ ...subject, named: [] })
  const records = saying(items, words)
  return records
    ? {
        records: records.slice(0, maxRecords),
        total: records.length,
        isComplete,
        startedFrom: [],
        named: [],
        unknown: [],
        said: words,
      }
    : null
}

const maxNamed = 10
/** A city may have many clients. */
const few = (named: readonly Named[]): Named[] =>
  named.map(one => ({ ...one, records: one.records.slice(0, maxNamed) }))

/** Those that say words which name nothing; undefined where there are no such words, or no such records. */
function saying(records: readonly GraphRecord[], words: readonly string[]): GraphRecord[] | undefined {
  const found = words.length > 0 ? records.filter(record => saysAll(record, words)) : []
  return found.length > 0 ? found : undefined
}

/** Whether the facts of a record have each of the words. */
function saysAll({ title, facts }: GraphRecord, words: readonly string[]): boolean {
  const said = wordsOfName([title, ...facts.map(({ label, value }) => `${label} ${value}`)].join(' '))
  return words.every(word => said.some(one => one === word || (word.length >= 4 && one.startsWith(word))))
}
