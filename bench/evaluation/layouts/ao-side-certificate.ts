import type { Risk } from '../data/risk.ts'
import { type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import type { FactField } from '../facts/fact-field.ts'
import type { Content, Line } from '../facts/statement.ts'

/** A certificate with a box for each line of business, two beside each other: whose policy it is, its term, and its limits. */
export const sideCertificates = series({
  ...{ layout: 'AO', kind: 'CERTIFICATE', count: 6, title: 'certificate in boxes', write },
  scans: { 6: { dotsPerInch: 200, noise: 0.03 } },
})

const lines = ['GENERAL_LIABILITY', 'COMMERCIAL_AUTO', 'UMBRELLA', 'WORKERS_COMPENSATION'] as const
type CertifiedLine = (typeof lines)[number]

const names: Record<CertifiedLine, string> = {
  GENERAL_LIABILITY: 'General Liability',
  COMMERCIAL_AUTO: 'Automobile Liability',
  UMBRELLA: 'Umbrella Liability',
  WORKERS_COMPENSATION: 'Workers Compensation',
}
const labels: Partial<Record<FactField, string>> = {
  glPerOccurrenceLimit: 'Each Occurrence',
  glRentedPremisesDamageLimit: 'Damage to Rented Premises',
  glMedicalPerPersonLimit: 'Medical Expense',
  glPersonalAndAdvertisingInjuryLimit: 'Personal & Advertising Injury',
  glAggregateLimit: 'General Aggregate',
  glProductsAndCompletedOperationsLimit: 'Products/Completed Operations',
  autoCombinedSingleLimit: 'Combined Single Limit',
  umbrellaPerOccurrenceLimit: 'Each Occurrence',
  umbrellaAggregateLimit: 'Aggregate',
  wcPerAccidentLimit: 'Each Accident',
  wcPerDiseaseEmployeeLimit: 'Disease - Each Employee',
  wcPerDiseasePolicyLimit: 'Disease - Policy Limit',
}

type Pair = readonly [label: string, value: Content]

/** How the head of a box is written: pairs on lines of their own, labels over their values, or sentences. */
const heads = ['PAIRS', 'ABOVE', 'LINES', 'ABOVE', 'LETTERS', 'PAIRS'] as const

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', index % 2 ? 'us' : 'long')
  const head = heads[index - 1] ?? 'PAIRS'
  const paper = await Paper.open({ font: index % 2 ? 'noto' : 'liberation', size: 8.5, margin: 42 })
  paper.text(v.word('documentKind', null, 'CERTIFICATE', 'Certificate of Insurance'), { bold: true, size: 14 })
  paper.text(['Date issued: ', v.date('issuedDate', null, risk.issued)])
  paper.text(['Agency: ', v.text('producerName', null, risk.producer)])
  paper.text(['Named insured: ', v.text('insuredName', null, risk.insured.name)], {}, 0)
  paper.text(v.text('insuredAddress', null, risk.insured.address))
  if (head === 'LETTERS') insurers(paper, risk, v)
  const width = paper.frame.width / 2 - 8
  for (const at of [0, 2]) {
    const top = paper.y + 6
    const bottoms = lines.slice(at, at + 2).map((line, side) => {
      const x = paper.frame.x + side * (width + 16)
      return box(paper, { x, top, width }, { risk, v, line, head })
    })
    const bottom = Math.max(...bottoms)
    for (const side of [0, 1]) paper.box(paper.frame.x + side * (width + 16), top, width, bottom - top + 4)
    paper.y = bottom + 10
  }
  paper.text('Certificate holder', { bold: true }, 2)
  paper.text(v.text('certificateHolder', null, risk.holder.name), {}, 0)
  paper.text(risk.holder.address)
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `Which umbrella limit does ${risk.insured.name} have?`, about: { field: 'umbrellaPerOccurrenceLimit' } },
      { text: `Which crime limit is on the certificate of ${risk.insured.name}?`, about: null },
    ],
  }
}

const insurerOf = ({ insurer, otherInsurer }: Risk, line: CertifiedLine) =>
  line === 'WORKERS_COMPENSATION' ? otherInsurer : insurer

function insurers(paper: Paper, risk: Risk, v: Voice) {
  for (const [letter, covers] of [
    ['A', lines.slice(0, 3)],
    ['B', lines.slice(3)],
  ] as const) {
    const [first] = covers
    if (!first) continue
    const { name, naic } = insurerOf(risk, first)
    const proves = (field: 'insurerName' | 'insurerNaic', value: string) =>
      covers.flatMap(line => v.text(field, line, value).proves)
    paper.text(
      [
        `Insurer ${letter}: `,
        { text: name, proves: proves('insurerName', name) },
        ' (NAIC ',
        { text: naic, proves: proves('insurerNaic', naic) },
        ')',
      ],
      {},
      2,
    )
  }
}

interface Shown {
  risk: Risk
  v: Voice
  line: CertifiedLine
  head: (typeof heads)[number]
}

/** @returns where the box ends */
function box(paper: Paper, { x, top, width }: { x: number; top: number; width: number }, shown: Shown): number {
  const { risk, v, line, head } = shown
  const { policyNumber, limits } = risk.coverage[line as Line]
  const inner = { x: x + 6, width: width - 12 }
  let y = top + 5
  y += paper.draw(names[line], inner.x, y, inner.width, { bold: true, size: 9.5 }) + 2
  const { name, naic } = insurerOf(risk, line)
  const [insurer, code] = [v.text('insurerName', line, name), v.text('insurerNaic', line, naic)]
  const number = v.text('policyNumber', line, policyNumber)
  const [from, to] = [v.date('effectiveDate', line, risk.effective), v.date('expirationDate', line, risk.expiration)]
  const pairs: Pair[] =
    head === 'LETTERS'
      ? [
          ['Insurer', line === 'WORKERS_COMPENSATION' ? 'B' : 'A'],
          ['Policy number', number],
          ['Policy period', [from, ' to ', to]],
        ]
      : [
          ['Insurer', insurer],
          ['NAIC', code],
          ['Policy number', number],
          ['Effective', from],
          ['Expires', to],
        ]
  if (head === 'LINES') {
    y += paper.draw([insurer, ', NAIC ', code], inner.x, y, inner.width) + 1
    y += paper.draw(['Policy ', number, ', ', from, ' to ', to], inner.x, y, inner.width) + 3
  } else if (head === 'ABOVE') {
    const share = inner.width / 2
    for (let at = 0; at < pairs.length; at += 2) {
      const heights = pairs.slice(at, at + 2).map(([label, value], side) => {
        const left = inner.x + side * share
        const height = paper.draw(label, left, y, share - 4, { size: 6.5 })
        return height + paper.draw(value, left, y + height, share - 4)
      })
      y += Math.max(...heights) + 3
    }
  } else {
    for (const [label, value] of pairs) {
      paper.draw(`${label}:`, inner.x, y, 70)
      y += paper.draw(value, inner.x + 72, y, inner.width - 72) + 1
    }
    y += 3
  }
  for (const [field, cents] of Object.entries(limits) as [FactField, number][]) {
    paper.draw(labels[field] ?? '', inner.x, y, inner.width - 80)
    y += paper.draw(v.money(field, line, cents), inner.x + inner.width - 78, y, 78, { align: 'right' }) + 1
  }
  return y
}
