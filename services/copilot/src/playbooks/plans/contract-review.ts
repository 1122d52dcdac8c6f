import { moneyIn } from '@coverdesk/coverage/read'
import { isPolicyOrQuote } from '../checks/contract/evidence.ts'
import { type ReviewedRequirement, reviewContract } from '../checks/contract/review-contract.ts'
import type { Outcome } from '../checks/contract/verdict.ts'
import { withRecords } from '../checks/contract/with-records.ts'
import type { CaseDocument } from '../documents/case-document.ts'
import type { ClientRecords } from '../documents/client-records.ts'
import { partiesOf } from '../documents/parties.ts'
import { AnswerWriter } from '../writing/answer-writer.ts'
import { counted, listed } from '../writing/counted.ts'
import { writeDocuments } from '../writing/documents-section.ts'
import { type Ask, emailOf } from '../writing/missing-email.ts'
import { ReportWriter } from '../writing/report-writer.ts'
import { notFoundIn } from '../writing/searched-pages.ts'
import { dollars } from '../writing/value-words.ts'
import type { Plan, PlannedCall, Playbook } from './playbook.ts'

const outcomeWords: Record<Outcome, string> = {
  ...{ NOT_MET: 'Not met', UNCLEAR: 'Unclear', NOT_SHOWN: 'Not shown', MET: 'Met' },
}
const order = Object.keys(outcomeWords) as Outcome[]

interface Review {
  contracts: readonly CaseDocument[]
  /** Policies and quotes: what can prove something. */
  policies: readonly CaseDocument[]
  /** The client's policies in Coverdesk. */
  client: ClientRecords
  requirements: readonly ReviewedRequirement[]
}

/** What a contract requires of insurance, each against the policies. */
export const contractReview: Playbook = async ({ documents, records }): Promise<Plan | null> => {
  const { first, others } = partiesOf(documents, { role: 'CONTRACT', kinds: ['CONTRACT'] })
  const readable = ({ problem }: CaseDocument) => problem === null
  const [contracts, policies] = [first.filter(readable), others.filter(readable).filter(isPolicyOrQuote)]
  if (contracts.length === 0) return null
  const client = await records()
  const judged = await reviewContract(contracts, policies)
  const found = client && client !== 'FAILED' ? withRecords(judged, client.policies) : judged
  const requirements = [...found].sort((a, b) => order.indexOf(a.verdict.outcome) - order.indexOf(b.verdict.outcome))
  const review = { contracts, policies, client, requirements }
  return {
    intro: 'I’ll list the insurance that the contract requires, and check each requirement against the policies.',
    looks: searchesIn(policies),
    report: reportOf(review, documents),
    answer: answerOf(review),
    email: emailOf('Insurance required by the contract', asksOf(review)),
  }
}

const searchesIn = (documents: readonly CaseDocument[]): PlannedCall[] =>
  documents.length === 0
    ? []
    : ['additional insured endorsement', 'waiver of subrogation endorsement', 'exclusions'].map(query => ({
        name: 'SEARCH_FILE',
        input: { query, sourceIds: documents.slice(0, 50).map(({ sourceId }) => sourceId) },
      }))

/** There is something to check against: documents, or the client's policies in Coverdesk. */
const hasPolicies = ({ policies, client }: Pick<Review, 'policies' | 'client'>) =>
  policies.length > 0 || (client !== null && client !== 'FAILED' && client.policies.length > 0)

const noPolicy = 'Missing: the quote or policy. Attach it to have the requirements checked.'
const nothing = 'No insurance requirement was found in the contract. Check whether an exhibit is missing.'

const resultOf = ({ verdict: { outcome, reason } }: ReviewedRequirement) =>
  reason ? `${outcomeWords[outcome]}: ${reason}` : outcomeWords[outcome]

function reportOf(review: Review, documents: readonly CaseDocument[]) {
  const { contracts, policies, requirements } = review
  const report = new ReportWriter().paragraph(summaryOf(review))
  if (requirements.length === 0) report.paragraph(`${notFoundIn(contracts)}: insurance requirements.`)
  const notMet = requirements.filter(({ verdict }) => verdict.outcome === 'NOT_MET').map(shortfallOf)
  if (notMet.length > 0) report.callout('WARNING', `Not met: ${notMet.join('. ')}.`)
  report
    .heading('Requirements')
    .table([
      ['Requirement', 'Result', 'Contract', 'Quote or policy'],
      ...requirements.map(one => [
        ...[one.label, resultOf(one)],
        one.required.map(quote => report.quoted(quote)).join(' '),
        one.shown.map(quote => report.quoted(quote)).join(' ') || silentIn(one, policies),
      ]),
    ])
  const asks = asksOf(review)
  if (asks.length > 0) report.heading('What to ask for').list(asks.map(({ text }) => text))
  report.paragraph(
    'Whether an umbrella or excess limit may be added to another limit is for the contract and the policies to say; it isn’t added here. A list of forms may not name every exclusion: read the policy.',
  )
  if (review.client === 'FAILED')
    report.paragraph('The client’s policies in Coverdesk couldn’t be searched; only the documents count here.')
  else if (review.client)
    report.heading('From Coverdesk').list(review.client.policies.map(({ title }) => `${title}, in force`))
  writeDocuments(report, documents, !hasPolicies(review) ? [noPolicy] : [])
  return report.finish('Contract review')
}

