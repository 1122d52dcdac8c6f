import type { Risk } from '../data/risk.ts'
import { marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import type { Content } from '../facts/statement.ts'

const gl = 'GENERAL_LIABILITY'
const property = 'PROPERTY'

/** A binder form of ruled boxes: small labels in capitals above their values, limits as label and amount side by side in narrow cells. */
export const boxedBinders = series({
  ...{ layout: 'AB', kind: 'BINDER', count: 4, title: 'insurance binder', write },
  scans: { 4: { dotsPerInch: 200, skew: 0.6, noise: 0.03 } },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index === 2 ? 'bare' : 'dollars', 'us')
  const binderNumber = `B${risk.random.between(10000, 99999)}`
  const paper = await Paper.open({ font: 'liberation', size: 9, margin: 42 })
  paper.text(v.word('documentKind', null, 'BINDER', 'INSURANCE BINDER'), { bold: true, size: 14 }, 4)
  paper.text('THIS BINDER IS A TEMPORARY INSURANCE CONTRACT, SUBJECT TO THE CONDITIONS SHOWN ON ITS REVERSE SIDE.', {
    size: 7,
  })
  boxes(paper, [
    ['AGENCY', v.text('producerName', null, risk.producer), 3],
    ['COMPANY', v.text('insurerName', null, risk.insurer.name), 3],
    ['BINDER #', v.text('binderNumber', null, binderNumber), 2],
  ])
  boxes(paper, [
    [index === 3 ? 'NAMED INSURED' : 'INSURED', v.text('insuredName', null, risk.insured.name), 3],
    ['MAILING ADDRESS', v.text('insuredAddress', null, risk.insured.address), 4],
  ])
  boxes(paper, [
    ['EFFECTIVE DATE', v.date('effectiveDate', null, risk.effective), 2],
    ['TIME', '12:01 AM', 1],
    ['EXPIRATION DATE', v.date('expirationDate', null, risk.expiration), 2],
    ['TIME', '12:01 AM', 1],
    ['DATE ISSUED', v.date('issuedDate', null, risk.issued), 2],
  ])
  paper.space(6)
  limits(paper, risk, v, index)
  const premium = risk.coverage[gl].premium + risk.coverage[property].premium
  boxes(paper, [
    ['EST. TOTAL PREMIUM', v.money('premium', null, premium), 2],
    ['TAXES', v.money('taxes', null, risk.taxes), 2],
    ['FEES', v.money('policyFees', null, risk.fees), 2],
  ])
  paper.space(8)
  paper.text(
    marked(
      'cancel',
      'This binder may be canceled by the insured by surrender of this binder or by written notice to the company.',
    ),
    {
      size: 7.5,
    },
  )
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `What is the building limit of binder ${binderNumber}?`, about: { field: 'propertyBuildingLimit' } },
      { text: `How may binder ${binderNumber} be canceled?`, about: { mark: 'cancel' } },
      { text: `Which inland marine limit is in binder ${binderNumber}?`, about: null },
    ],
  }
}

type Box = [label: string, value: Content, share: number]

function boxes(paper: Paper, row: readonly Box[]) {
  const whole = row.reduce((sum, [, , share]) => sum + share, 0)
  let { x } = paper.frame
  for (const [label, value, share] of row) {
    const width = (paper.frame.width * share) / whole
    paper.box(x, paper.y, width, 28)
    paper.draw(label, x + 3, paper.y + 2, width - 6, { size: 6 })
    paper.draw(value, x + 3, paper.y + 12, width - 6)
    x += width
  }
  paper.y += 28
}

/** A section's name at the left; at the right, narrow cells with a label and its amount. */
function section(paper: Paper, name: string, form: string, rows: readonly [label: string, value: Content][]) {
  const { x, width } = paper.frame
  const [first, second] = [width * 0.24, width * 0.3]
  const height = rows.length * 15
  paper.box(x, paper.y, first, height)
  paper.box(x + first, paper.y, second, height)
  paper.draw(name, x + 3, paper.y + 3, first - 6, { bold: true })
  paper.draw(form, x + first + 3, paper.y + 3, second - 6, { size: 8 })
  for (const [label, value] of rows) {
    const at = x + first + second
    paper.box(at, paper.y, width * 0.28, 15)
    paper.box(at + width * 0.28, paper.y, width * 0.18, 15)
    paper.draw(label, at + 3, paper.y + 4, width * 0.28 - 6, { size: 7 })
    paper.draw(value, at + width * 0.28, paper.y + 3, width * 0.18 - 4, { align: 'right' })
    paper.y += 15
  }
}

function limits(paper: Paper, { coverage }: Risk, v: Voice, index: number) {
  const { limits: one } = coverage[gl]
  const amount = (field: keyof typeof one) => v.money(field, gl, one[field] ?? 0)
  section(paper, 'GENERAL LIABILITY', '[X] COMMERCIAL GENERAL LIABILITY  [ ] CLAIMS MADE  [X] OCCUR', [
    ['EACH OCCURRENCE', amount('glPerOccurrenceLimit')],
    ['DAMAGE TO RENTED PREMISES', amount('glRentedPremisesDamageLimit')],
    [
      'MED EXP (Any one person)',
      index === 1 ? v.word('glMedicalPerPersonLimit', gl, 'EXCLUDED', 'EXCLUDED') : amount('glMedicalPerPersonLimit'),
    ],
    ['PERSONAL & ADV INJURY', amount('glPersonalAndAdvertisingInjuryLimit')],
    ['GENERAL AGGREGATE', amount('glAggregateLimit')],
    ['PRODUCTS - COMP/OP AGG', amount('glProductsAndCompletedOperationsLimit')],
  ])
  const { limits: other, deductible } = coverage[property]
  const value = (field: keyof typeof other) => v.money(field, property, other[field] ?? 0)
  section(paper, 'PROPERTY', 'CAUSES OF LOSS: [ ] BASIC  [ ] BROAD  [X] SPECIAL', [
    ['BUILDING', value('propertyBuildingLimit')],
    ['BUSINESS PERSONAL PROPERTY', value('propertyContentsLimit')],
    ['BUSINESS INCOME W/ EXTRA EXPENSE', value('propertyBusinessIncomeLimit')],
    ['DEDUCTIBLE', v.money('deductible', property, index === 3 ? 0 : deductible)],
    ...(index === 2
      ? ([['WIND/HAIL DED', v.percent('windHailDeductible', property, 2)]] satisfies [string, Content][])
      : []),
  ])
}
