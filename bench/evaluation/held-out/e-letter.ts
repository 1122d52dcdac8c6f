import { injection } from '../data/injection.ts'
import type { Risk } from '../data/risk.ts'
import { entry, marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'

/** A quote as a letter: everything is said in sentences. */
export const letters = series({
  ...{ layout: 'E', kind: 'QUOTE', count: 6, title: 'proposal letter', write },
  scans: { 6: { dotsPerInch: 200, skew: -2, noise: 0.05, stamp: 'RECEIVED' } },
})

async function write(given: Risk, index: number): Promise<WrittenDocument> {
  // Day before month, in a letter whose other days can be read in one way only.
  const risk =
    index === 4 ? { ...given, effective: '2027-03-15', expiration: '2028-03-15', issued: '2027-02-05' } : given
  const v = voice(index % 2 ? 'million' : 'dollars', index === 4 ? 'dayFirst' : index % 2 ? 'short' : 'long')
  const paper = await Paper.open({ font: index === 6 ? 'liberation' : 'times', size: 11.5, margin: 72 })
  const quoteNumber = `${risk.random.between(10, 99)}-${risk.random.between(10000, 99999)}`
  paper.text(v.text('insurerName', null, risk.insurer.name), { bold: true, size: 14 }, 2)
  paper.text(v.date('issuedDate', null, risk.issued), {}, 14)
  paper.text(v.text('producerName', null, risk.producer), {}, 14)
  paper.text(
    [
      'Re: ',
      v.text('insuredName', null, risk.insured.name),
      ', ',
      v.text('insuredAddress', null, risk.insured.address),
    ],
    { bold: true },
  )
  paper.text([
    'We are pleased to offer the following ',
    v.word('documentKind', null, 'QUOTE', 'quotation'),
    ' under our reference ',
    v.text('quoteNumber', null, quoteNumber),
    '. Coverage would run from ',
    v.date('effectiveDate', null, risk.effective),
    ' to ',
    v.date('expirationDate', null, risk.expiration),
    '.',
  ])
  for (const paragraph of liability(risk, v, index)) paper.text(paragraph)
  paper.text(professional(risk, v, index))
  paper.text(cost(risk, v, index))
  if (index === 5) {
    paper.text('The following are excluded:', {}, 3)
    for (const item of ['Work on roofs steeper than a pitch of eight in twelve', 'Use of explosives'])
      paper.text(['• ', entry('exclusions', null, item)], {}, 3)
  }
  if (index === 3) paper.text(injection, { white: true, size: 6 })
  paper.text(
    marked(
      'bind request',
      'To accept, send us a written order with the name of the person who inspects the premises; coverage begins only when we confirm it.',
    ),
  )
  paper.text('Yours truly,', {}, 30)
  paper.text('Imogen Farrow, Underwriter')
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      {
        text: 'Who has to be named in the order to accept the offer?',
        about: { mark: 'bind request' },
      },
      {
        text: `What is the professional liability retention offered to ${risk.insured.name}?`,
        about: { field: 'retention' },
      },
      {
        text: `What does ${risk.insurer.name} say to ${risk.insured.name} about earthquake sprinkler leakage?`,
        about: null,
      },
    ],
  }
}

function liability({ coverage }: Risk, v: Voice, index: number) {
  const gl = 'GENERAL_LIABILITY'
  const { limits, deductible } = coverage[gl]
  const occurrence = v.money(
    'glPerOccurrenceLimit',
    gl,
    limits.glPerOccurrenceLimit ?? 0,
    index === 2 ? 'words' : undefined,
  )
  const medical =
    index === 1 ? v.word('glMedicalPerPersonLimit', gl, 'EXCLUDED', 'medical payments are excluded') : undefined
  const ofMedical = medical
    ? [medical, '.']
    : [
        'medical payments are limited to ',
        v.money('glMedicalPerPersonLimit', gl, limits.glMedicalPerPersonLimit ?? 0),
        ' for any one person.',
      ]
  return [
    [
      'For general liability the limit is ',
      occurrence,
      ' for each occurrence, and ',
      v.money('glAggregateLimit', gl, limits.glAggregateLimit ?? 0),
      ' in the general aggregate. Products and completed operations have an aggregate of ',
      v.money('glProductsAndCompletedOperationsLimit', gl, limits.glProductsAndCompletedOperationsLimit ?? 0),
      '; personal and advertising injury is limited to ',
      v.money('glPersonalAndAdvertisingInjuryLimit', gl, limits.glPersonalAndAdvertisingInjuryLimit ?? 0),
      '.',
    ],
    [
      'Damage to rented premises is covered up to ',
      v.money('glRentedPremisesDamageLimit', gl, limits.glRentedPremisesDamageLimit ?? 0),
      ', and ',
      ...ofMedical,
      ' A deductible of ',
      v.money('deductible', gl, index === 5 ? 0 : deductible),
      ' applies to each general liability claim.',
    ],
  ]
}

function professional({ coverage }: Risk, v: Voice, index: number) {
  const line = 'PROFESSIONAL_LIABILITY'
  const { limits } = coverage[line]
  return [
    'Professional liability is offered at ',
    v.money('professionalPerClaimLimit', line, limits.professionalPerClaimLimit ?? 0),
    ' per claim and ',
    v.money('professionalAggregateLimit', line, limits.professionalAggregateLimit ?? 0),
    ' in the aggregate, with a retention of ',
    v.money('retention', line, index === 6 ? 0 : 500_000),
    ' for each claim.',
  ]
}

function cost({ coverage, taxes, fees }: Risk, v: Voice, index: number) {
  const premium = coverage.GENERAL_LIABILITY.premium + coverage.PROFESSIONAL_LIABILITY.premium
  const price = [
    ...[
      'The annual premium is ',
      v.money('premium', null, premium),
      ', to which taxes of ',
      v.money('taxes', null, taxes),
    ],
    ...[
      ' and a policy fee of ',
      v.money('policyFees', null, fees),
      ' are added, for a total of ',
      v.money('totalCost', null, premium + taxes + fees),
      '.',
    ],
  ]
  if (index === 2) return ['The annual premium is ', v.money('premium', null, premium), '.']
  if (index === 3)
    return [
      ...price,
      ' Of the premium, ',
      v.percent('minimumEarnedPremium', null, 25, '25 percent'),
      ' is earned at inception.',
    ]
  return price
}
