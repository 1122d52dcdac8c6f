import { forms } from '../data/forms.ts'
import type { Risk } from '../data/risk.ts'
import { marked, rowEntry, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { notePage } from '../facts/note-page.ts'
import type { Content } from '../facts/statement.ts'
import { makeDocx } from '../files/docx.ts'

const gl = 'GENERAL_LIABILITY'
const property = 'PROPERTY'
const professional = 'PROFESSIONAL_LIABILITY'

/** A quote in Word: pairs of labels and values in tables of four columns, and one schedule whose first column is the coverage part. */
export const wordSchedules = series({ ...{ layout: 'AP', kind: 'QUOTE', count: 4, title: 'quote schedule', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index === 2 ? 'bare' : index === 3 ? 'usd' : 'dollars', index === 4 ? 'short' : 'long')
  const { proofs, write: note } = notePage(1)
  const rows = (contents: readonly (readonly Content[])[]) => ({
    rows: contents.map(row => row.map(cell => note(cell))),
  })
  const quoteNumber = `MQ-${risk.random.between(100000, 999999)}`
  const bytes = makeDocx([
    { heading: note(v.word('documentKind', null, 'QUOTE', 'Insurance Quotation')) },
    rows(head(risk, v, quoteNumber)),
    { paragraph: 'We are pleased to provide the following terms. They may differ from what you asked for.' },
    { heading: 'Schedule of coverages' },
    rows(schedule(risk, v, index)),
    { heading: 'Cost' },
    rows(cost(risk, v)),
    { heading: 'Forms that will be attached' },
    ...forms.slice(index, index + 3).map(([number, title]) => {
      const [first, ...others] = rowEntry('forms', null, [number, title])
      return { paragraph: note([first ?? '', ' ', ...others]) }
    }),
    { heading: 'Conditions' },
    { paragraph: note(marked('survey', 'A loss control survey takes place within 60 days of inception.')) },
    { paragraph: 'Limits in excess of $10,000,000 have to be referred.' },
  ])
  return {
    ...{ bytes, proofs, type: 'docx' },
    questions: [
      { text: `When does the loss control survey of ${quoteNumber} take place?`, about: { mark: 'survey' } },
      { text: `Which aircraft limit does ${quoteNumber} offer?`, about: null },
    ],
  }
}

const head = (risk: Risk, v: Voice, quoteNumber: string): Content[][] => [
  [
    'Applicant',
    v.text('insuredName', null, risk.insured.name),
    'Quote reference',
    v.text('quoteNumber', null, quoteNumber),
  ],
  [
    'Mailing address',
    v.text('insuredAddress', null, risk.insured.address),
    'Date quoted',
    v.date('issuedDate', null, risk.issued),
  ],
  [
    'Issuing company',
    v.text('insurerName', null, risk.insurer.name),
    'Broker',
    v.text('producerName', null, risk.producer),
  ],
  [
    'Inception',
    v.date('effectiveDate', null, risk.effective),
    'Expiry',
    v.date('expirationDate', null, risk.expiration),
  ],
]

function schedule({ coverage }: Risk, v: Voice, index: number): Content[][] {
  const { limits: liability } = coverage[gl]
  const of = (field: keyof typeof liability) => v.money(field, gl, liability[field] ?? 0)
  const { limits: values, deductible } = coverage[property]
  const value = (field: keyof typeof values) => v.money(field, property, values[field] ?? 0)
  const { limits: claims, deductible: retention } = coverage[professional]
  const ofClaim = (field: keyof typeof claims) => v.money(field, professional, claims[field] ?? 0)
  return [
    ['Coverage part', 'Description', 'Limit', 'Deductible', 'Part premium'],
    [
      'General liability',
      'Each occurrence',
      of('glPerOccurrenceLimit'),
      index === 1 ? v.money('deductible', gl, 0) : v.money('deductible', gl, coverage[gl].deductible),
      v.money('premium', gl, coverage[gl].premium),
    ],
    ['', 'General aggregate', of('glAggregateLimit'), '', ''],
    ['', 'Products and completed operations aggregate', of('glProductsAndCompletedOperationsLimit'), '', ''],
    ['', 'Personal and advertising injury', of('glPersonalAndAdvertisingInjuryLimit'), '', ''],
    [
      '',
      'Medical payments, any one person',
      index === 3 ? v.word('glMedicalPerPersonLimit', gl, 'NOT_COVERED', 'Not covered') : of('glMedicalPerPersonLimit'),
      '',
      '',
    ],
    [
      'Property',
      'Building',
      value('propertyBuildingLimit'),
      v.money('deductible', property, deductible),
      v.money('premium', property, coverage[property].premium),
    ],
    ['', 'Business personal property', value('propertyContentsLimit'), '', ''],
    ['', 'Business income', value('propertyBusinessIncomeLimit'), '', ''],
    [
      'Professional liability',
      'Each claim',
      ofClaim('professionalPerClaimLimit'),
      v.money('deductible', professional, retention),
      v.money('premium', professional, coverage[professional].premium),
    ],
    ['', 'Annual aggregate', ofClaim('professionalAggregateLimit'), '', ''],
  ]
}

function cost({ coverage, taxes, fees }: Risk, v: Voice): Content[][] {
  const premium = coverage[gl].premium + coverage[property].premium + coverage[professional].premium
  return [
    [
      'Annual premium',
      v.money('premium', null, premium),
      'Minimum earned premium',
      v.percent('minimumEarnedPremium', null, 25),
    ],
    ['Taxes', v.money('taxes', null, taxes), 'Commission', v.percent('commissionRate', null, 12.5)],
    ['Policy fee', v.money('policyFees', null, fees), 'Total due', v.money('totalCost', null, premium + taxes + fees)],
  ]
}
