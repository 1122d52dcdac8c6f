import { type Outcome, otherWording, type Requirement, requirementsOf } from '../checks/requirements.ts'
import type { CaseDocument } from '../documents/case-document.ts'
import { partiesOf } from '../documents/parties.ts'
import { type Side, sideOf } from '../documents/side.ts'
import type { Quotation, Statement } from '../documents/statement.ts'
import { AnswerWriter } from '../writing/answer-writer.ts'
import { counted, listed } from '../writing/counted.ts'
import { writeDocuments } from '../writing/documents-section.ts'
import { type Ask, emailOf } from '../writing/missing-email.ts'
import { ReportWriter } from '../writing/report-writer.ts'
import { notFoundIn } from '../writing/searched-pages.ts'
import { valueWords } from '../writing/value-words.ts'
import type { Plan, PlannedCall, Playbook } from './playbook.ts'

const outcomeWords: Record<Outcome, string> = {
  ...{ NOT_MET: 'Not met', UNCLEAR: 'Unclear', NOT_SHOWN: 'Not shown', MET: 'Met' },
}
const order = Object.keys(outcomeWords) as Outcome[]

interface Review {
  contract: Side
  policies: Side
  requirements: readonly Requirement[]
  /** Sentences about insurance that no requirement is based on. */
  wording: readonly Quotation[]
}

/** What a contract requires of insurance, each against the policies. */
export const contractReview: Playbook = async ({ documents }): Promise<Plan | null> => {
  const { first, others } = partiesOf(documents, { role: 'CONTRACT', kinds: ['CONTRACT'] })
  const contract = sideOf('Contract', first)
  const policies = sideOf('Quote or policy', others)
  if (contract.documents.length === 0) return null
  const found = await requirementsOf(contract, policies)
  const requirements = [...found].sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
  const review = { contract, policies, requirements, wording: await otherWording(contract, found) }
  return {
    intro: 'I’ll list the insurance that the contract requires, and check each requirement against the policies.',
    looks: searchesIn(policies.documents),
    report: reportOf(review, documents),
    answer: answerOf(review),
    email: emailOf('Insurance required by the contract', asksOf(review)),
  }
}

const searchesIn = (documents: readonly CaseDocument[]): PlannedCall[] =>
  documents.length === 0
    ? []
    : ['additional insured endorsement', 'waiver of subrogation endorsement'].map(query => ({
        name: 'SEARCH_FILE',
        input: { query, sourceIds: documents.slice(0, 50).map(({ sourceId }) => sourceId) },
      }))

const noPolicy = 'Missing: the quote or policy. Attach it to have the requirements checked.'
const nothing = 'No insurance requirement was found in the contract. Check whether an exhibit is missing.'

function reportOf(review: Review, documents: readonly CaseDocument[]) {
  const { contract, policies, requirements, wording } = review
  const report = new ReportWriter().paragraph(summaryOf(review))
  if (requirements.length === 0) report.paragraph(`${notFoundIn(contract.documents)}: insurance requirements.`)
  const notMet = requirements.filter(({ outcome }) => outcome === 'NOT_MET').map(one => shortfallOf(one, report))
  if (notMet.length > 0) report.callout('WARNING', `Not met: ${notMet.join('. ')}.`)
  report
    .heading('Requirements')
    .table([
      ['Requirement', 'Result', 'Contract', 'Quote or policy'],
      ...requirements.map(({ label, outcome, required, shown }) => [
        ...[label, outcomeWords[outcome]],
        required.map(one => `${one.unit === 'WORD' ? '' : `${valueWords(one)}: `}${report.quoted(one)}`).join(' '),
        shown.map(one => report.quoted(one)).join(' ') || notFoundIn(policies.documents),
      ]),
    ])
  if (wording.length > 0) {
    report.heading('Other wording about insurance').paragraph('Read these: they aren’t in the table above.')
    report.list(wording.map(one => report.quoted(one)))
  }
  const asks = asksOf(review)
  if (asks.length > 0) report.heading('What to ask for').list(asks.map(({ text }) => text))
  report.paragraph(
    'Whether an umbrella or excess limit may be added to another limit is for the contract and the policies to say; it isn’t added here.',
  )
  writeDocuments(report, documents, policies.documents.length === 0 ? [noPolicy] : [])
  return report.finish('Contract review')
}

