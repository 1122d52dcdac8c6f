import type { Risk } from '../data/risk.ts'
import { type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import type { FactField } from '../facts/fact-field.ts'
import type { Content, Line } from '../facts/statement.ts'

/** A certificate as a letterhead with one panel per policy, limits as label and value in two columns. */
export const certificatePanels = series({
  ...{ layout: 'N', kind: 'CERTIFICATE', count: 6, title: 'evidence of coverage', write },
  scans: { 5: { dotsPerInch: 200, isSideways: true, noise: 0.04 }, 6: { dotsPerInch: 150, skew: 2, stamp: 'COPY' } },
})

const labels: Partial<Record<FactField, string>> = {
  glPerOccurrenceLimit: 'Occurrence limit',
  glAggregateLimit: 'General aggregate limit',
  glProductsAndCompletedOperationsLimit: 'Products–completed operations aggregate',
  glPersonalAndAdvertisingInjuryLimit: 'Personal and advertising injury',
  glRentedPremisesDamageLimit: 'Damage to rented premises (each occurrence)',
  glMedicalPerPersonLimit: 'Medical expense (one person)',
  umbrellaPerOccurrenceLimit: 'Each occurrence',
  umbrellaAggregateLimit: 'Aggregate',
  wcPerAccidentLimit: 'Employers liability – each accident',
  wcPerDiseaseEmployeeLimit: 'Employers liability – disease, each employee',
  wcPerDiseasePolicyLimit: 'Employers liability – disease, policy limit',
}
const panels: readonly (readonly [Line, string])[] = [
  ['GENERAL_LIABILITY', 'General liability'],
  ['UMBRELLA', 'Umbrella'],
  ['WORKERS_COMPENSATION', 'Workers’ compensation'],
]

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', index % 2 ? 'abbreviated' : 'iso')
  const paper = await Paper.open({ font: index % 2 ? 'noto' : 'liberation', size: 9 })
  paper.text(v.text('producerName', null, risk.producer), { bold: true, size: 13 }, 2)
  paper.text(
    [
      v.word('documentKind', null, 'CERTIFICATE', 'Certificate of Insurance'),
      ', prepared ',
      v.date('issuedDate', null, risk.issued),
    ],
    { size: 11 },
    10,
  )
  paper.text([
    'This is to certify to ',
    v.text('certificateHolder', null, risk.holder.name),
    `, ${risk.holder.address}, that the policies below have been issued to `,
    v.text('insuredName', null, risk.insured.name),
    '. The policies control; this paper changes none of them.',
  ])
  for (const [line, name] of panels) panel(paper, risk, line, name, v, index)
  if (index !== 2)
    paper.text(['Regarding: ', v.text('descriptionOfOperations', null, `Lease of the shop at ${risk.holder.address}`)])
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `To whom is the coverage of ${risk.insured.name} certified?`, about: { field: 'certificateHolder' } },
      { text: `Which pollution limit is certified for ${risk.insured.name}?`, about: null },
    ],
  }
}

function panel(paper: Paper, risk: Risk, line: Line, name: string, v: Voice, index: number) {
  const { policyNumber, limits } = risk.coverage[line]
  const insurer = line === 'UMBRELLA' ? risk.otherInsurer : risk.insurer
  const amount = (field: FactField, cents: number): Content => {
    if (field === 'glMedicalPerPersonLimit' && index === 3) return v.word(field, line, 'EXCLUDED', 'Excluded')
    return v.money(field, line, cents)
  }
  const entries = Object.entries(limits) as [FactField, number][]
  const height = 50 + Math.ceil(entries.length / 2) * 16
  paper.need(height + 8)
  const [x, top, width] = [paper.frame.x, paper.y, paper.frame.width]
  paper.box(x, top, width, height)
  paper.draw(name, x + 8, top + 5, 200, { bold: true, size: 11 })
  paper.draw(
    ['Policy ', v.text('policyNumber', line, policyNumber), ' with ', v.text('insurerName', line, insurer.name)],
    x + 170,
    top + 6,
    width - 178,
  )
  paper.draw(
    [
      'Term: ',
      v.date('effectiveDate', null, risk.effective),
      ' through ',
      v.date('expirationDate', null, risk.expiration),
    ],
    x + 170,
    top + 20,
    width - 178,
  )
  for (const [at, [field, cents]] of entries.entries()) {
    const left = x + 8 + (at % 2) * (width / 2)
    const y = top + 42 + Math.floor(at / 2) * 16
    paper.draw(`${labels[field]}:`, left, y, 170, { size: 7.5 })
    paper.draw(amount(field, cents), left + 172, y, 66, { align: 'right' })
  }
  paper.y += height + 8
}
