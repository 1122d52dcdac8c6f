import type { Risk } from '../data/risk.ts'
import { marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import type { Content } from '../facts/statement.ts'

const gl = 'GENERAL_LIABILITY'
const property = 'PROPERTY'

/** Package declarations: a policy block in two columns, liability and property side by side, a premium column of its own for each part. */
export const packageDeclarations = series({
  ...{ layout: 'AM', kind: 'DECLARATIONS', count: 4, title: 'package policy', write },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index === 3 ? 'bare' : 'dollars', index % 2 ? 'us' : 'abbreviated')
  const { policyNumber } = risk.coverage[gl]
  const paper = await Paper.open({ font: index === 4 ? 'noto' : 'liberation', size: 9.5, margin: 48 })
  paper.text(v.word('documentKind', null, 'DECLARATIONS', 'COMMERCIAL PACKAGE POLICY DECLARATIONS'), {
    ...{ bold: true, size: 13, align: 'center' },
  })
  top(paper, risk, v, policyNumber)
  paper.space(10)
  panels(paper, risk, v, index)
  paper.space(12)
  premiums(paper, risk, v)
  paper.space(10)
  paper.text(marked('countersigned', 'This policy is not valid unless countersigned by our authorized representative.'))
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `What is the contents limit of ${policyNumber}?`, about: { field: 'propertyContentsLimit' } },
      { text: `Who has to countersign ${policyNumber}?`, about: { mark: 'countersigned' } },
      { text: `Which bailee limit does ${policyNumber} have?`, about: null },
    ],
  }
}

function top(paper: Paper, risk: Risk, v: Voice, policyNumber: string) {
  const half = paper.frame.width / 2
  const rows: [string, Content, string, Content][] = [
    [
      'Policy Number',
      v.text('policyNumber', null, policyNumber),
      'Issued By',
      v.text('insurerName', null, risk.insurer.name),
    ],
    ['Insured', v.text('insuredName', null, risk.insured.name), 'Agency', v.text('producerName', null, risk.producer)],
    [
      'Effective',
      v.date('effectiveDate', null, risk.effective),
      'Expiration',
      v.date('expirationDate', null, risk.expiration),
    ],
  ]
  for (const [label, value, other, second] of rows) {
    paper.draw(label, paper.frame.x, paper.y, 78, { bold: true })
    paper.draw(other, paper.frame.x + half, paper.y, 78, { bold: true })
    const height = paper.draw(value, paper.frame.x + 80, paper.y, half - 90)
    paper.y += Math.max(height, paper.draw(second, paper.frame.x + half + 80, paper.y, half - 80)) + 4
  }
}

function panels(paper: Paper, { coverage }: Risk, v: Voice, index: number) {
  const { limits } = coverage[gl]
  const of = (field: keyof typeof limits) => v.money(field, gl, limits[field] ?? 0)
  const { limits: values, deductible } = coverage[property]
  const value = (field: keyof typeof values) => v.money(field, property, values[field] ?? 0)
  const sides: [string, [string, Content][]][] = [
    [
      'LIABILITY – COMMERCIAL GENERAL LIABILITY',
      [
        ['Each Occurrence', of('glPerOccurrenceLimit')],
        ['General Aggregate', of('glAggregateLimit')],
        ['Products/Completed Ops', of('glProductsAndCompletedOperationsLimit')],
        ['Personal & Adv. Injury', of('glPersonalAndAdvertisingInjuryLimit')],
        [
          'Medical Payments',
          index === 2 ? v.word('glMedicalPerPersonLimit', gl, 'EXCLUDED', 'Excluded') : of('glMedicalPerPersonLimit'),
        ],
      ],
    ],
    [
      'COMMERCIAL PROPERTY',
      [
        ['Building', value('propertyBuildingLimit')],
        ['Contents', value('propertyContentsLimit')],
        ['Business Income', value('propertyBusinessIncomeLimit')],
        ['Deductible', v.money('deductible', property, index === 4 ? 0 : deductible)],
        ['Wind/Hail', v.percent('windHailDeductible', property, 2)],
      ],
    ],
  ]
  const half = paper.frame.width / 2
  const from = paper.y
  for (const [at, [title, rows]] of sides.entries()) {
    const x = paper.frame.x + at * half
    paper.y = from
    paper.y += paper.draw(title, x, paper.y, half - 12, { bold: true }) + 4
    for (const [label, amount] of rows) {
      paper.draw(label, x, paper.y, half * 0.56)
      paper.y += paper.draw(amount, x + half * 0.58, paper.y, half * 0.36, { align: 'right' }) + 3
    }
  }
}

function premiums(paper: Paper, { coverage, taxes }: Risk, v: Voice) {
  const [one, other] = [coverage[gl].premium, coverage[property].premium]
  drawTable(
    paper,
    [
      { title: 'Coverage Part', width: 230 },
      { title: 'Premium', width: 110, align: 'right' },
    ],
    [
      ['Commercial General Liability', v.money('premium', gl, one)],
      ['Commercial Property', v.money('premium', property, other)],
      ['Package Premium', v.money('premium', null, one + other)],
      ['State Surcharge', v.money('taxes', null, taxes)],
      ['Total Amount Due', v.money('totalCost', null, one + other + taxes)],
    ],
  )
}
