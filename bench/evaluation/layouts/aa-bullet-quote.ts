import { forms } from '../data/forms.ts'
import type { Risk } from '../data/risk.ts'
import { marked, rowEntry, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import type { Content } from '../facts/statement.ts'

const gl = 'GENERAL_LIABILITY'

/** A wholesaler's quote letter: a few sentences, then bullets whose amounts come first or last, and charges with their rates. */
export const bulletQuotes = series({
  ...{ layout: 'AA', kind: 'QUOTE', count: 4, title: 'GL terms', write },
  scans: { 4: { dotsPerInch: 200, skew: 1, noise: 0.05 } },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index % 2 ? 'short' : 'dollars', index === 2 ? 'long' : 'usShort')
  const quoteNumber = `Q${risk.random.between(100000, 999999)}-${index}`
  const paper = await Paper.open({ font: 'liberation', size: 10.5, margin: 66 })
  paper.text('Whitcombe & Rowe Wholesale', { bold: true, size: 15 }, 10)
  paper.text(['Date: ', v.date('issuedDate', null, risk.issued)], {}, 2)
  paper.text(['To: ', v.text('producerName', null, risk.producer)], {}, 2)
  paper.text(['RE: ', v.text('insuredName', null, risk.insured.name)], {}, 2)
  paper.text(['Quote #: ', v.text('quoteNumber', null, quoteNumber)], {}, 12)
  paper.text([
    'We are pleased to ',
    v.word('documentKind', null, 'QUOTE', 'offer the following quotation'),
    ' for your review. Please read it carefully: the terms may differ from those you asked for.',
  ])
  for (const content of [...terms(risk, v, index), ...charges(risk, v, index)]) bullet(paper, content)
  paper.text('Forms and endorsements', { bold: true })
  for (const form of forms.slice(index, index + 3)) {
    const [first = '', ...others] = rowEntry('forms', null, form)
    bullet(paper, [first, ' ', ...others])
  }
  paper.text('Subjectivities', { bold: true })
  bullet(paper, marked('lossRuns', 'Five years of currently valued loss runs'))
  bullet(paper, 'Signed TRIA form; terrorism coverage is available for an additional premium of $250')
  paper.text('This quote is valid for 30 days and may be withdrawn at any time before binding.')
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `What is the premium of quote ${quoteNumber}?`, about: { field: 'premium' } },
      { text: `How many years of loss runs does quote ${quoteNumber} need?`, about: { mark: 'lossRuns' } },
      { text: `Which deductible for glass does quote ${quoteNumber} have?`, about: null },
    ],
  }
}

function bullet(paper: Paper, content: Content) {
  const { x, width } = paper.frame
  paper.need(16)
  paper.draw('•', x + 10, paper.y, 8)
  paper.y += paper.draw(content, x + 24, paper.y, width - 24) + 2
}

function terms({ coverage, insurer, effective, expiration }: Risk, v: Voice, index: number): Content[] {
  const { limits, deductible } = coverage[gl]
  const of = (field: keyof typeof limits) => v.money(field, gl, limits[field] ?? 0)
  const rented = of('glRentedPremisesDamageLimit')
  const medical =
    index === 3 ? v.word('glMedicalPerPersonLimit', gl, 'EXCLUDED', 'Excluded') : of('glMedicalPerPersonLimit')
  const insurerSaid = v.text('insurerName', null, insurer.name)
  const shared: Content[] = [
    index === 4 ? ['Written with ', insurerSaid] : ['Carrier: ', insurerSaid, ' (A.M. Best A XII) – Non-Admitted'],
    ['Term: ', v.date('effectiveDate', null, effective), ' – ', v.date('expirationDate', null, expiration)],
    'Coverage: Commercial General Liability – Occurrence',
  ]
  const amountFirst: Content[] = [
    [of('glPerOccurrenceLimit'), ' Each Occurrence'],
    [of('glAggregateLimit'), ' General Aggregate'],
    [of('glProductsAndCompletedOperationsLimit'), ' Products & Completed Ops Aggregate'],
    [of('glPersonalAndAdvertisingInjuryLimit'), ' Personal & Advertising Injury'],
    [rented, ' Damage to Premises Rented to You'],
    [medical, ' Medical Payments'],
    [v.money('deductible', gl, deductible), ' Deductible per claim, including loss adjustment expense'],
  ]
  const amountLast: Content[] = [
    ['Each Occ.: ', of('glPerOccurrenceLimit')],
    ['Gen’l Agg. (per project): ', of('glAggregateLimit')],
    ['Products/Completed Ops. Agg.: ', of('glProductsAndCompletedOperationsLimit')],
    ['Personal Injury & Advertising Injury: ', of('glPersonalAndAdvertisingInjuryLimit')],
    ['Fire Legal/Damage to Rented Premises: ', rented],
    ['Med. Pay.: ', medical],
    [
      'Deductible (BI/PD per claim): ',
      index === 2 ? { ...v.money('deductible', gl, 0), text: 'None' } : v.money('deductible', gl, deductible),
    ],
  ]
  return [...shared, ...(index % 2 ? amountFirst : amountLast)]
}

function charges({ coverage, taxes, fees }: Risk, v: Voice, index: number): Content[] {
  const { premium } = coverage[gl]
  return [
    [index === 3 ? 'Gross premium: ' : 'Premium: ', v.money('premium', null, premium, 'cents'), ' plus taxes and fees'],
    ...(index === 4 ? [] : [['Surplus lines tax (4.85%): ', v.money('taxes', null, taxes, 'cents')]]),
    ['Broker fee (fully earned): ', v.money('policyFees', null, fees, 'cents')],
    ...(index === 4
      ? []
      : [
          [
            index === 1 ? 'Total payable: ' : 'Total with taxes and fees: ',
            v.money('totalCost', null, premium + taxes + fees, 'cents'),
          ],
        ]),
    ['Minimum earned premium: ', v.percent('minimumEarnedPremium', null, 25), ' of the annual premium'],
    ['Commission: ', v.percent('commissionRate', null, 12.5, '12.5%')],
  ]
}
