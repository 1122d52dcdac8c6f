import type { Risk } from '../data/risk.ts'
import { type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import type { FactField } from '../facts/fact-field.ts'
import type { Content, Said } from '../facts/statement.ts'

/** A certificate whose columns are too narrow for what they hold: labels, amounts, days, names and numbers go over several lines. */
export const narrowCertificates = series({
  ...{ layout: 'AN', kind: 'CERTIFICATE', count: 8, title: 'narrow certificate', write },
  scans: { 8: { dotsPerInch: 200, noise: 0.03 } },
})

const lines = ['GENERAL_LIABILITY', 'COMMERCIAL_AUTO', 'UMBRELLA', 'WORKERS_COMPENSATION'] as const
type CertifiedLine = (typeof lines)[number]

const names: Record<CertifiedLine, string> = {
  GENERAL_LIABILITY: 'Commercial General Liability',
  COMMERCIAL_AUTO: 'Business Automobile Liability',
  UMBRELLA: 'Umbrella Liability',
  WORKERS_COMPENSATION: 'Workers Compensation and Employers Liability',
}
const labels: Partial<Record<FactField, string>> = {
  glPerOccurrenceLimit: 'Each Occurrence',
  glRentedPremisesDamageLimit: 'Damage to Rented Premises (Ea Occurrence)',
  glMedicalPerPersonLimit: 'Med Exp (Any one person)',
  glPersonalAndAdvertisingInjuryLimit: 'Personal & Adv Injury',
  glAggregateLimit: 'General Aggregate',
  glProductsAndCompletedOperationsLimit: 'Products - Comp/Op Agg',
  autoCombinedSingleLimit: 'Combined Single Limit (Ea accident)',
  umbrellaPerOccurrenceLimit: 'Each Occurrence',
  umbrellaAggregateLimit: 'Aggregate',
  wcPerAccidentLimit: 'E.L. Each Accident',
  wcPerDiseaseEmployeeLimit: 'E.L. Disease - Ea Employee',
  wcPerDiseasePolicyLimit: 'E.L. Disease - Policy Limit',
}

interface Shape {
  size: number
  isGrid: boolean
  /** How the limits of a line stand: all in one cell, a row for each, or a row for each with a column of amounts. */
  limits: 'ONE_CELL' | 'ROWS' | 'PAIRS'
  hasLongDays: boolean
  /** Its insurers are named in a column, or by letters. */
  hasInsurerColumn: boolean
}

const shapes: readonly Shape[] = [
  { size: 9, isGrid: true, limits: 'ROWS', hasLongDays: false, hasInsurerColumn: false },
  { size: 8, isGrid: true, limits: 'ONE_CELL', hasLongDays: false, hasInsurerColumn: false },
  { size: 8, isGrid: true, limits: 'PAIRS', hasLongDays: true, hasInsurerColumn: false },
  { size: 7.5, isGrid: false, limits: 'ROWS', hasLongDays: true, hasInsurerColumn: true },
  { size: 7.5, isGrid: false, limits: 'ONE_CELL', hasLongDays: true, hasInsurerColumn: true },
  { size: 8.5, isGrid: true, limits: 'PAIRS', hasLongDays: false, hasInsurerColumn: true },
  { size: 9, isGrid: false, limits: 'PAIRS', hasLongDays: true, hasInsurerColumn: false },
  { size: 8.5, isGrid: true, limits: 'ROWS', hasLongDays: false, hasInsurerColumn: false },
]

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const shape = shapes[index - 1] ?? shapes[0]
  if (!shape) throw new Error('There is no such certificate.')
  const v = voice(index % 2 ? 'dollars' : 'bare', shape.hasLongDays ? 'long' : 'us')
  const paper = await Paper.open({ font: index % 3 ? 'liberation' : 'noto', size: shape.size, margin: 40 })
  const title = v.word('documentKind', null, 'CERTIFICATE', 'Certificate of Liability Insurance')
  paper.text(title, { bold: true, size: 14 })
  paper.text(['Date: ', v.date('issuedDate', null, risk.issued)])
  paper.text(['Producer: ', v.text('producerName', null, risk.producer)])
  paper.text(['Insured: ', v.text('insuredName', null, risk.insured.name)], {}, 0)
  paper.text(v.text('insuredAddress', null, risk.insured.address))
  if (!shape.hasInsurerColumn) insurers(paper, risk, v)
  paper.space(4)
  table(paper, risk, v, shape)
  paper.space(8)
  paper.text('Certificate Holder', { bold: true }, 2)
  paper.text(v.text('certificateHolder', null, risk.holder.name), {}, 0)
  paper.text(risk.holder.address)
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `Which umbrella limit does ${risk.insured.name} have?`, about: { field: 'umbrellaPerOccurrenceLimit' } },
      { text: `Which pollution limit is on the certificate of ${risk.insured.name}?`, about: null },
    ],
  }
}

