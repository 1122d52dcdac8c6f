import { stem } from '../../search/text/stem.ts'
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
import { namedRequests, withComments } from './requests.ts'
import type { NamedRecords, Subject } from './subject.ts'
import { tellApart } from './tell-apart.ts'

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
  const names = await namesIn(query, relation ? preferred[relation] : anything, owner)
  const { named, unknown } = await tellApart(names, owner)
  const kind = relation ?? (named[0] && ownKinds[named[0].kind])
  const nothing = { records: [], total: 0, isComplete: true, startedFrom: [] }
  if (!kind || (query && named.length === 0 && !relation)) return { ...nothing, named: few(named), unknown, said: [] }
  const found = await searches[kind]({ named, filters, order, owner })
  const inShort = saying(found.items, unknown)
  const detailed = await inDetailOf(kind, inShort ?? found.items, owner)
  const inDetail = inShort ?? saying(detailed, unknown)
  if (kind === 'SERVICE_REQUEST' && unknown.length > 0 && !inDetail) {
    const inWords = await requestsSaying(query, { filters, order, owner })
    if (inWords) return inWords
    const partly = sayingMost(detailed, unknown)
    if (partly)
      return { ...nothing, ...partly, total: partly.records.length, isComplete: found.isComplete, named: few(named) }
  }
  const records = inDetail ? detailed.filter(({ id }) => inDetail.some(one => one.id === id)) : detailed
  return {
    ...{ records: records.slice(0, maxRecords), total: records.length, isComplete: found.isComplete, startedFrom: [] },
    named: few(named),
    ...(inDetail ? { unknown: [], said: unknown } : { unknown, said: [] }),
  }
}

/** A few records with what their lists leave out. */
async function inDetailOf(kind: RecordKind, records: readonly GraphRecord[], owner: Owner): Promise<GraphRecord[]> {
  if (kind === 'POLICY') return withDetails(records, owner)
  if (kind === 'SERVICE_REQUEST') return withComments(records, owner)
  return [...records]
}

/** Requests that say each word of the question: a holder is no record of its own, and may be called like a client. */
async function requestsSaying(query: string, subject: Omit<Subject, 'named'>): Promise<NamedAnswer | null> {
  const words = wordsOfName(query)
  const { items, isComplete } = await namedRequests({ ...subject, named: [] }, true)
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

/** The requests that say more of the words than others, and at least half of them: people tell a loss in words of their own. */
function sayingMost(
  records: readonly GraphRecord[],
  words: readonly string[],
): { records: GraphRecord[]; said: string[]; unknown: string[] } | undefined {
  const counted = records.map(record => ({ record, said: saidOf(record, words) }))
  const most = Math.max(0, ...counted.map(({ said }) => said.length))
  const best = counted.filter(({ said }) => said.length === most)
  const said = best[0]?.said ?? []
  if (most === 0 || most * 2 < words.length) return undefined
  return { records: best.map(({ record }) => record), said, unknown: words.filter(word => !said.includes(word)) }
}

/** Whether the facts of a record have each of the words. */
const saysAll = (record: GraphRecord, words: readonly string[]): boolean =>
  saidOf(record, words).length === words.length

/** Which of the words the facts of a record have, in whatever form. */
function saidOf({ title, facts }: GraphRecord, words: readonly string[]): string[] {
  const telling = facts.filter(({ label }) => !reaching.has(label))
  const said = wordsOfName([title, ...telling.map(({ label, value }) => `${label} ${value}`)].join(' '))
  const isLoss = facts.some(({ label }) => label === 'Reported loss')
  return words.filter(word => (isLoss && lossWords.has(word)) || said.some(one => isSame(one, word)))
}

function isSame(said: string, word: string): boolean {
  if (said === word || (word.length >= minBeginning && said.startsWith(word))) return true
  const [one, other] = [stem(said), stem(word)]
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return (
    one === other || (short.length >= minBeginning && long.startsWith(short) && long.length - short.length < maxEnding)
  )
}

/** Shorter words begin too many others. */
const minBeginning = 4
const maxEnding = 5
/** What people call a loss that was reported. */
const lossWords = new Set(['loss', 'claim', 'accident', 'incident', 'damage'])
/** How someone is reached says nothing of what they want. */
const reaching = new Set(['Email', 'Phone', 'Asked by'])
