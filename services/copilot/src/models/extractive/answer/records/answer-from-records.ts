import type { Findings, FoundRecord } from '../../conversation/tool-answers.ts'
import type { RecordField } from '../../question/records/asked-fields.ts'
import type { RecordQuestion } from '../../question/records/record-question.ts'
import { asText } from '../markdown.ts'
import { namesClient } from './names-client.ts'
import { factOf, factsFor, named, type RecordFact, standing } from './record-facts.ts'
import { whatOf } from './record-nouns.ts'
import { rowsOf } from './record-rows.ts'

/** The answer to a question about records; null where they don’t say what is asked. */
export function answerFromRecords(question: RecordQuestion, findings: Findings): string | null {
  const { shape } = question
  // A word that names nothing may be the very thing that is asked.
  if (findings.unknown.length > 0 && !isMostlySaid(question, findings)) return null
  if (!isAboutSomeone(question, findings)) return null
  if (question.isGuess && (findings.said.length === 0 || !namesClient(findings))) return null
  if (findings.said.length > 0 && shape !== 'LIST' && shape !== 'COUNT') return inOwnWords(question, findings)
  switch (shape) {
    case 'LIST':
    case 'COUNT':
      return list(question, findings)
    case 'FIRST':
      return first(question, findings)
    case 'TOTAL':
      return total(question, findings)
    case 'WHETHER':
      return whether(question, findings)
    case 'VALUE':
      return value(question, findings)
    case 'SHOW':
      return findings.records.length > 0 ? shown(question, findings) : null
  }
}

/** A request of a client is known by some of its words: "the greenhouse hail claim". */
const isMostlySaid = ({ graph, fields }: RecordQuestion, { said, unknown, named: names }: Findings): boolean =>
  graph.relation === 'SERVICE_REQUEST' &&
  fields.some(({ name }) => name === 'assignee') &&
  names.some(({ kind }) => kind === 'ACCOUNT' || kind === 'CONTACT') &&
  said.length >= unknown.length

/** Whoever has a premium or a phone number has a name; a carrier’s name says whose policy it is of no client. */
function isAboutSomeone({ graph, shape, isOfCarrier }: RecordQuestion, { named: names, said }: Findings): boolean {
  if (isOfCarrier && names.every(({ kind }) => kind !== 'CARRIER')) return false
  // Requests are known by their words, too: "the Norfolk Southern request".
  if (said.length > 0 && graph.relation === 'SERVICE_REQUEST') return true
  if (shape === 'LIST' || shape === 'COUNT' || shape === 'FIRST' || shape === 'TOTAL')
    return !graph.start.query || names.length > 0
  if (shape === 'WHETHER' && !graph.start.query) return true
  const isOfPolicy = graph.relation === 'POLICY'
  return names.some(({ kind }) => kind !== 'PLACE' && !(isOfPolicy && (kind === 'CARRIER' || kind === 'COLLEAGUE')))
}

/** What all records of a list have in common needn’t stand in each row. */
function sharedBy(records: readonly FoundRecord[], { graph }: RecordQuestion): ReadonlySet<string> {
  const isSame = (label: string) => new Set(records.map(record => factOf(record, label))).size === 1
  const { filters = {} } = graph
  return new Set([
    ...(isSame('Account') && records.length > 1 ? ['Account'] : []),
    ...(filters.requestState ? ['Status'] : []),
  ])
}

function list(question: RecordQuestion, findings: Findings): string {
  const { records, total: count, isComplete } = findings
  const what = whatOf(question, findings, count)
  if (count === 0) return `I found no ${what} in your agency’s records.`
  const more = isComplete ? '' : 'More than '
  const states = question.graph.relation === 'POLICY' ? statesOf(records, count) : ''
  const head = `${more}**${count.toLocaleString('en-US')}** ${what}${states}:`
  return [head, '', ...rowsOf(records, count, question.fields, sharedBy(records, question))].join('\n')
}

