import type { Risk } from '../data/risk.ts'
import { entry, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { notePage } from '../facts/note-page.ts'
import type { Said } from '../facts/statement.ts'
import { makeXlsx } from '../files/xlsx.ts'

const line = 'PROPERTY'

/** A property quote as a workbook: one sheet of terms, one of locations. */
export const workbookQuotes = series({ ...{ layout: 'L', kind: 'QUOTE', count: 4, title: 'property quote', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', index % 2 ? 'us' : 'abbreviated')
  const [terms, places] = [notePage(1), notePage(2)]
  const { limits, premium, deductible } = risk.coverage[line]
  /** A cell with a number: the reader shows it as the document says it. */
  const amount = (said: Said) => {
    terms.write(said)
    return Number(said.text.replaceAll(/[$,]/g, ''))
  }
  const addresses = [
    risk.insured.address,
    `18 ${index} Mill Lane, Dayton, OH 45402`,
    '77 Ferry Street, Mobile, AL 36602',
  ]
  const bytes = makeXlsx([
    {
      name: 'Terms',
      rows: [
        [terms.write(v.word('documentKind', null, 'QUOTE', 'Property Quote'))],
        ['Quote', terms.write(v.text('quoteNumber', null, `PX${risk.random.between(10000, 99999)}`))],
        ['Insured', terms.write(v.text('insuredName', null, risk.insured.name))],
        ['Carrier', terms.write(v.text('insurerName', null, risk.insurer.name))],
        ['Effective', terms.write(v.date('effectiveDate', null, risk.effective))],
        ['Expiration', terms.write(v.date('expirationDate', null, risk.expiration))],
        ['Building limit', amount(v.money('propertyBuildingLimit', line, limits.propertyBuildingLimit ?? 0))],
        ['Contents limit', amount(v.money('propertyContentsLimit', line, limits.propertyContentsLimit ?? 0))],
        [
          'Business income limit',
          index === 2
            ? terms.write(v.word('propertyBusinessIncomeLimit', line, 'NOT_COVERED', 'Not covered'))
            : amount(v.money('propertyBusinessIncomeLimit', line, limits.propertyBusinessIncomeLimit ?? 0)),
        ],
        ['All other perils deductible', amount(v.money('deductible', line, index === 3 ? 0 : deductible))],
        ['Wind/hail deductible', terms.write(v.percent('windHailDeductible', line, index))],
        ['Annual premium', amount(v.money('premium', null, premium))],
      ],
    },
    {
      name: 'Locations',
      rows: [
        ['No.', 'Address', 'Occupancy'],
        ...addresses.map((address, at) => [String(at + 1), places.write(entry('locations', null, address)), 'Shop']),
      ],
    },
  ])
  return {
    ...{ bytes, proofs: [...terms.proofs, ...places.proofs], type: 'xlsx' },
    questions: [
      { text: `Which locations are in the property quote of ${risk.insured.name}?`, about: { field: 'locations' } },
      { text: `What does the property quote of ${risk.insured.name} say about livestock?`, about: null },
    ],
  }
}
