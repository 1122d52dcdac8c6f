import { forms } from '../data/forms.ts'
import type { Risk } from '../data/risk.ts'
import { marked, rowEntry, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import type { Content } from '../facts/statement.ts'

const gl = 'GENERAL_LIABILITY'

/** Declarations in two columns, each label above its value, and a table of limits whose cells take several lines. */
export const twoColumnDeclarations = series({
  ...{ layout: 'R', kind: 'DECLARATIONS', count: 4, title: 'policy', write },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index % 2 ? 'dollars' : 'bare', index === 3 ? 'short' : 'us')
  const { policyNumber } = risk.coverage[gl]
  const paper = await Paper.open({ font: index % 2 ? 'noto' : 'liberation', size: 9 })
  paper.text(v.word('documentKind', null, 'DECLARATIONS', 'COMMERCIAL LINES POLICY COMMON POLICY DECLARATIONS'), {
    ...{ size: 13, bold: true, align: 'center' },
  })
  const pairs: [string, Content, string, Content][] = [
    [
      'NAMED INSURED',
      v.text('insuredName', null, risk.insured.name),
      'POLICY NUMBER',
      v.text('policyNumber', null, policyNumber),
    ],
    [
      'MAILING ADDRESS',
      v.text('insuredAddress', null, risk.insured.address),
      'PRIOR POLICY NUMBER',
      `CGL ${risk.random.between(100000, 999999)}-00`,
    ],
    [
      'COVERAGE PROVIDED BY',
      v.text('insurerName', null, risk.insurer.name),
      'AGENCY',
      v.text('producerName', null, risk.producer),
    ],
    [
      'POLICY PERIOD (12:01 A.M. STANDARD TIME)',
      [v.date('effectiveDate', null, risk.effective), ' to ', v.date('expirationDate', null, risk.expiration)],
      'DATE OF ISSUE',
      v.date('issuedDate', null, risk.issued),
    ],
    ['FORM OF BUSINESS', 'Limited liability company', 'AGENCY CODE', '00417'],
  ]
  const half = paper.frame.width / 2
  for (const [one, first, other, second] of pairs) {
    paper.draw(one, paper.frame.x, paper.y, half - 10, { size: 6.5 })
    paper.draw(other, paper.frame.x + half, paper.y, half - 10, { size: 6.5 })
    paper.draw(first, paper.frame.x, paper.y + 10, half - 10)
    paper.draw(second, paper.frame.x + half, paper.y + 10, half - 10)
    paper.y += 27
  }
  limits(paper, risk, v, index)
  premium(paper, risk, v)
  paper.space(12)
  paper.text('FORMS AND ENDORSEMENTS APPLICABLE TO THIS POLICY', { bold: true })
  for (const [number, title] of forms.slice(index, index + 4)) {
    const [first, ...others] = rowEntry('forms', null, [number, title])
    paper.text([first ?? '', ' ', ...others], {}, 2)
  }
  paper.space(8)
  paper.text(marked('inspection', 'The company may inspect the premises at any reasonable hour, but need not do so.'))
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `When may the company inspect the premises under ${policyNumber}?`, about: { mark: 'inspection' } },
      { text: `What is the building limit of policy ${policyNumber}?`, about: { field: 'propertyBuildingLimit' } },
      { text: `Does policy ${policyNumber} insure livestock?`, about: null },
    ],
  }
}

function limits(paper: Paper, { coverage }: Risk, v: Voice, index: number) {
  const liability = coverage[gl].limits
  const property = coverage.PROPERTY
  const amount = (field: keyof typeof liability) => v.money(field, gl, liability[field] ?? 0)
  const columns = [
    { title: 'COVERAGE', width: 120 },
    { title: 'LIMIT OF INSURANCE', width: 120, align: 'right' as const },
  ]
  paper.space(6)
  paper.text('COMMERCIAL GENERAL LIABILITY COVERAGE PART', { bold: true, size: 10 })
  drawTable(
    paper,
    columns,
    [
      ['Each Occurrence Limit', amount('glPerOccurrenceLimit')],
      ['General Aggregate Limit (Other Than Products-Completed Operations)', amount('glAggregateLimit')],
      ['Products-Completed Operations Aggregate Limit', amount('glProductsAndCompletedOperationsLimit')],
      [
        'Personal and Advertising Injury Limit, Any One Person or Organization',
        index === 2
          ? v.word('glPersonalAndAdvertisingInjuryLimit', gl, 'EXCLUDED', 'Excluded')
          : amount('glPersonalAndAdvertisingInjuryLimit'),
      ],
      ['Damage to Premises Rented to You Limit, Any One Premises', amount('glRentedPremisesDamageLimit')],
      ['Medical Expense Limit, Any One Person', amount('glMedicalPerPersonLimit')],
    ],
    { grid: index % 2 === 1 },
  )
  paper.space(8)
  paper.text('COMMERCIAL PROPERTY COVERAGE PART', { bold: true, size: 10 })
  drawTable(
    paper,
    [...columns, { title: 'DEDUCTIBLE', width: 90, align: 'right' as const }],
    [
      [
        'Building',
        v.money('propertyBuildingLimit', 'PROPERTY', property.limits.propertyBuildingLimit ?? 0),
        v.money('deductible', 'PROPERTY', property.deductible),
      ],
      [
        'Your Business Personal Property',
        v.money('propertyContentsLimit', 'PROPERTY', property.limits.propertyContentsLimit ?? 0),
        v.money('deductible', 'PROPERTY', property.deductible),
      ],
      [
        'Business Income Including Extra Expense',
        v.money('propertyBusinessIncomeLimit', 'PROPERTY', property.limits.propertyBusinessIncomeLimit ?? 0),
        '72 hours',
      ],
    ],
    { grid: index % 2 === 1 },
  )
}

function premium(paper: Paper, { coverage, taxes, fees }: Risk, v: Voice) {
  const total = coverage[gl].premium + coverage.PROPERTY.premium
  paper.space(8)
  paper.text('PREMIUM SUMMARY', { bold: true, size: 10 })
  const rows: [string, Content][] = [
    ['Commercial General Liability Coverage Part', v.money('premium', gl, coverage[gl].premium)],
    ['Commercial Property Coverage Part', v.money('premium', 'PROPERTY', coverage.PROPERTY.premium)],
    ['Total Premium', v.money('premium', null, total)],
    ['State Taxes and Surcharges', v.money('taxes', null, taxes)],
    ['Policy Fee', v.money('policyFees', null, fees)],
    ['Total Amount Due', v.money('totalCost', null, total + taxes + fees)],
  ]
  for (const [label, value] of rows) {
    paper.draw(label, paper.frame.x, paper.y, 240)
    paper.y += paper.draw(value, paper.frame.x + 250, paper.y, 110, { align: 'right' }) + 3
  }
}
