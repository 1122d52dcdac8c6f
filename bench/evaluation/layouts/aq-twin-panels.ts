import type { Risk } from '../data/risk.ts'
import { marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import type { FactField } from '../facts/fact-field.ts'
import type { Content, Line } from '../facts/statement.ts'

type Row = readonly [label: string, value: Content]

/** A summary of insurance: panels for lines of business, two in a row, each with a heading of its own; labels left, amounts right. */
export const twinPanels = series({
  ...{ layout: 'AQ', kind: 'DECLARATIONS', count: 5, title: 'coverage summary', write },
  scans: { 5: { dotsPerInch: 200, noise: 0.03 } },
})

interface Shape {
  isBoxed: boolean
  /** Labels above their values instead of beside them. */
  isAbove: boolean
}
const shapes: readonly Shape[] = [
  { isBoxed: true, isAbove: false },
  { isBoxed: false, isAbove: false },
  { isBoxed: true, isAbove: true },
  { isBoxed: false, isAbove: true },
  { isBoxed: true, isAbove: false },
]

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const shape = shapes[index - 1] ?? { isBoxed: true, isAbove: false }
  const v = voice(index % 2 ? 'dollars' : 'bare', index === 2 ? 'abbreviated' : 'us')
  const paper = await Paper.open({ font: index % 2 ? 'liberation' : 'noto', size: 9, margin: 48 })
  paper.text(v.text('insurerName', null, risk.insurer.name), { bold: true, size: 14 }, 2)
  paper.text(v.word('documentKind', null, 'DECLARATIONS', 'Business Policy Declarations'), { size: 12 }, 10)
  panels(paper, shape, [
    ['Your information', insuredRows(risk, v)],
    ['Your policy', policyRows(risk, v)],
  ])
  panels(paper, shape, [
    ['General liability', liabilityRows(risk, v)],
    ['Property', propertyRows(risk, v)],
  ])
  panels(paper, shape, [
    ['Commercial auto', autoRows(risk, v, index)],
    ['Workers compensation', employersRows(risk, v)],
  ])
  const { coverage, taxes, fees } = risk
  const premium = lines.reduce((sum, line) => sum + coverage[line].premium, 0)
  panels(paper, shape, [
    [
      'What you pay',
      [
        ['Total premium', v.money('premium', null, premium)],
        ['Taxes and surcharges', v.money('taxes', null, taxes)],
        ['Policy fee', v.money('policyFees', null, fees)],
        ['Total amount due', v.money('totalCost', null, premium + taxes + fees)],
      ],
    ],
    [
      'How to reach us',
      [
        ['Claims', '(800) 555-0142'],
        ['Billing', '(800) 555-0177'],
      ],
    ],
  ])
  paper.text(marked('keep', 'Keep these declarations with your policy and compare them with your last ones.'))
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `What should ${risk.insured.name} do with its declarations?`, about: { mark: 'keep' } },
      { text: `Which fidelity bond does ${risk.insured.name} have?`, about: null },
    ],
  }
}

const lines = ['GENERAL_LIABILITY', 'PROPERTY', 'COMMERCIAL_AUTO', 'WORKERS_COMPENSATION'] as const

const insuredRows = (risk: Risk, v: Voice): Row[] => [
  ['Named insured', v.text('insuredName', null, risk.insured.name)],
  ['Address', v.text('insuredAddress', null, risk.insured.address)],
  ['Your agent', v.text('producerName', null, risk.producer)],
]
const policyRows = (risk: Risk, v: Voice): Row[] => [
  ['Policy number', v.text('policyNumber', null, risk.coverage.GENERAL_LIABILITY.policyNumber)],
  ['Policy begins', v.date('effectiveDate', null, risk.effective)],
  ['Policy ends', v.date('expirationDate', null, risk.expiration)],
  ['Date issued', v.date('issuedDate', null, risk.issued)],
]

const limitRows = (risk: Risk, v: Voice, line: Line, labels: readonly (readonly [string, FactField])[]): Row[] =>
  labels.map(([label, field]) => [label, v.money(field, line, risk.coverage[line].limits[field] ?? 0)])

const liabilityRows = (risk: Risk, v: Voice): Row[] => [
  ...limitRows(risk, v, 'GENERAL_LIABILITY', [
    ['Each occurrence', 'glPerOccurrenceLimit'],
    ['General aggregate', 'glAggregateLimit'],
    ['Products/completed operations', 'glProductsAndCompletedOperationsLimit'],
    ['Damage to rented premises', 'glRentedPremisesDamageLimit'],
    ['Medical expense, each person', 'glMedicalPerPersonLimit'],
  ]),
  ['Premium', v.money('premium', 'GENERAL_LIABILITY', risk.coverage.GENERAL_LIABILITY.premium)],
]
const propertyRows = (risk: Risk, v: Voice): Row[] => [
  ...limitRows(risk, v, 'PROPERTY', [
    ['Building', 'propertyBuildingLimit'],
    ['Business personal property', 'propertyContentsLimit'],
    ['Business income', 'propertyBusinessIncomeLimit'],
  ]),
  ['Deductible', v.money('deductible', 'PROPERTY', risk.coverage.PROPERTY.deductible)],
  ['Premium', v.money('premium', 'PROPERTY', risk.coverage.PROPERTY.premium)],
]
const autoRows = (risk: Risk, v: Voice, index: number): Row[] => [
  ...limitRows(risk, v, 'COMMERCIAL_AUTO', [['Combined single limit', 'autoCombinedSingleLimit']]),
  ['Deductible', v.money('deductible', 'COMMERCIAL_AUTO', index === 1 ? 0 : risk.coverage.COMMERCIAL_AUTO.deductible)],
  ['Premium', v.money('premium', 'COMMERCIAL_AUTO', risk.coverage.COMMERCIAL_AUTO.premium)],
]
const employersRows = (risk: Risk, v: Voice): Row[] => [
  ...limitRows(risk, v, 'WORKERS_COMPENSATION', [
    ['Each accident', 'wcPerAccidentLimit'],
    ['Disease, policy limit', 'wcPerDiseasePolicyLimit'],
    ['Disease, each employee', 'wcPerDiseaseEmployeeLimit'],
  ]),
  ['Premium', v.money('premium', 'WORKERS_COMPENSATION', risk.coverage.WORKERS_COMPENSATION.premium)],
]

/** Two panels beside each other. */
function panels(paper: Paper, { isBoxed, isAbove }: Shape, pair: readonly (readonly [string, readonly Row[]])[]) {
  const gap = 16
  const width = (paper.frame.width - gap) / 2
  const rowHeight = isAbove ? 26 : 15
  const height = 22 + Math.max(...pair.map(([, rows]) => rows.length)) * rowHeight + 8
  paper.need(height + 12)
  const top = paper.y
  for (const [place, [title, rows]] of pair.entries()) {
    const x = paper.frame.x + place * (width + gap)
    if (isBoxed) paper.box(x, top, width, height)
    paper.draw(title, x + 6, top + 5, width - 12, { bold: true, size: 10.5 })
    for (const [at, [label, value]] of rows.entries()) {
      const y = top + 22 + at * rowHeight
      if (isAbove) {
        paper.draw(label, x + 6, y, width - 12, { size: 7 })
        paper.draw(value, x + 6, y + 10, width - 12)
      } else {
        paper.draw(label, x + 6, y, width * 0.45)
        paper.draw(value, x + width * 0.47, y, width * 0.53 - 6, { align: 'right', size: 8 })
      }
    }
  }
  paper.y = top + height + 12
}
