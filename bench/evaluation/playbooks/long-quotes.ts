import { contractClauses } from '../data/clauses.ts'
import { Paper } from '../drawing/paper.ts'
import { dollars } from './terms.ts'

/** A limit, a deductible or a price of both quotes, and how the report calls it. */
interface LongTerm {
  section: string
  written: string
  reported: string
  first: number
  second: number
}

const of = (section: string, line: string, terms: readonly (readonly [string, string, number, number])[]): LongTerm[] =>
  terms.map(([written, label, first, second]) => ({ section, written, reported: `${label} (${line})`, first, second }))

/** Every second amount or so differs: those are the differences that a comparison has to find. */
export const longTerms: readonly LongTerm[] = [
  ...of('Commercial General Liability Coverage Part', 'General Liability', [
    ['Each Occurrence Limit', 'Each occurrence', 1_000_000, 2_000_000],
    ['General Aggregate Limit', 'General aggregate', 2_000_000, 4_000_000],
    ['Products-Completed Operations Aggregate Limit', 'Products and completed operations', 2_000_000, 2_000_000],
    ['Personal and Advertising Injury Limit', 'Personal and advertising injury', 1_000_000, 1_500_000],
    ['Damage to Premises Rented to You Limit', 'Damage to rented premises', 100_000, 300_000],
    ['Medical Expense Limit, Any One Person', 'Medical, each person', 5_000, 5_000],
    ['Deductible, Each Occurrence', 'Deductible', 0, 500],
    ['Premium for this Coverage Part', 'Premium', 8_400, 9_150],
  ]),
  ...of('Commercial Auto Coverage Part', 'Auto', [
    ['Combined Single Limit', 'Combined single limit', 1_000_000, 500_000],
    ['Deductible', 'Deductible', 1_000, 1_000],
    ['Premium for this Coverage Part', 'Premium', 3_275, 3_190],
  ]),
  ...of('Commercial Property Coverage Part', 'Property', [
    ['Building Limit', 'Building', 1_250_000, 1_400_000],
    ['Business Personal Property Limit', 'Contents', 275_000, 275_000],
    ['Business Income Limit', 'Business income', 180_000, 240_000],
    ['Deductible', 'Deductible', 2_500, 5_000],
    ['Premium for this Coverage Part', 'Premium', 6_120, 5_885],
  ]),
  ...of('Workers Compensation and Employers Liability', 'Workers Compensation', [
    ['Bodily Injury by Accident, Each Accident', 'Each accident', 500_000, 1_000_000],
    ['Bodily Injury by Disease, Policy Limit', 'Disease, policy limit', 500_000, 500_000],
    ['Bodily Injury by Disease, Each Employee', 'Disease, each employee', 500_000, 1_000_000],
    ['Premium for this Coverage Part', 'Premium', 4_410, 4_410],
  ]),
  ...of('Commercial Umbrella Coverage Part', 'Umbrella', [
    ['Each Occurrence Limit', 'Each occurrence', 3_000_000, 5_000_000],
    ['Aggregate Limit', 'Aggregate', 3_000_000, 5_000_000],
    ['Premium for this Coverage Part', 'Premium', 2_100, 2_940],
  ]),
]

export const plantedDifferences = longTerms.filter(({ first, second }) => first !== second)

/** Pages of wording between the parts, so that a quote has some 60 pages. */
const wordingPages = 11

/** A package quote of some 60 pages, with its limits between the wording. */
export async function longQuote(insurer: string, amountOf: (term: LongTerm) => number): Promise<Uint8Array> {
  const paper = await Paper.open({
    ...{ font: 'liberation', size: 9.5, footer: (page, pages) => `Page ${page} of ${pages}` },
  })
  paper.text(insurer, { bold: true, size: 15 }, 2)
  paper.text('Commercial Package Insurance Quote', { size: 13 }, 8)
  paper.text('Named Insured: Heron Hardware LLC')
  paper.text('Quotation valid for 30 days.')
  for (const section of new Set(longTerms.map(term => term.section))) {
    for (let page = 0; page < wordingPages; page += 1) {
      paper.newPage()
      for (const [title, text] of contractClauses) paper.text(`${title}. ${text}`)
    }
    paper.newPage()
    paper.text(section, { bold: true, size: 11 })
    for (const term of longTerms.filter(one => one.section === section)) {
      paper.draw(term.written, paper.frame.x, paper.y, 250)
      paper.y += paper.draw(dollars(amountOf(term)), paper.frame.x + 262, paper.y, 240) + 3
    }
  }
  return paper.finish()
}
