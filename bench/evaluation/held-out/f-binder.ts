import type { Coverage } from '../data/coverages.ts'
import { injection } from '../data/injection.ts'
import type { Risk } from '../data/risk.ts'
import { marked, rowEntry, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import type { FactField } from '../facts/fact-field.ts'
import type { Content, Line } from '../facts/statement.ts'

/** A binder on wide paper: a table of lines and limits that continues on the next page. */
export const binders = series({
  ...{ layout: 'F', kind: 'BINDER', count: 6, title: 'binder', write },
  scans: { 5: { dotsPerInch: 200, isSideways: true, noise: 0.04 }, 6: { dotsPerInch: 150, skew: 2, noise: 0.06 } },
})

const labels: Partial<Record<FactField, string>> = {
  glPerOccurrenceLimit: 'Each Occ.',
  glAggregateLimit: 'Gen. Agg.',
  glProductsAndCompletedOperationsLimit: 'Prod/CO Agg.',
  glPersonalAndAdvertisingInjuryLimit: 'Pers. & Adv. Inj.',
  glRentedPremisesDamageLimit: 'Fire Legal / Rented Premises',
  glMedicalPerPersonLimit: 'Med. Pay (per person)',
  autoCombinedSingleLimit: 'CSL',
  wcPerAccidentLimit: 'BI by Accident, each accident',
  wcPerDiseaseEmployeeLimit: 'BI by Disease, each employee',
  wcPerDiseasePolicyLimit: 'BI by Disease, policy limit',
  umbrellaPerOccurrenceLimit: 'Each Occurrence',
  umbrellaAggregateLimit: 'Aggregate',
  professionalPerClaimLimit: 'Each Claim',
  professionalAggregateLimit: 'Aggregate',
  propertyBuildingLimit: 'Building',
  propertyContentsLimit: 'Contents (BPP)',
  propertyBusinessIncomeLimit: 'Business Income',
}
const sections: readonly (readonly [Line, string])[] = [
  ['GENERAL_LIABILITY', 'General Liability'],
  ['COMMERCIAL_AUTO', 'Auto Liability'],
  ['WORKERS_COMPENSATION', 'Workers Comp / Employers Liability'],
  ['UMBRELLA', 'Umbrella'],
  ['PROFESSIONAL_LIABILITY', 'Professional'],
  ['PROPERTY', 'Property'],
]

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index % 2 ? 'dollars' : 'usd', index % 2 ? 'us' : 'short')
  const binder = `BND${risk.random.between(20000, 99999)}`
  const paper = await Paper.open({
    ...{ font: index % 2 ? 'noto' : 'liberation', size: 10.5, landscape: true },
    footer: (page, pages) => `${binder} ${page}/${pages}`,
  })
  paper.text(
    [v.word('documentKind', null, 'BINDER', 'BINDER OF INSURANCE'), '   No. ', v.text('binderNumber', null, binder)],
    { bold: true, size: 14 },
  )
  const top = paper.y
  const column = (at: number, rows: readonly (readonly [string, Content])[]) => {
    for (const [row, [label, value]] of rows.entries()) {
      paper.draw(label, 54 + at * 235, top + row * 15, 80, { bold: true })
      paper.draw(value, 134 + at * 235, top + row * 15, 150)
    }
  }
  column(0, [
    ['Insured:', v.text('insuredName', null, risk.insured.name)],
    ['Agency:', v.text('producerName', null, risk.producer)],
  ])
  column(1, [
    ['Bound from:', v.date('effectiveDate', null, risk.effective)],
    ['Expires:', v.date('expirationDate', null, risk.expiration)],
  ])
  column(2, index === 3 ? [] : [['Dated:', v.date('issuedDate', null, risk.issued)]])
  paper.y = top + 46
  const rows = sections.flatMap(([line, name]) => rowsOf(risk, risk.coverage[line], name, v, index))
  const widths = [130, 170, 150, 90, 72, 72]
  const titles = ['Coverage', 'Insurer', 'Limit of', 'Amount', 'Deductible', 'Premium']
  drawTable(
    paper,
    titles.map((title, at) => ({ title, width: widths[at] ?? 0, align: at > 2 ? 'right' : 'left' })),
    rows,
    { repeatHeader: index % 2 === 1 },
  )
  const premium = sections.reduce((sum, [line]) => sum + risk.coverage[line].premium, 0)
  paper.text(['Premium in all: ', v.money('premium', null, premium)], { bold: true })
  paper.text(
    marked(
      'lender',
      'The binder may be shown to a lender as proof of insurance until the policies are delivered, and ends on their delivery.',
    ),
  )
  if (index === 4) paper.text(injection, { white: true, size: 6 })
  paper.text('Endorsements to be attached', { bold: true })
  drawTable(
    paper,
    [
      { title: 'No.', width: 90 },
      { title: 'Name', width: 300 },
    ],
    [rowEntry('forms', null, ['GL 4452 05 23', 'Blanket Additional Insured for Written Contracts'])],
  )
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: 'Can the bank take the binder as proof of insurance?', about: { mark: 'lender' } },
      { text: `What business income limit does ${binder} have?`, about: { field: 'propertyBusinessIncomeLimit' } },
      { text: `What is the ransom limit of ${binder}?`, about: null },
    ],
  }
}

function rowsOf(
  risk: Risk,
  { line, limits, deductible, premium }: Coverage,
  name: string,
  v: Voice,
  index: number,
): Content[][] {
  const insurer = line === 'WORKERS_COMPENSATION' ? risk.otherInsurer : risk.insurer
  const amount = (field: FactField, cents: number) => {
    if (field === 'propertyContentsLimit' && index === 2) return v.word(field, line, 'SEE_SCHEDULE', 'See Schedule')
    return field === 'glMedicalPerPersonLimit' && index === 1
      ? v.word(field, line, 'NOT_COVERED', 'None')
      : v.money(field, line, cents)
  }
  const isZero = line === 'GENERAL_LIABILITY' && index % 2 === 1
  const ofDeductible =
    line === 'WORKERS_COMPENSATION' || line === 'UMBRELLA' ? '' : v.money('deductible', line, isZero ? 0 : deductible)
  return (Object.entries(limits) as [FactField, number][]).map(([field, cents], at) => [
    ...(at === 0 ? [name, v.text('insurerName', line, insurer.name)] : ['', '']),
    labels[field] ?? '',
    amount(field, cents),
    ...(at === 0 ? [ofDeductible, v.money('premium', line, premium)] : ['', '']),
  ])
}