/** Only what the papers say nothing of wasn't found; a duty, such as a certificate's delivery, is looked for in none. */
const silentIn = ({ verdict: { outcome } }: ReviewedRequirement, policies: readonly CaseDocument[]) =>
  outcome === 'NOT_SHOWN' ? notFoundIn(policies) : '–'

function summaryOf(review: Review): string {
  const { requirements } = review
  if (requirements.length === 0) return nothing
  const required = `The contract has ${counted(requirements.length, 'insurance requirement')}`
  if (!hasPolicies(review)) return `${required}. ${noPolicy}`
  const count = (wanted: Outcome) => requirements.filter(({ verdict }) => verdict.outcome === wanted).length
  const parts = (['MET', 'NOT_MET', 'NOT_SHOWN', 'UNCLEAR'] as const)
    .filter(outcome => count(outcome) > 0)
    .map(outcome => `${count(outcome)} ${outcomeWords[outcome].toLowerCase()}`)
  return `${required}: ${listed(parts)}.`
}

/** "Each occurrence. The contract requires $2,000,000, the policy shows $1,000,000", where the policy has one amount. */
function shortfallOf({ label, limit, shown, verdict }: ReviewedRequirement): string {
  const amounts = shown.flatMap(({ quote }) => moneyIn(quote))
  const [actual] = amounts
  if (limit && actual && amounts.length === 1 && actual.cents < limit.cents)
    return `${label}: the contract requires ${dollars(limit.cents)}, the policy shows ${dollars(actual.cents)}`
  return verdict.reason ? `${label}: ${verdict.reason}` : label
}

/** The mail goes to whoever can change the policies: what only a person can read isn't asked. */
function asksOf(review: Review): Ask[] {
  const { requirements } = review
  if (!hasPolicies(review)) return []
  return requirements
    .filter(
      ({ verdict, shown }) =>
        verdict.outcome === 'NOT_MET' ||
        verdict.outcome === 'NOT_SHOWN' ||
        (verdict.outcome === 'UNCLEAR' && shown.length > 0),
    )
    .map(one => ({ text: askOf(one), stated: [...one.required.slice(0, 1), ...one.shown.slice(0, 1)] }))
}

function askOf(one: ReviewedRequirement): string {
  const { label, limit, verdict } = one
  const wanted = limit ? `${label}: ${dollars(limit.cents)} required` : label
  if (verdict.outcome === 'NOT_MET') return `${shortfallOf(one)}. Can this be changed, and at what cost?`
  if (one.kind === 'NO_EXCLUSION') return `${label}: is there such an exclusion?`
  if (verdict.outcome === 'NOT_SHOWN')
    return `${wanted}. We don’t see it in these documents. Can you confirm or quote it?`
  return `${wanted}: ${verdict.reason ?? 'the documents aren’t clear'}. What applies?`
}

function answerOf(review: Review) {
  const { requirements } = review
  const answer = new AnswerWriter()
  const of = (outcome: Outcome) => requirements.filter(({ verdict }) => verdict.outcome === outcome)
  const marks = (one: ReviewedRequirement) =>
    [...one.required.slice(0, 1), ...one.shown.slice(0, 1)].map(quote => answer.mark(quote)).join('')
  const named = (all: readonly ReviewedRequirement[], most: number, say: (one: ReviewedRequirement) => string) => {
    const rest = all.length - most
    return `${all
      .slice(0, most)
      .map(one => `${say(one)}${marks(one)}`)
      .join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`
  }
  return answer
    .paragraph(summaryOf(review))
    .paragraph(hasPolicies(review) && of('NOT_MET').length > 0 && `Not met: ${named(of('NOT_MET'), 4, shortfallOf)}`)
    .paragraph(
      hasPolicies(review) &&
        of('NOT_SHOWN').length > 0 &&
        `Not shown: ${named(of('NOT_SHOWN'), 4, ({ label }) => label)}`,
    )
    .paragraph(
      hasPolicies(review) &&
        of('UNCLEAR').length > 0 &&
        `Read these yourself: ${named(of('UNCLEAR'), 3, ({ label }) => label)}`,
      'The report has every requirement with both quotes.',
      asksOf(review).length > 0 && 'Should I draft an email that asks for what is missing?',
    )
    .finish()
}