const letterOf = (line: CertifiedLine) => (line === 'WORKERS_COMPENSATION' ? 'B' : 'A')
const insurerOf = ({ insurer, otherInsurer }: Risk, line: CertifiedLine) =>
  line === 'WORKERS_COMPENSATION' ? otherInsurer : insurer

/** Names that are too long for their column go over two lines, too. */
function insurers(paper: Paper, risk: Risk, v: Voice) {
  const all = [lines.filter(line => letterOf(line) === 'A'), lines.filter(line => letterOf(line) === 'B')]
  const columns = [
    { title: 'Insurers affording coverage', width: 150 },
    { title: 'NAIC #', width: 60 },
  ]
  const rows = all.map((covers, at): Content[] => {
    const [first] = covers
    if (!first) return []
    const { name, naic } = insurerOf(risk, first)
    const proves = (field: 'insurerName' | 'insurerNaic', value: string) =>
      covers.flatMap(line => v.text(field, line, value).proves)
    return [
      [`Insurer ${'AB'[at]}: `, { text: name, proves: proves('insurerName', name) }],
      { text: naic, proves: proves('insurerNaic', naic) },
    ]
  })
  drawTable(paper, columns, rows)
}

function table(paper: Paper, risk: Risk, v: Voice, { size, isGrid, limits, hasInsurerColumn }: Shape) {
  const share = paper.frame.width / 100
  const columns = [
    hasInsurerColumn ? { title: 'Insurer', width: 17 * share } : { title: 'Ltr', width: 5 * share },
    { title: 'Type of Insurance', width: 17 * share },
    { title: 'Policy Number', width: 15 * share },
    { title: 'Policy Eff', width: 11.5 * share },
    { title: 'Policy Exp', width: 11.5 * share },
    ...(limits === 'PAIRS'
      ? [
          { title: 'Limit', width: 15 * share },
          { title: 'Amount', width: 13 * share },
        ]
      : [{ title: 'Limits', width: 20 * share }]),
  ]
  const rows = lines.flatMap((line): Content[][] => {
    const { policyNumber, limits: all } = risk.coverage[line]
    const head: Content[] = [
      hasInsurerColumn ? v.text('insurerName', line, insurerOf(risk, line).name) : letterOf(line),
      names[line],
      v.text('policyNumber', line, policyNumber),
      v.date('effectiveDate', line, risk.effective),
      v.date('expirationDate', line, risk.expiration),
    ]
    const stated = (Object.entries(all) as [FactField, number][]).map(([field, cents]): (string | Said)[] => [
      `${labels[field]} `,
      v.money(field, line, cents),
    ])
    if (limits === 'ONE_CELL')
      return [[...head, stated.flatMap((one, at): (string | Said)[] => (at > 0 ? [' ', ...one] : one))]]
    const blank = head.map(() => '')
    const own = (at: number) => (at === 0 ? head : blank)
    if (limits === 'ROWS') return stated.map((one, at) => [...own(at), one])
    return (Object.entries(all) as [FactField, number][]).map(([field, cents], at) => [
      ...own(at),
      labels[field] ?? '',
      v.money(field, line, cents),
    ])
  })
  drawTable(paper, columns, rows, { size, grid: isGrid })
}
