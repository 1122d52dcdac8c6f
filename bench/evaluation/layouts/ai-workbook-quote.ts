import type { Risk } from '../data/risk.ts'
import { entry, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { notePage } from '../facts/note-page.ts'
import type { Content } from '../facts/statement.ts'
import { makeXlsx } from '../files/xlsx.ts'

const gl = 'GENERAL_LIABILITY'
const property = 'PROPERTY'
const auto = 'COMMERCIAL_AUTO'

/** A quote in a workbook: labels in the first column, one block below the other without headings of their own, empty columns between. */
export const workbookQuotes = series({ ...{ layout: 'AI', kind: 'QUOTE', count: 3, title: 'indication', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index === 2 ? 'bare' : 'dollars', index === 3 ? 'iso' : 'us')
  const { proofs, write: note } = notePage(1)
  const quoteNumber = `IND${risk.random.between(10000, 99999)}`
  const rows = [...head(risk, v, quoteNumber), [''], ...coverages(risk, v), [''], ...charges(risk, v)]
  const bytes = makeXlsx([{ name: 'Indication', rows: rows.map(row => row.map(cell => note(cell))) }])
  return {
    ...{ bytes, proofs, type: 'xlsx' },
    questions: [
      { text: `What is the building limit in ${quoteNumber}?`, about: { field: 'propertyBuildingLimit' } },
      { text: `Which boiler limit does ${quoteNumber} have?`, about: null },
    ],
  }
}

const head = (risk: Risk, v: Voice, quoteNumber: string): Content[][] => [
  [v.word('documentKind', null, 'QUOTE', 'Premium Indication')],
  ['Indication #', v.text('quoteNumber', null, quoteNumber), '', 'Date', v.date('issuedDate', null, risk.issued)],
  [
    'Named Insured',
    v.text('insuredName', null, risk.insured.name),
    '',
    'Agency',
    v.text('producerName', null, risk.producer),
  ],
  ['Location address', entry('locations', null, risk.insured.address)],
  [
    'Eff. Date',
    v.date('effectiveDate', null, risk.effective),
    '',
    'Exp. Date',
    v.date('expirationDate', null, risk.expiration),
  ],
  [
    'Carrier',
    v.text('insurerName', null, risk.insurer.name),
    '',
    'NAIC #',
    v.text('insurerNaic', null, risk.insurer.naic),
  ],
]

function coverages({ coverage }: Risk, v: Voice): Content[][] {
  const { limits } = coverage[gl]
  const of = (field: keyof typeof limits) => v.money(field, gl, limits[field] ?? 0)
  const { limits: values } = coverage[property]
  const value = (field: keyof typeof values) => v.money(field, property, values[field] ?? 0)
  return [
    ['Line', 'Coverage', 'Limit', 'Ded.', 'Premium'],
    [
      'Property',
      'Building',
      value('propertyBuildingLimit'),
      v.money('deductible', property, coverage[property].deductible),
      v.money('premium', property, coverage[property].premium),
    ],
    ['', 'Contents', value('propertyContentsLimit')],
    ['', 'Business Income', value('propertyBusinessIncomeLimit')],
    [
      'GL',
      'Each Occurrence',
      of('glPerOccurrenceLimit'),
      v.money('deductible', gl, 0),
      v.money('premium', gl, coverage[gl].premium),
    ],
    ['', 'General Aggregate', of('glAggregateLimit')],
    ['', 'Products/Completed Operations', of('glProductsAndCompletedOperationsLimit')],
    ['', 'Med Pay', v.word('glMedicalPerPersonLimit', gl, 'EXCLUDED', 'Excluded')],
    [
      'Auto',
      'CSL',
      v.money('autoCombinedSingleLimit', auto, coverage[auto].limits.autoCombinedSingleLimit ?? 0),
      '',
      v.money('premium', auto, coverage[auto].premium),
    ],
  ]
}

function charges({ coverage, taxes, fees }: Risk, v: Voice): Content[][] {
  const total = coverage[gl].premium + coverage[property].premium + coverage[auto].premium
  return [
    ['Total Premium', '', '', '', v.money('premium', null, total)],
    ['Surplus Lines Tax', '', '', '', v.money('taxes', null, taxes)],
    ['Policy Fee', '', '', '', v.money('policyFees', null, fees)],
    ['Grand Total', '', '', '', v.money('totalCost', null, total + taxes + fees)],
    ['Agent Commission', '', '', '', v.percent('commissionRate', null, 10)],
  ]
}
