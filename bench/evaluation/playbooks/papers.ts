import { contractClauses } from '../data/clauses.ts'
import { injection } from '../data/injection.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import { dollars, type Terms, type Variation } from './terms.ts'

type Look = Pick<Variation, 'fillerPages' | 'hasInjection'>
type Pair = readonly [label: string, value: string]

const insured = 'Heron Hardware LLC'

/** A quote or a policy, with its limits behind the wording. */
export async function offerPaper(kind: 'quote' | 'policy', terms: Terms, look: Look): Promise<Uint8Array> {
  const paper = await openPaper()
  const title = kind === 'quote' ? 'Commercial General Liability Quote' : 'Commercial General Liability Declarations'
  paper.text(terms.insurer, { bold: true, size: 15 }, 2)
  paper.text(title, { size: 13 }, 8)
  writePairs(paper, [
    kind === 'quote' ? ['Quote Number', 'Q-88213'] : ['Policy Number', terms.policyNumber],
    ['Named Insured', insured],
    ['Effective Date', '03/01/2027'],
    ['Expiration Date', '03/01/2028'],
  ])
  writeFiller(paper, look.fillerPages ?? 0)
  if (look.hasInjection) paper.text(injection, { white: true, size: 6 })
  paper.text('Commercial General Liability Coverage Part', { bold: true, size: 11 })
  writePairs(paper, limitPairs(terms))
  paper.text('Schedule of Forms and Endorsements', { bold: true, size: 11 })
  const columns = [
    { title: 'Form Number', width: 130 },
    { title: 'Title', width: 374 },
  ]
  drawTable(paper, columns, formRows(terms), { grid: false })
  if (terms.removesWaiver) paper.text('Waiver of subrogation is deleted from this policy.')
  return paper.finish()
}

const limitPairs = ({ occurrence, aggregate, products, medical, deductible, premium }: Terms): Pair[] => [
  ['Each Occurrence Limit', dollars(occurrence)],
  ['General Aggregate Limit', dollars(aggregate)],
  ['Products-Completed Operations Aggregate Limit', dollars(products)],
  ...(medical === null ? [] : [['Medical Expense Limit, Any One Person', dollars(medical)] as const]),
  ['Deductible, Each Occurrence', dollars(deductible)],
  ['Total Premium', dollars(premium)],
]

const formRows = ({ hasAdditionalInsured, hasWaiver }: Terms): string[][] => [
  ['CG 00 01 04 13', 'Commercial General Liability Coverage Form'],
  ...(hasAdditionalInsured ? [['CG 20 10 04 13', 'Additional Insured - Owners, Lessees or Contractors']] : []),
  ...(hasWaiver ? [['CG 24 04 05 09', 'Waiver of Transfer of Rights of Recovery Against Others to Us']] : []),
]

/** A certificate, with both boxes marked. */
export async function certificatePaper(terms: Terms): Promise<Uint8Array> {
  const paper = await openPaper()
  paper.text('Certificate of Liability Insurance', { bold: true, size: 15 }, 8)
  writePairs(paper, [
    ['Date', '02/20/2027'],
    ['Producer', 'Copperline Insurance Agency'],
    ['Insured', insured],
    ['Insurer A', terms.insurer],
  ])
  const widths = [90, 40, 40, 90, 60, 60, 124]
  const titles = ['Type of Insurance', 'Addl Insd', 'Subr Wvd', 'Policy Number', 'Policy Eff', 'Policy Exp', 'Limits']
  const { policyNumber, occurrence, aggregate } = terms
  const first = ['Commercial General Liability', 'Y', 'Y', policyNumber, '03/01/2027', '03/01/2028']
  const columns = titles.map((title, at) => ({ title, width: widths[at] ?? 60 }))
  drawTable(paper, columns, [
    [...first, `Each Occurrence ${dollars(occurrence)}`],
    [...first.map(() => ''), `General Aggregate ${dollars(aggregate)}`],
  ])
  paper.space(10)
  writePairs(paper, [['Certificate Holder', 'Port of Westermere']])
  return paper.finish()
}

/** A contract that requires the limits of `terms`, both endorsements and notice. */
export async function contractPaper({ occurrence, aggregate }: Terms, look: Look): Promise<Uint8Array> {
  const paper = await openPaper()
  paper.text('Subcontract Agreement', { bold: true, size: 15 }, 8)
  writeFiller(paper, look.fillerPages ?? 0)
  if (look.hasInjection) paper.text(injection, { white: true, size: 6 })
  paper.text('Insurance Requirements', { bold: true, size: 11 })
  for (const sentence of [
    `The Subcontractor shall carry commercial general liability insurance with limits of not less than ${dollars(occurrence)} for each occurrence and ${dollars(aggregate)} general aggregate.`,
    'The Contractor shall be named as an additional insured.',
    'The policy shall include a waiver of subrogation in favor of the Contractor.',
    'Thirty (30) days written notice of cancellation shall be given.',
  ])
    paper.text(sentence)
  return paper.finish()
}

/** An application that asks for the limits of `terms`. */
export async function applicationPaper({ occurrence, aggregate, deductible }: Terms, look: Look): Promise<Uint8Array> {
  const paper = await openPaper()
  paper.text('Application for Commercial General Liability Insurance', { bold: true, size: 15 }, 8)
  writeFiller(paper, look.fillerPages ?? 0)
  writePairs(paper, [
    ['Named Insured', insured],
    ['Annual Revenue', '$2,400,000'],
    ['Number of Employees', '14'],
    ['Each Occurrence Limit', dollars(occurrence)],
    ['General Aggregate Limit', dollars(aggregate)],
    ['Deductible', dollars(deductible)],
  ])
  return paper.finish()
}

const openPaper = () =>
  Paper.open({ font: 'liberation', size: 9.5, footer: (page, pages) => `Page ${page} of ${pages}` })

function writePairs(paper: Paper, pairs: readonly Pair[]) {
  for (const [label, value] of pairs) {
    paper.need(16)
    paper.draw(label, paper.frame.x, paper.y, 250)
    paper.y += paper.draw(value, paper.frame.x + 262, paper.y, 240) + 3
  }
  paper.space(8)
}

/** Pages of clauses that say nothing of insurance. */
function writeFiller(paper: Paper, pages: number) {
  if (pages === 0) return
  for (let page = 0; page < pages; page += 1) {
    paper.newPage()
    for (const [title, text] of contractClauses) paper.text(`${title}. ${text}`)
  }
  paper.newPage()
}
