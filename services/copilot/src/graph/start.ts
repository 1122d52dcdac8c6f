import { fold } from '@coverdesk/kit'
import { z } from 'zod'
import { linesNamedIn } from '../facts/values/lines-of-business.ts'
import { policiesOf } from './lists/policies.ts'
import { requestRecordsOf } from './lists/requests.ts'
import type { Owner } from './owner.ts'
import { allOf, type Collected, pageOf, pageSize } from './pages.ts'
import type { RecordFilters, RelatedQuestion } from './question.ts'
import { accountFields, accountRecord, accountShape } from './records/account.ts'
import { carrierFields, carrierRecord, carrierShape } from './records/carrier.ts'
import { contactFields, contactRecord, contactShape } from './records/contact.ts'
import type { GraphRecord } from './records/graph-record.ts'
import { holderFields, holderRecord, holderShape } from './records/holder.ts'
import { policyRecord } from './records/policy.ts'
import { namesIn, searchTexts } from './search-text.ts'

const listOf = (name: string, field: string, fields: string) => /* GraphQL */ `
  query ${name}($search: String, $after: String) {
    ${field}(first: ${pageSize}, after: $after, search: $search) { total endCursor items { ${fields} } }
  }
`
const accountsQuestion = listOf('CaraAccounts', 'accounts', accountFields)
const contactsQuestion = listOf('CaraContacts', 'contacts', contactFields)
const carriersQuestion = listOf('CaraCarriers', 'carriers', carrierFields)
const holdersQuestion = listOf('CaraHolders', 'certificateHolders', holderFields)

type Search = (search: string | undefined, filters: RecordFilters, owner: Owner) => Promise<Collected<GraphRecord>>

/** @param field of the query, a page of records */
function searchOf<Shape extends z.ZodType>(
  question: string,
  field: string,
  shape: Shape,
  present: (record: z.output<Shape>, timeZone: string) => GraphRecord,
): Search {
  const answer = z.object({ [field]: pageOf(shape) })
  return async (search, _, owner) => {
    const found = await allOf(async after => {
      const answered = await owner.ask(question, { search, after }, answer)
      return answered[field] ?? null
    })
    return { ...found, items: found.items.map(record => present(record, owner.timeZone)) }
  }
}

const searches: Record<RelatedQuestion['start']['kind'], Search> = {
  ACCOUNT: searchOf(accountsQuestion, 'accounts', accountShape, accountRecord),
  CONTACT: searchOf(contactsQuestion, 'contacts', contactShape, contactRecord),
  CARRIER: searchOf(carriersQuestion, 'carriers', carrierShape, carrierRecord),
  CERTIFICATE_HOLDER: searchOf(holdersQuestion, 'certificateHolders', holderShape, holderRecord),
  SERVICE_REQUEST: (search, filters, owner) => requestRecordsOf(search ? { search } : {}, filters, owner),
  async POLICY(search, filters, owner) {
    const found = await policiesOf(search ? { search } : {}, filters, owner)
    return { ...found, items: found.items.map(policyRecord) }
  },
}

/** The records that a question begins with; without a query, all of their kind. */
export async function startRecords(
  { start: { kind, query = '' }, filters = {} }: RelatedQuestion,
  owner: Owner,
): Promise<Collected<GraphRecord>> {
  const search = searches[kind]
  if (!fold(query)) return search(undefined, filters, owner)
  for (const one of readingsOf(kind, query, filters)) {
    const found = await search(one.text, one.filters, owner)
    if (found.items.length > 0) return { ...found, items: exactOnes(found.items, query) }
  }
  return { items: [], isComplete: true }
}

interface Reading {
  text: string | undefined
  filters: RecordFilters
}

/** What a query can mean, the likeliest first. */
function readingsOf(kind: RelatedQuestion['start']['kind'], query: string, filters: RecordFilters): Reading[] {
  const asWritten = searchTexts(query).map(text => ({ text, filters }))
  return kind === 'POLICY' ? [...withLine(query, filters), ...asWritten] : asWritten
}

/** "Bayview’s commercial auto policy" are policies of this line that match "Bayview". */
function withLine(query: string, filters: RecordFilters): Reading[] {
  const [named] = filters.insuranceTypes?.length ? [] : linesNamedIn(query.toLowerCase())
  if (!named) return []
  const narrowed = { ...filters, insuranceTypes: [named.line] }
  const rest = namesIn(`${query.slice(0, named.start)} ${query.slice(named.end)}`)
  return rest.length > 0 ? rest.map(text => ({ text, filters: narrowed })) : [{ text: undefined, filters: narrowed }]
}

/** Whoever has exactly this name is meant, where others only begin with it. */
function exactOnes(records: GraphRecord[], query: string): GraphRecord[] {
  const exact = records.filter(({ title }) => fold(title) === fold(query))
  return exact.length > 0 ? exact : records
}
