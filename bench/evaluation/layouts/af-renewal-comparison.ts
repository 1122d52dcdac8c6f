import { writeMoney } from '../data/notation.ts'
import type { Risk } from '../data/risk.ts'
import { marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { notePage } from '../facts/note-page.ts'
import type { Content } from '../facts/statement.ts'
import { type DocxBlock, makeDocx } from '../files/docx.ts'

const gl = 'GENERAL_LIABILITY'
const umbrella = 'UMBRELLA'

/** A renewal proposal in Word: tables whose columns are the expiring and the proposed term; only the proposed one is offered. */
export const renewalComparisons = series({
  ...{ layout: 'AF', kind: 'QUOTE', count: 3, title: 'renewal proposal', write },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index === 2 ? 'bare' : 'dollars', 'usShort')
  const { proofs, write: note } = notePage(1)
  const blocks: DocxBlock[] = [
    { heading: note(v.word('documentKind', null, 'QUOTE', 'Renewal Insurance Proposal')) },
    { paragraph: note(['Prepared for: ', v.text('insuredName', null, risk.insured.name)]) },
    { paragraph: note(['Presented by: ', v.text('producerName', null, risk.producer)]) },
    { paragraph: note(['Proposal date: ', v.date('issuedDate', null, risk.issued)]) },
    {
      paragraph: note([
        'Proposed policy term: ',
        v.date('effectiveDate', null, risk.effective),
        ' to ',
        v.date('expirationDate', null, risk.expiration),
      ]),
    },
    { heading: 'General Liability' },
    { rows: rowsOf(note, index, liability(risk, v, index)) },
    { heading: 'Umbrella' },
    { rows: rowsOf(note, index, excess(risk, v)) },
    { heading: 'Premium summary' },
    { rows: rowsOf(note, index, premiums(risk, v)) },
    {
      paragraph: note(
        marked('carrier', 'The carriers’ financial ratings are shown for information and can change without notice.'),
      ),
    },
  ]
  return {
    ...{ bytes: makeDocx(blocks), proofs, type: 'docx' },
    questions: [
      {
        text: `Which umbrella limit is proposed for ${risk.insured.name}?`,
        about: { field: 'umbrellaPerOccurrenceLimit' },
      },
      {
        text: `Can the financial ratings in the proposal for ${risk.insured.name} change?`,
        about: { mark: 'carrier' },
      },
      { text: `Which yacht cover is proposed for ${risk.insured.name}?`, about: null },
    ],
  }
}

type Row = [label: string, expiring: string, proposed: Content]

const rowsOf = (note: (content: Content) => string, index: number, rows: readonly Row[]) => [
  ['Coverage', index === 3 ? 'Current program' : 'Expiring', index === 3 ? 'Renewal' : 'Proposed'],
  ...rows.map(([label, expiring, proposed]) => [label, expiring, note(proposed)]),
]

const dollars = (cents: number) => writeMoney(cents, 'dollars')

function liability({ coverage, insurer, otherInsurer }: Risk, v: Voice, index: number): Row[] {
  const { limits, deductible } = coverage[gl]
  const of = (label: string, field: keyof typeof limits): Row => [
    label,
    dollars((limits[field] ?? 0) / 2),
    v.money(field, gl, limits[field] ?? 0),
  ]
  return [
    ['Carrier', otherInsurer.name, v.text('insurerName', index === 1 ? null : gl, insurer.name)],
    of('Each occurrence', 'glPerOccurrenceLimit'),
    of('General aggregate', 'glAggregateLimit'),
    of('Products & completed operations aggregate', 'glProductsAndCompletedOperationsLimit'),
    of('Personal & advertising injury', 'glPersonalAndAdvertisingInjuryLimit'),
    of('Damage to premises rented to you', 'glRentedPremisesDamageLimit'),
    ['Medical expense', '$5,000', v.word('glMedicalPerPersonLimit', gl, 'EXCLUDED', 'Excluded')],
    ['Deductible', '$250', v.money('deductible', gl, index === 2 ? 0 : deductible)],
  ]
}

const excess = ({ coverage }: Risk, v: Voice): Row[] => {
  const limit = coverage[umbrella].limits.umbrellaPerOccurrenceLimit ?? 0
  return [
    ['Each occurrence', dollars(limit / 2), v.money('umbrellaPerOccurrenceLimit', umbrella, limit)],
    ['Aggregate', dollars(limit / 2), v.money('umbrellaAggregateLimit', umbrella, limit)],
    ['Self-insured retention', '$25,000', v.money('umbrellaRetention', umbrella, 1_000_000)],
  ]
}

function premiums({ coverage, taxes, fees }: Risk, v: Voice): Row[] {
  const [one, other] = [coverage[gl].premium, coverage[umbrella].premium]
  return [
    ['General liability', dollars(one - 30_000), v.money('premium', gl, one)],
    ['Umbrella', dollars(other - 20_000), v.money('premium', umbrella, other)],
    ['Total premium', dollars(one + other - 50_000), v.money('premium', null, one + other)],
    ['Taxes', '$120', v.money('taxes', null, taxes)],
    ['Fees', '$100', v.money('policyFees', null, fees)],
    ['Total cost', dollars(one + other - 28_000), v.money('totalCost', null, one + other + taxes + fees)],
  ]
}