function summaryOf({ policies, requirements }: Review): string {
  if (requirements.length === 0) return nothing
  const required = `The contract has ${counted(requirements.length, 'insurance requirement')}`
  if (policies.documents.length === 0) return `${required}. ${noPolicy}`
  const count = (wanted: Outcome) => requirements.filter(({ outcome }) => outcome === wanted).length
  const parts = (['MET', 'NOT_MET', 'NOT_SHOWN', 'UNCLEAR'] as const)
    .filter(outcome => count(outcome) > 0)
    .map(outcome => `${count(outcome)} ${outcomeWords[outcome].toLowerCase()}`)
  return `${required}: ${listed(parts)}.`
}

/** Not only that something is required. */
const isFigure = ({ unit }: Statement) => unit !== 'WORD'
const isAmount = (stated: Quotation): stated is Statement => 'unit' in stated && stated.unit === 'USD'

/** "Each occurrence. The contract requires $2,000,000, the policy shows $1,000,000", where both are amounts. */
function shortfallOf({ label, required, shown }: Requirement, writer: { stated(of: readonly Statement[]): string }) {
  const [wanted, actual] = [required.filter(isAmount), shown.filter(isAmount)]
  if (wanted.length === 0 || actual.length === 0) return label
  return `${label}. The contract requires ${writer.stated(wanted)}, the policy shows ${writer.stated(actual)}`
}

function asksOf({ policies, requirements }: Review): Ask[] {
  if (policies.documents.length === 0) return []
  return requirements
    .filter(({ outcome }) => outcome !== 'MET')
    .map(({ label, outcome, required, shown }) => ({
      text: `${label}: ${askWords[outcome](required.filter(isFigure), shown.filter(isAmount))}`,
      stated: [...required, ...shown].slice(0, 2),
    }))
}

const wordsOf = (stated: readonly Statement[]) => stated.map(valueWords).join(' and ')

const askWords: Record<Outcome, (wanted: readonly Statement[], actual: readonly Statement[]) => string> = {
  MET: () => '',
  NOT_MET: (wanted, actual) =>
    `${
      wanted.length > 0 && actual.length > 0
        ? `the contract requires ${wordsOf(wanted)}, and the policy shows ${wordsOf(actual)}.`
        : 'the contract requires more than the policy shows.'
    } Can this be changed, and at what cost?`,
  NOT_SHOWN: wanted =>
    `the contract requires ${wordsOf(wanted) || 'it'}, and the documents don’t show it. Please send what shows it.`,
  UNCLEAR: () => 'the documents aren’t clear. Please confirm what applies.',
}

function answerOf(review: Review) {
  const { policies, requirements } = review
  const answer = new AnswerWriter()
  const [short, next] = requirements.filter(({ outcome }) => outcome === 'NOT_MET')
  const missing = requirements.filter(({ outcome }) => outcome === 'NOT_SHOWN')
  const saying = (requirement: Requirement) => {
    const { label, required, shown } = requirement
    if (required.some(isAmount) && shown.some(isAmount)) return `Not met: ${shortfallOf(requirement, answer)}.`
    return `${label} isn’t met: the contract${required.map(one => answer.mark(one)).join('')} requires more than the policy${shown.map(one => answer.mark(one)).join('')} shows.`
  }
  return answer
    .paragraph(summaryOf(review), short && saying(short), next && saying(next))
    .paragraph(
      policies.documents.length > 0 &&
        missing.length > 0 &&
        `Not shown: ${missing
          .slice(0, 4)
          .map(({ label, required }) => `${label}${required.map(one => answer.mark(one)).join('')}`)
          .join(', ')}.`,
      review.wording.length > 0 &&
        `${counted(review.wording.length, 'more sentence')} about insurance ${review.wording.length === 1 ? 'needs' : 'need'} to be read by a person${answer.mark(review.wording[0] as Quotation)}.`,
      'The report has every requirement with both quotes.',
      asksOf(review).length > 0 && 'Should I draft an email that asks for what is missing?',
    )
    .finish()
}
