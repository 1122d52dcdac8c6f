import type { FoundRecord } from '../../conversation/tool-answers.ts'
import type { RecordField } from '../../question/records/vocabulary/record-field.ts'
import { asText, counted } from '../markdown.ts'
import { factOf, factsFor, linkTo } from './record-facts.ts'

const maxRows = 25
const maxWords = 140

/** What a row says of each kind of record, beside what is asked. */
const usual: Record<string, readonly string[]> = {
  BusinessPolicy: ['Account', 'Carrier', 'Status', 'Expires', 'Premium'],
  ServiceRequest: [
    'Status',
    'Due',
    'Assigned to',
    'Waiting on',
    'Certificate holder',
    'Question',
    'Document',
    'Reason',
    'Details',
  ],
  CertificateOfLiabilityInsurance: ['Holder', 'Account', 'Issued', 'Policies'],
  CertificateHolder: ['Account', 'Certificates', 'Certificate', 'Last issued'],
  KnownHolder: ['Address', 'Certificates', 'Last issued'],
  Account: ['Doing business as', 'Address', 'Phone', 'Policies', 'Certificates'],
  InsuranceCarrier: ['Role', 'Policies', 'Claims phone'],
  Contact: ['Email', 'Phone'],
}
/** Facts in the words of people say too much for a row when there are several. */
const texts = new Set(['Details', 'Question', 'Reason', 'Document', 'Certificate holder', 'Waiting on'])

/** A list of records with links. @param total as many as there are */
export function rowsOf(
  records: readonly FoundRecord[],
  total: number,
  fields: readonly RecordField[],
  shared: ReadonlySet<string>,
): string[] {
  const lines = records.slice(0, maxRows).map(record => rowOf(record, fields, shared))
  const left = total - lines.length
  return left > 0 ? [...lines, `- and ${counted(left, 'more record')}`] : lines
}

function rowOf(record: FoundRecord, fields: readonly RecordField[], shared: ReadonlySet<string>): string {
  const asked = fields.flatMap(field => factsFor(record, field))
  const labels = (usual[record.typename] ?? []).filter(label => !shared.has(label))
  const others = labels.flatMap(label => {
    const value = factOf(record, label)
    return value && !asked.some(fact => fact.label === label) ? [{ label, value }] : []
  })
  const firstText = others.find(({ label }) => texts.has(label))
  const said = [...asked, ...others.filter(fact => !texts.has(fact.label) || fact === firstText)]
  const words = said.map(fact => `${asText(fact.label)}: ${textOf(fact, record)}`)
  return `- ${linkTo(record)}${words.length > 0 ? ` – ${words.join('; ')}` : ''}`
}

const maxLinks = 6

/** Policies are linked, where the search says which ones they are. */
function textOf({ label, value }: FoundRecord['facts'][number], { links = [] }: FoundRecord): string {
  if (label !== 'Policies' || links.length === 0) return asText(shortened(value))
  const more = links.length > maxLinks ? [`and ${links.length - maxLinks} more`] : []
  return [...links.slice(0, maxLinks).map(linkTo), ...more].join(', ')
}

const shortened = (text: string): string =>
  text.length > maxWords ? `${text.slice(0, maxWords - 1).trimEnd()}…` : text
