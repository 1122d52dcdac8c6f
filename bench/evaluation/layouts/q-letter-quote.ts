import type { Risk } from '../data/risk.ts'
import { marked, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'

const gl = 'GENERAL_LIABILITY'

/** A wholesaler's letter: every term in a sentence, amounts in digits, in words or both. */
export const letterQuotes = series({ ...{ layout: 'Q', kind: 'QUOTE', count: 4, title: 'terms', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index === 2 ? 'wordsAndDigits' : index === 3 ? 'million' : 'dollars', 'long')
  const { coverage, insurer, insured, taxes, fees } = risk
  const { limits } = coverage[gl]
  const umbrella = coverage.UMBRELLA
  const premium = coverage[gl].premium + umbrella.premium
  const quoteNumber = `${risk.random.between(10, 99)}-QT-${risk.random.between(10000, 99999)}`
  const paper = await Paper.open({ font: 'liberation', size: 11, margin: 72 })
  paper.text('Pemberton Excess & Surplus Brokerage', { bold: true, size: 14 }, 14)
  paper.text(v.date('issuedDate', null, risk.issued), {}, 12)
  paper.text(v.text('producerName', null, risk.producer), {}, 12)
  paper.text([
    'Re: ',
    v.text('insuredName', null, insured.name),
    ' – ',
    v.word('documentKind', null, 'QUOTE', 'Quotation'),
    ' No. ',
    v.text('quoteNumber', null, quoteNumber),
  ])
  paper.text('Dear Colleague:')
  paper.text([
    'Thank you for this submission. On behalf of ',
    v.text('insurerName', null, insurer.name),
    ' we can offer the terms below. Coverage would be written for a term of twelve months, effective ',
    v.date('effectiveDate', null, risk.effective),
    ' and expiring ',
    v.date('expirationDate', null, risk.expiration),
    '.',
  ])
  paper.text([
    'Commercial general liability is written on an occurrence form with limits of ',
    v.money('glPerOccurrenceLimit', gl, limits.glPerOccurrenceLimit ?? 0),
    ' each occurrence, ',
    v.money('glAggregateLimit', gl, limits.glAggregateLimit ?? 0),
    ' general aggregate and ',
    v.money('glProductsAndCompletedOperationsLimit', gl, limits.glProductsAndCompletedOperationsLimit ?? 0),
    ' products/completed operations aggregate. Personal and advertising injury is subject to a limit of ',
    v.money('glPersonalAndAdvertisingInjuryLimit', gl, limits.glPersonalAndAdvertisingInjuryLimit ?? 0),
    '. Damage to rented premises carries a sublimit in the amount of ',
    v.money('glRentedPremisesDamageLimit', gl, limits.glRentedPremisesDamageLimit ?? 0),
    index === 1 ? ', and medical payments coverage is ' : ', and medical payments are limited to ',
    index === 1
      ? v.word('glMedicalPerPersonLimit', gl, 'EXCLUDED', 'excluded')
      : v.money('glMedicalPerPersonLimit', gl, limits.glMedicalPerPersonLimit ?? 0),
    index === 1 ? '. ' : ' per person. ',
    'A deductible of ',
    v.money('deductible', gl, coverage[gl].deductible),
    ' per claim applies. The general liability premium comes to ',
    v.money('premium', gl, coverage[gl].premium, 'dollars'),
    '.',
  ])
  paper.text([
    'We are also able to provide a commercial umbrella with a limit of liability of ',
    v.money('umbrellaPerOccurrenceLimit', 'UMBRELLA', umbrella.limits.umbrellaPerOccurrenceLimit ?? 0),
    ' each occurrence and ',
    v.money('umbrellaAggregateLimit', 'UMBRELLA', umbrella.limits.umbrellaAggregateLimit ?? 0),
    ' in the aggregate. The self-insured retention is ',
    v.money('umbrellaRetention', 'UMBRELLA', 1_000_000, 'dollars'),
    '. The premium for the umbrella is ',
    v.money('premium', 'UMBRELLA', umbrella.premium, 'dollars'),
    '.',
  ])
  paper.text([
    'The premium for both policies totals ',
    v.money('premium', null, premium, 'dollars'),
    '. Surplus lines taxes of ',
    v.money('taxes', null, taxes, 'cents'),
    ' and a policy fee of ',
    v.money('policyFees', null, fees, 'dollars'),
    ' are payable in addition, which brings the total amount due to ',
    v.money('totalCost', null, premium + taxes + fees, 'cents'),
    '. The premium is ',
    v.percent('minimumEarnedPremium', null, 25),
    ' minimum earned at inception, and your commission will be ',
    v.percent('commissionRate', null, 12.5, '12.5%'),
    '.',
  ])
  paper.text(
    marked(
      'expiring',
      'The expiring policy, GLX 2210094, had limits of $500,000 each occurrence and a premium of $9,125. Last year’s carrier has declined to renew.',
    ),
  )
  paper.text(marked('papers', 'Before binding we need a signed application and a no known loss letter.'))
  paper.text('Sincerely,', {}, 18)
  paper.text('Rowena Castellane, Senior Broker')
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `What is the umbrella retention in quotation ${quoteNumber}?`, about: { field: 'umbrellaRetention' } },
      { text: `Which papers does quotation ${quoteNumber} need before binding?`, about: { mark: 'papers' } },
      { text: `Which crime limit does quotation ${quoteNumber} offer?`, about: null },
    ],
  }
}
