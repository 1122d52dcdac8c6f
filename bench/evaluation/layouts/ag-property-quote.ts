import { forms } from '../data/forms.ts'
import type { Risk } from '../data/risk.ts'
import { marked, rowEntry, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import type { Content } from '../facts/statement.ts'

const line = 'PROPERTY'

/** A property quote of an MGA: a block of labels at the right of the page, limits beside valuation and coinsurance, deductibles by peril. */
export const propertyQuotes = series({
  ...{ layout: 'AG', kind: 'QUOTE', count: 3, title: 'property quote', write },
  scans: { 3: { dotsPerInch: 200, skew: 0.8, noise: 0.04 } },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', index === 3 ? 'long' : 'us')
  const quoteNumber = `PQ-${risk.random.between(10000, 99999)}-0${index}`
  const paper = await Paper.open({ font: index === 2 ? 'noto' : 'liberation', size: 9.5, margin: 50 })
  const { width, x } = paper.frame
  paper.draw('Saltgrass Underwriting Managers', x, paper.y, width / 2, { bold: true, size: 13 })
  const right: [string, Content][] = [
    ['Quote No.', v.text('quoteNumber', null, quoteNumber)],
    ['Quoted on', v.date('issuedDate', null, risk.issued)],
    ['Valid for', '30 days'],
    ['Insurer', v.text('insurerName', null, risk.insurer.name)],
  ]
  for (const [label, value] of right) {
    paper.draw(label, x + width * 0.52, paper.y, width * 0.14, { size: 8 })
    paper.y += paper.draw(value, x + width * 0.67, paper.y, width * 0.33) + 2
  }
  paper.space(8)
  paper.text(v.word('documentKind', null, 'QUOTE', 'COMMERCIAL PROPERTY QUOTATION'), { bold: true, size: 13 })
  paper.text(['Applicant: ', v.text('insuredName', null, risk.insured.name)], {}, 2)
  paper.text(['Agent: ', v.text('producerName', null, risk.producer)], {}, 2)
  paper.text(
    [
      'Proposed term: ',
      v.date('effectiveDate', null, risk.effective),
      ' to ',
      v.date('expirationDate', null, risk.expiration),
    ],
    {},
    8,
  )
  amounts(paper, risk, v, index)
  paper.space(8)
  charges(paper, risk, v, index)
  paper.space(8)
  paper.text('Policy forms', { bold: true }, 2)
  for (const form of forms.slice(2, 5)) {
    const [first = '', ...others] = rowEntry('forms', null, form)
    paper.text([first, ' ', ...others], {}, 1)
  }
  paper.space(6)
  paper.text(marked('alarm', 'Central station burglar and fire alarms must be in service before coverage starts.'))
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `What is the wind deductible in ${quoteNumber}?`, about: { field: 'windHailDeductible' } },
      { text: `Which alarms does quote ${quoteNumber} ask for?`, about: { mark: 'alarm' } },
      { text: `What is the retroactive date of quote ${quoteNumber}?`, about: null },
    ],
  }
}

function amounts(paper: Paper, { coverage }: Risk, v: Voice, index: number) {
  const { limits, deductible } = coverage[line]
  const of = (field: keyof typeof limits) => v.money(field, line, limits[field] ?? 0)
  drawTable(
    paper,
    [
      { title: 'Coverage', width: 170 },
      { title: 'Limit', width: 90, align: 'right' },
      { title: 'Valuation', width: 110 },
      { title: 'Coins.', width: 50 },
    ],
    [
      ['Building', of('propertyBuildingLimit'), 'Replacement cost', '90%'],
      ['Business Personal Property', of('propertyContentsLimit'), 'Replacement cost', '90%'],
      ['Business Income & Extra Expense', of('propertyBusinessIncomeLimit'), 'Actual loss', 'None'],
    ],
    { grid: index !== 1 },
  )
  paper.space(6)
  paper.text('Deductibles', { bold: true }, 2)
  drawTable(
    paper,
    [
      { title: 'Peril', width: 170 },
      { title: 'Deductible', width: 190 },
    ],
    [
      ['All Other Perils', v.money('deductible', line, deductible)],
      [
        'Wind / Hail',
        [
          v.percent('windHailDeductible', line, index === 3 ? 5 : 2),
          index === 1 ? ' of TIV per location' : ' per building',
        ],
      ],
      ['Water damage', '$10,000'],
      ['Equipment breakdown', '$2,500'],
    ],
    { grid: index !== 1 },
  )
}

function charges(paper: Paper, { coverage, taxes, fees }: Risk, v: Voice, index: number) {
  const { premium } = coverage[line]
  const rows: [string, Content][] = [
    ['Property Premium', v.money('premium', null, premium)],
    ['Terrorism (TRIA) – if elected', '$412'],
    ['Inspection Fee', v.money('policyFees', null, fees)],
    ...(index === 2
      ? []
      : ([['Surplus Lines Tax & Stamping Fee', v.money('taxes', null, taxes, 'cents')]] satisfies [string, Content][])),
    ['Total excluding TRIA', v.money('totalCost', null, premium + fees + (index === 2 ? 0 : taxes), 'cents')],
    ['Minimum Earned', v.percent('minimumEarnedPremium', null, 35)],
  ]
  for (const [label, value] of rows) {
    paper.draw(label, paper.frame.x, paper.y, 220)
    paper.y += paper.draw(value, paper.frame.x + 230, paper.y, 110, { align: 'right' }) + 2
  }
}
