import { Paper } from '../drawing/paper.ts'
import type { Line, Truth } from './form-truth.ts'

type Pair = readonly [label: string, value: string]

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

const titles: Readonly<Record<Line, string>> = {
  gl: 'Commercial General Liability Declarations',
  auto: 'Business Auto Declarations',
  umbrella: 'Commercial Umbrella Declarations',
  wc: 'Workers Compensation and Employers Liability Declarations',
  property: 'Commercial Property Declarations',
}

/** How declarations call the limits. */
const labels: Readonly<Record<string, string>> = {
  ...{ occurrence: 'Each Occurrence Limit', aggregate: 'General Aggregate Limit' },
  ...{ products: 'Products-Completed Operations Aggregate Limit', personal: 'Personal and Advertising Injury Limit' },
  ...{ rented: 'Damage to Premises Rented to You', medical: 'Medical Expense Limit, Any One Person' },
  ...{
    combined: 'Combined Single Limit',
    umbrellaOccurrence: 'Each Occurrence Limit',
    umbrellaAggregate: 'Aggregate Limit',
  },
  ...{ accident: 'Bodily Injury by Accident, Each Accident', employee: 'Bodily Injury by Disease, Each Employee' },
  ...{
    policy: 'Bodily Injury by Disease, Policy Limit',
    building: 'Building Limit',
    contents: 'Business Personal Property Limit',
  },
}

/** The declarations of one policy. */
export async function declarations(truth: Truth, line: Line, aggregate?: number): Promise<Uint8Array> {
  const { insured, address, from, to, lines } = truth
  const { number, insurer, limits } = lines[line]
  const paper = await openPaper()
  paper.text(insurer, { bold: true, size: 15 }, 2)
  paper.text(titles[line], { size: 13 }, 8)
  writePairs(paper, [
    ['Policy Number', number],
    ['Named Insured', insured],
    ['Mailing Address', `${address[0]}, ${address[1]}, ${address[2]} ${address[3]}`],
    ['Effective Date', from],
    ['Expiration Date', to],
    ...Object.entries(limits).map(
      ([name, limit]): Pair => [labels[name] ?? name, dollars(name === 'aggregate' ? (aggregate ?? limit) : limit)],
    ),
  ])
  return paper.finish()
}

/** What a contract requires is not what there is. */
export async function contract(): Promise<Uint8Array> {
  const paper = await openPaper()
  paper.text('Subcontract Agreement', { bold: true, size: 15 }, 8)
  paper.text('Insurance Requirements', { bold: true, size: 11 })
  for (const sentence of [
    'The Subcontractor shall carry commercial general liability insurance with limits of not less than $3,000,000 for each occurrence and $6,000,000 general aggregate.',
    'The policy shall include a waiver of subrogation in favor of the Contractor.',
  ])
    paper.text(sentence)
  return paper.finish()
}

/** What the client says of the business. */
export async function application({ insured, business }: Truth): Promise<Uint8Array> {
  const paper = await openPaper()
  paper.text('Application for Commercial Insurance', { bold: true, size: 15 }, 8)
  writePairs(paper, [
    ['Named Insured', insured],
    ['Annual Revenue', dollars(business.revenue)],
    ['Annual Payroll', dollars(business.payroll)],
    ['Number of Employees', String(business.employees)],
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