/** "(2 in force, 1 canceled)", where not all are. */
function statesOf(records: readonly FoundRecord[], count: number): string {
  const counts = new Map<string, number>()
  for (const record of records) {
    const state = factOf(record, 'Status')?.split(',')[0]?.toLowerCase() ?? ''
    counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  if (counts.size < 2 || records.length < count) return ''
  return ` (${[...counts].map(([state, number]) => `${number} ${state}`).join(', ')})`
}

function first(question: RecordQuestion, findings: Findings): string | null {
  const { graph, limit = 1, fields } = question
  const { records, total: count } = findings
  const label = {
    PREMIUM: 'Premium',
    EXPIRES: 'Expires',
    BEGINS: 'Effective',
    DUE: 'Due',
    OPENED: 'Opened',
    ISSUED: 'Issued',
  }[graph.order?.by ?? 'PREMIUM']
  const key = (record: FoundRecord) => factOf(record, label)
  const present = records.filter(record => key(record))
  const [best] = present
  if (!best) return null
  // Those that share the first place share the answer.
  const chosen = limit > 1 ? present.slice(0, limit) : present.filter(record => key(record) === key(best))
  if (chosen.length > 1)
    return [
      `The first ${chosen.length} of ${count.toLocaleString('en-US')}:`,
      '',
      ...rowsOf(chosen, chosen.length, fields, new Set()),
    ].join('\n')
  const others = [...fields.flatMap(field => factsFor(best, field)), ...detailsOf(best)]
  return [
    `${label}: **${asText(key(best) ?? '')}** – ${named(best)}${standing(best)}`,
    ...lines(without(others, [label])),
  ].join('\n')
}

const unique = (facts: readonly RecordFact[]): RecordFact[] => [
  ...new Map(facts.map(fact => [`${fact.label} ${fact.value}`, fact])).values(),
]
const without = (facts: readonly RecordFact[], labels: readonly string[]): RecordFact[] =>
  unique(facts).filter(({ label }) => !labels.includes(label))
const lines = (facts: readonly RecordFact[]): string[] =>
  facts.length > 0 ? ['', ...facts.map(({ label, value }) => `- ${asText(label)}: ${asText(value)}`)] : []

const briefly: Record<string, readonly string[]> = {
  BusinessPolicy: ['Carrier', 'Status', 'Expires'],
  ServiceRequest: ['Customer', 'Status', 'Due', 'Assigned to'],
  CertificateOfLiabilityInsurance: ['Holder', 'Account', 'Policies'],
}
const detailsOf = ({ typename, facts }: FoundRecord): RecordFact[] =>
  facts.filter(({ label }) => briefly[typename]?.includes(label))

function total(question: RecordQuestion, findings: Findings): string | null {
  const { records, total: count, isComplete } = findings
  const running = records.filter(record => /^(?:In force|Binding|Pending)/.test(factOf(record, 'Status') ?? ''))
  if (running.length === 0 || !isComplete || records.length < count) return null
  const cents = running.reduce((sum, record) => sum + Math.round(amountIn(factOf(record, 'Premium')) * 100), 0)
  const sum = (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const what = whatOf(question, findings, running.length)
  return [
    `**${sum}** is the premium of ${running.length} ${what} together:`,
    '',
    ...rowsOf(running, running.length, question.fields, sharedBy(running, question)),
  ].join('\n')
}

const amountIn = (value: string | undefined): number => Number(value?.replace(/[^\d.]/g, '') ?? 0)

/** Of the terms of a policy the one in force; what is over only where nothing else is. */
function present(records: readonly FoundRecord[]): readonly FoundRecord[] {
  const running = records.filter(
    record =>
      record.typename !== 'BusinessPolicy' || !/^(?:Expired|Canceled|Unknown)/.test(factOf(record, 'Status') ?? ''),
  )
  const open = running.filter(record => record.typename !== 'ServiceRequest' || factOf(record, 'Status') === 'Open')
  return open.length > 0 ? open : running.length > 0 ? running : records
}

function value({ fields, isReported }: RecordQuestion, { records: found }: Findings): string | null {
  const reported = isReported ? found.filter(record => factOf(record, 'Reported loss')) : []
  const records = reported.length > 0 ? reported : found
  const chosen = present(records).flatMap(record => {
    const facts = unique(fields.flatMap(field => factsFor(record, field)))
    return fields.some(field => factsFor(record, field).length > 0) ? [{ record, facts }] : []
  })
  const [only] = chosen
  if (!only) return null
  const silent = present(records).length - chosen.length
  const others =
    silent > 0 && only.record.typename !== 'BusinessPolicy'
      ? ['', `Of ${silent} more with this name, the records don’t say it.`]
      : []
  const missing = fields.filter(field => chosen.every(({ record }) => factsFor(record, field).length === 0))
  const unsaid =
    missing.length > 0 ? ['', `The records don’t say the ${missing.map(({ label }) => label).join(', ')}.`] : []
  if (chosen.length === 1) {
    const [fact, ...more] = only.facts as [RecordFact, ...RecordFact[]]
    const head = `${asText(fact.label)}: **${asText(fact.value)}** – ${named(only.record)}${standing(only.record)}`
    return [head, ...lines(more), ...unsaid, ...others].join('\n')
  }
  const rows = chosen.map(({ record, facts }) => {
    const said = facts.map(({ label, value }) => `${asText(label)}: **${asText(value)}**`)
    return `- ${named(record)}${standing(record)} – ${said.join('; ')}`
  })
  return [...rows, ...unsaid, ...others].join('\n')
}

const yes = (is: boolean): string => (is ? '**Yes.**' : '**No.**')

function whether(question: RecordQuestion, findings: Findings): string | null {
  const { fields, graph } = question
  const { records, total: count } = findings
  const [field] = fields
  if (!field || (graph.relation && graph.relation !== 'POLICY')) {
    // Of two lines that are asked for, one alone is neither yes nor no.
    if (count > 0 && !hasEveryLine(question, records)) return list(question, findings)
    const what = whatOf(question, findings, count)
    if (count === 0) return `${yes(false)} I found no ${what} in your agency’s records.`
    return `${yes(true)} ${list(question, findings)}`
  }
  const chosen = present(records)
  const only = chosen.length === 1 ? chosen[0] : undefined
  const said = value(question, findings)
  if (!said || !only) return said
  const answer = stateAsked(field, only)
  return answer === undefined ? said : `${yes(answer)} ${said}`
}

const hasEveryLine = ({ graph }: RecordQuestion, records: readonly FoundRecord[]): boolean =>
  graph.relation !== 'POLICY' ||
  new Set(records.map(record => factOf(record, 'Line'))).size >= (graph.filters?.insuranceTypes?.length ?? 0)

/** What a record says of yes or no; undefined: its facts have to be read. */
function stateAsked({ name }: RecordField, record: FoundRecord): boolean | undefined {
  const status = factOf(record, 'Status') ?? ''
  if (name === 'status') return /^In force/.test(status)
  if (name !== 'cancellation') return undefined
  return /cancel/i.test(status)
}

/** What records say in words of the question: it is read out, and answers neither yes nor no. */
function inOwnWords({ fields }: RecordQuestion, { records, said }: Findings): string | null {
  const saying = ({ value, label }: RecordFact) => said.some(word => folded(`${label} ${value}`).includes(word))
  const chosen = present(records).flatMap(record => {
    const own = record.typename === 'ServiceRequest' && fields.length === 0 ? record.facts : record.facts.filter(saying)
    const facts = unique([...fields.flatMap(field => factsFor(record, field)), ...own])
    return facts.some(saying) ? [{ record, facts }] : []
  })
  const blocks = chosen.map(({ record, facts }) => [`${named(record)}${standing(record)}`, ...lines(facts)].join('\n'))
  return blocks.length > 0 && blocks.length <= maxShown ? blocks.join('\n\n') : null
}

/** As the search of names compares words. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

const maxShown = 3

function shown(question: RecordQuestion, findings: Findings): string {
  const chosen = question.graph.relation ? present(findings.records) : findings.records
  if (chosen.length > maxShown) return list(question, { ...findings, records: [...chosen], total: chosen.length })
  return chosen
    .map(record =>
      [`${named(record)}${standing(record)}`, ...lines(record.facts.filter(({ label }) => label !== 'Account'))].join(
        '\n',
      ),
    )
    .join('\n\n')
}
