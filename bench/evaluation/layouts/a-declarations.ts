import { forms } from '../data/forms.ts'
import { injection } from '../data/injection.ts'
import type { Risk } from '../data/risk.ts'
import { marked, rowEntry, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import type { Content } from '../facts/statement.ts'

const gl = 'GENERAL_LIABILITY'
const property = 'PROPERTY'

/** Declarations of a package policy: the label left of its value, sections for the lines, a schedule of forms on the second page. */
export const declarations = series({
  ...{ layout: 'A', kind: 'DECLARATIONS', count: 8, title: 'policy declarations', write },
  scans: {
    7: { dotsPerInch: 200, isSideways: true, noise: 0.05 },
    8: { dotsPerInch: 150, skew: 2, noise: 0.08, stamp: 'RECEIVED' },
  },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index % 2 ? 'dollars' : 'cents', index % 3 === 0 ? 'us' : 'long')
  const policyNumber = risk.coverage[gl].policyNumber
  const paper = await Paper.open({
    ...{ font: index % 2 ? 'liberation' : 'noto', size: 9.5, header: `Policy number ${policyNumber}` },
    footer: (page, pages) => `${risk.insurer.name} · Declarations · Page ${page} of ${pages}`,
  })
  const pair = (label: string, value: Content) => {
    paper.need(16)
    paper.draw(label, paper.frame.x, paper.y, 250)
    paper.y += paper.draw(value, paper.frame.x + 262, paper.y, 240) + 3
  }
  const heading = (text: string) => {
    paper.space(8)
    paper.text(text, { bold: true, size: 11 }, 2)
    paper.rule()
    paper.space(5)
  }
  paper.text(v.text('insurerName', null, risk.insurer.name), { bold: true, size: 15 }, 2)
  paper.text(v.word('documentKind', null, 'DECLARATIONS', 'Commercial Package Policy Declarations'), { size: 13 }, 8)
  pair('Policy Number', v.text('policyNumber', null, policyNumber))
  pair('NAIC Code', v.text('insurerNaic', null, risk.insurer.naic))
  pair('Named Insured', v.text('insuredName', null, risk.insured.name))
  pair('Mailing Address', v.text('insuredAddress', null, risk.insured.address))
  pair('Agent', v.text('producerName', null, risk.producer))
  pair('Policy Period From', v.date('effectiveDate', null, risk.effective))
  pair('To', v.date('expirationDate', null, risk.expiration))
  if (index !== 4) pair('Date Issued', v.date('issuedDate', null, risk.issued))
  heading('Commercial General Liability Coverage Part')
  for (const [label, value] of liability(risk, v, index)) pair(label, value)
  heading('Commercial Property Coverage Part')
  for (const [label, value] of buildings(risk, v, index)) pair(label, value)
  if (index !== 6) {
    heading('Premium')
    for (const [label, value] of premium(risk, v)) pair(label, value)
  }
  if (index === 4) paper.text(injection, { white: true, size: 6 })
  paper.newPage()
  paper.text('Schedule of Forms and Endorsements', { bold: true, size: 11 })
  const columns = [
    { title: 'Form Number', width: 130 },
    { title: 'Title', width: 374 },
  ]
  drawTable(
    paper,
    columns,
    forms.slice(index % 3, 5 + (index % 3)).map(form => rowEntry('forms', null, form)),
    { grid: false },
  )
  if (index === 3) differentSummary(paper, risk, v)
  paper.space(12)
  paper.text(
    marked(
      'loss notice',
      'Report every accident to the company within seventy-two hours, at the address of its claims office in Westermere.',
    ),
  )
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `What is the building limit on policy ${policyNumber}?`, about: { field: 'propertyBuildingLimit' } },
      { text: `Which forms are attached to policy ${policyNumber}?`, about: { field: 'forms' } },
      { text: 'How many hours do we have to report an accident?', about: { mark: 'loss notice' } },
      { text: `Does policy ${policyNumber} insure the hull of a yacht?`, about: null },
    ],
  }
}

function liability({ coverage }: Risk, v: Voice, index: number): [string, Content][] {
  const { limits, deductible } = coverage[gl]
  const amount = (field: keyof typeof limits) => v.money(field, gl, limits[field] ?? 0)
  const products = 'glProductsAndCompletedOperationsLimit'
  return [
    ['Each Occurrence Limit', amount('glPerOccurrenceLimit')],
    ['General Aggregate Limit', amount('glAggregateLimit')],
    [
      'Products-Completed Operations Aggregate Limit',
      index === 5 ? v.word(products, gl, 'INCLUDED', 'Included') : amount(products),
    ],
    ['Personal and Advertising Injury Limit', amount('glPersonalAndAdvertisingInjuryLimit')],
    ['Damage to Premises Rented to You', amount('glRentedPremisesDamageLimit')],
    [
      'Medical Expense Limit, Any One Person',
      index === 2 ? v.word('glMedicalPerPersonLimit', gl, 'EXCLUDED', 'Excluded') : amount('glMedicalPerPersonLimit'),
    ],
    ['Deductible, Each Occurrence', v.money('deductible', gl, index === 1 ? 0 : deductible)],
  ]
}

function buildings({ coverage, insured }: Risk, v: Voice, index: number): [string, Content][] {
  const { limits, deductible } = coverage[property]
  const income = 'propertyBusinessIncomeLimit'
  return [
    [
      'Described Premises',
      { text: insured.address, proves: [{ field: 'locations', line: null, value: insured.address, unit: 'TEXT' }] },
    ],
    ['Building', v.money('propertyBuildingLimit', property, limits.propertyBuildingLimit ?? 0)],
    ['Business Personal Property', v.money('propertyContentsLimit', property, limits.propertyContentsLimit ?? 0)],
    [
      'Business Income with Extra Expense',
      index === 6
        ? v.word(income, property, 'NOT_COVERED', 'Not Covered')
        : v.money(income, property, limits[income] ?? 0),
    ],
    ['Deductible', v.money('deductible', property, index === 1 ? 50_000 : deductible)],
    ...(index === 2
      ? [['Wind or Hail Deductible', v.percent('windHailDeductible', property, 2)] satisfies [string, Content]]
      : []),
  ]
}

function premium({ coverage, taxes, fees }: Risk, v: Voice): [string, Content][] {
  const parts = [coverage[gl].premium, coverage[property].premium]
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return [
    ['General Liability Premium', v.money('premium', gl, coverage[gl].premium)],
    ['Property Premium', v.money('premium', property, coverage[property].premium)],
    ['Total Policy Premium', v.money('premium', null, whole)],
    ['Taxes and Surcharges', v.money('taxes', null, taxes)],
    ['Policy Fee', v.money('policyFees', null, fees)],
    ['Total Amount Due', v.money('totalCost', null, whole + taxes + fees)],
  ]
}

/** The agent's note says another limit than the declarations. */
function differentSummary(paper: Paper, { coverage }: Risk, v: Voice) {
  const other = (coverage[gl].limits.glPerOccurrenceLimit ?? 0) / 2
  paper.space(10)
  paper.text('Summary of Coverage', { bold: true, size: 11 })
  paper.text(['General Liability, Each Occurrence Limit: ', v.money('glPerOccurrenceLimit', gl, other)])
}
