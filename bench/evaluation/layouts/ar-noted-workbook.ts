import { forms } from '../data/forms.ts'
import type { Risk } from '../data/risk.ts'
import { rowEntry, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { notePage } from '../facts/note-page.ts'
import type { Content } from '../facts/statement.ts'
import { makeXlsx } from '../files/xlsx.ts'

const gl = 'GENERAL_LIABILITY'
const umbrella = 'UMBRELLA'
const cyber = 'CYBER'

/** A quote in a workbook whose header takes two rows, with exposures, rates and notes beside the limits, and a second sheet of forms. */
export const notedWorkbooks = series({ ...{ layout: 'AR', kind: 'QUOTE', count: 3, title: 'rating summary', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index === 2 ? 'bare' : 'dollars', index === 3 ? 'iso' : 'usShort')
  const first = notePage(1)
  const second = notePage(2)
  const quoteNumber = `RS-${risk.random.between(10000, 99999)}`
  const rows = [...head(risk, v, quoteNumber), [''], ...coverages(risk, v, index), [''], ...charges(risk, v)]
  const attached = forms.slice(index, index + 4).map((form): Content[] => {
    const [number = '', ...title] = rowEntry('forms', null, form)
    return [number, title]
  })
  const bytes = makeXlsx([
    { name: 'Summary', rows: rows.map(row => row.map(cell => first.write(cell))) },
    { name: 'Forms', rows: [['Form', 'Title'], ...attached.map(row => row.map(cell => second.write(cell)))] },
  ])
  return {
    ...{ bytes, proofs: [...first.proofs, ...second.proofs], type: 'xlsx' },
    questions: [
      { text: `What is the umbrella limit in ${quoteNumber}?`, about: { field: 'umbrellaPerOccurrenceLimit' } },
      { text: `Which flood limit does ${quoteNumber} have?`, about: null },
    ],
  }
}

const head = (risk: Risk, v: Voice, quoteNumber: string): Content[][] => [
  [v.word('documentKind', null, 'QUOTE', 'Quote Rating Summary'), '', '', 'Note: figures are before audit'],
  ['Insured:', v.text('insuredName', null, risk.insured.name)],
  ['Insured address:', v.text('insuredAddress', null, risk.insured.address)],
  ['Company:', v.text('insurerName', null, risk.insurer.name)],
  ['Quote no.:', v.text('quoteNumber', null, quoteNumber), '', 'Rated by J. Ferris'],
  [
    'Term:',
    [v.date('effectiveDate', null, risk.effective), ' - ', v.date('expirationDate', null, risk.expiration)],
    '',
    'Twelve months',
  ],
]

function coverages({ coverage }: Risk, v: Voice, index: number): Content[][] {
  const { limits } = coverage[gl]
  const of = (field: keyof typeof limits) => v.money(field, gl, limits[field] ?? 0)
  const { limits: above } = coverage[umbrella]
  const { limits: data } = coverage[cyber]
  return [
    ['Coverage', '', 'Limit of', 'Deductible or', 'Exposure', 'Annual', 'Notes'],
    ['part', 'Coverage', 'insurance', 'retention', 'base', 'premium', ''],
    [
      'General Liability',
      'Each Occurrence',
      of('glPerOccurrenceLimit'),
      v.money('deductible', gl, index === 3 ? 0 : coverage[gl].deductible),
      '1,240,000 receipts',
      v.money('premium', gl, coverage[gl].premium),
      'Rate 2.14 per 1,000',
    ],
    ['', 'General Aggregate', of('glAggregateLimit'), '', '', '', 'Per project: no'],
    ['', 'Products Aggregate', of('glProductsAndCompletedOperationsLimit')],
    ['', 'Premises Rented to You', of('glRentedPremisesDamageLimit'), '', '', '', 'Any one premises'],
    ['', 'Medical Expense', of('glMedicalPerPersonLimit'), '', '', '', 'Any one person'],
    [
      'Umbrella',
      'Each Occurrence',
      v.money('umbrellaPerOccurrenceLimit', umbrella, above.umbrellaPerOccurrenceLimit ?? 0),
      v.money('umbrellaRetention', umbrella, 1_000_000),
      '',
      v.money('premium', umbrella, coverage[umbrella].premium),
      'Follows form',
    ],
    ['', 'Aggregate', v.money('umbrellaAggregateLimit', umbrella, above.umbrellaAggregateLimit ?? 0)],
    [
      'Cyber',
      'Aggregate',
      v.money('cyberAggregateLimit', cyber, data.cyberAggregateLimit ?? 0),
      v.money('cyberRetentionLimit', cyber, data.cyberRetentionLimit ?? 0),
      '18 employees',
      v.money('premium', cyber, coverage[cyber].premium),
      '',
    ],
  ]
}

function charges({ coverage, taxes, fees }: Risk, v: Voice): Content[][] {
  const premium = coverage[gl].premium + coverage[umbrella].premium + coverage[cyber].premium
  return [
    ['Premium, all parts', '', '', '', '', v.money('premium', null, premium)],
    ['Surplus lines tax', '', '', '', '', v.money('taxes', null, taxes), '3.0% of premium'],
    ['Policy fee', '', '', '', '', v.money('policyFees', null, fees), 'Fully earned'],
    ['Total payable', '', '', '', '', v.money('totalCost', null, premium + taxes + fees)],
    ['Commission', '', '', '', '', v.percent('commissionRate', null, 15)],
  ]
}
