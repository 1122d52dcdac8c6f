import type { ToolName, ToolPassage } from '../../../tools/tool.ts'
import type { DoneCall } from '../../engine.ts'
import { failedIn } from '../../look-ups-done.ts'

/** A record of the agency, as a search of them answers. */
export interface FoundRecord {
  typename: string
  id: string
  title: string
  path: string
  facts: { label: string; value: string }[]
  /** The records that say so. */
  links?: { title: string; path: string }[]
}

/** What words of a question name. */
interface NamedRecords {
  words: string
  kind: string
  records: { id: string; name: string }[]
}

/** A page of the web, as a search of it answers. */
export interface WebResult {
  title: string
  url: string
  host: string
  snippet: string
}

/** A passage, with what stands above it where the tool says so. */
export interface ReadPassage extends ToolPassage {
  heading?: string | null
  tableHeader?: string | null
  /** How its document begins, and what its file is called. */
  about?: string
  /** The field that its text states. */
  field?: string
  /** What the field is, as people read it. */
  states?: string
  /** Its document, where the tool knows: the kind, such as CERTIFICATE, and whose it is. */
  kind?: string | null
  carrier?: string | null
}

/** What a document is, and which carrier it is of. */
interface Paper {
  sourceId: string
  kind: string | null
  carrier: string | null
}

/** What the tools have found so far. */
export interface Findings {
  passages: ReadPassage[]
  records: FoundRecord[]
  /** How many records there are; some of them may be left out. */
  total: number
  /** False: there are more than that. */
  isComplete: boolean
  /** Who and what the question names, of records. */
  named: NamedRecords[]
  /** Words of the question that name nothing. */
  unknown: string[]
  /** Words that name nothing, but that the records which were found say. */
  said: string[]
  /** How many records of each type were looked through, by all searches. */
  lookedThrough: Record<string, number>
  /** Whether records were searched, whatever was found. */
  isSearched: boolean
  results: WebResult[]
  searched: { name: string; pages: number }[]
  /** Searches that failed, though they were tried again. */
  failed: { name: ToolName; reason: string }[]
  /** Documents that were not read to their end, each as a sentence. */
  unread: string[]
}

/** Takes the answers of tools together. What is in them is quoted, and decides nothing. */
export function findingsOf(calls: readonly Pick<DoneCall, 'name' | 'outcome'>[]): Findings {
  const findings: Findings = {
    ...{ passages: [], records: [], total: 0, isComplete: true, named: [], unknown: [], said: [], isSearched: false },
    ...{ results: [], searched: [], failed: failedIn(calls), unread: [], lookedThrough: {} },
  }
  for (const { outcome } of calls) {
    const found: unknown = 'output' in outcome ? JSON.parse(outcome.output) : null
    findings.passages.push(...listOf(found, 'stated').filter(isStated))
    findings.passages.push(...listOf(found, 'passages').filter(isPassage), ...listOf(found, 'pages').filter(isPassage))
    // A later search of records takes the place of the one that didn't answer.
    if (hasField(found, 'named'))
      Object.assign(findings, { records: [], total: 0, isComplete: true, named: [], unknown: [], said: [] })
    findings.records.push(...listOf(found, 'records').filter(isRecord))
    findings.total += numberIn(found, 'total')
    const [first] = listOf(found, 'records').filter(isRecord)
    if (first) findings.lookedThrough[first.typename] = numberIn(found, 'total')
    findings.named.push(...listOf(found, 'named').filter(isNamed))
    findings.unknown.push(...listOf(found, 'unknown').filter(word => typeof word === 'string'))
    findings.said.push(...listOf(found, 'said').filter(word => typeof word === 'string'))
    if (hasField(found, 'records')) findings.isSearched = true
    if (hasField(found, 'isComplete', false)) findings.isComplete = false
    findings.results.push(...listOf(found, 'results').filter(isResult))
    findings.searched.push(...listOf(found, 'searched').filter(isSearched))
    findings.unread.push(...listOf(found, 'unread').filter(problem => typeof problem === 'string'))
  }
  const papers = new Map(
    calls.flatMap(({ outcome }) =>
      'output' in outcome
        ? listOf(JSON.parse(outcome.output), 'papers')
            .filter(isPaper)
            .map(paper => [paper.sourceId, paper] as const)
        : [],
    ),
  )
  const records = unique(findings.records, ({ typename, id }) => `${typename} ${id}`)
  return {
    ...findings,
    passages: unique(findings.passages, ({ passageId, field, text }) =>
      field ? `${passageId} ${field} ${text}` : passageId,
    ).map(passage => ({ ...passage, ...ofPaper(papers.get(passage.sourceId)) })),
    records,
    total: Math.max(findings.total, records.length),
    searched: unique(findings.searched, ({ name }) => name),
    unread: [...new Set(findings.unread)],
  }
}

const unique = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map(item => [keyOf(item), item])).values(),
]

function listOf(content: unknown, name: string): unknown[] {
  const list = typeof content === 'object' && content !== null ? (content as Record<string, unknown>)[name] : null
  return Array.isArray(list) ? list : []
}

function numberIn(content: unknown, name: string): number {
  const value = typeof content === 'object' && content !== null ? (content as Record<string, unknown>)[name] : null
  return typeof value === 'number' ? value : 0
}

const hasField = (content: unknown, name: string, value?: unknown): boolean =>
  typeof content === 'object' &&
  content !== null &&
  name in content &&
  (value === undefined || (content as Record<string, unknown>)[name] === value)

const has = (item: unknown, fields: Record<string, 'string' | 'number'>): boolean =>
  typeof item === 'object' &&
  item !== null &&
  Object.entries(fields).every(([field, type]) => typeof (item as Record<string, unknown>)[field] === type)

const isPassage = (item: unknown): item is ReadPassage =>
  has(item, { passageId: 'string', sourceId: 'string', name: 'string', page: 'number', text: 'string' })
const ofPaper = (paper: Paper | undefined) => (paper ? { kind: paper.kind, carrier: paper.carrier } : {})
const isPaper = (item: unknown): item is Paper => has(item, { sourceId: 'string' })
const isStated = (item: unknown): item is ReadPassage => isPassage(item) && has(item, { field: 'string' })
const isSearched = (item: unknown): item is { name: string; pages: number } =>
  has(item, { name: 'string', pages: 'number' })
const isRecord = (item: unknown): item is FoundRecord =>
  has(item, { typename: 'string', id: 'string', title: 'string', path: 'string' }) &&
  listOf(item, 'facts').every(fact => has(fact, { label: 'string', value: 'string' })) &&
  listOf(item, 'links').every(link => has(link, { title: 'string', path: 'string' }))
const isNamed = (item: unknown): item is NamedRecords =>
  has(item, { words: 'string', kind: 'string' }) &&
  listOf(item, 'records').every(record => has(record, { id: 'string', name: 'string' }))
const isResult = (item: unknown): item is WebResult =>
  has(item, { title: 'string', url: 'string', host: 'string', snippet: 'string' })
