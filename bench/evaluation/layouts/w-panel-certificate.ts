import type { Risk } from '../data/risk.ts'
import { type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import type { FactField } from '../facts/fact-field.ts'
import type { Content, Line } from '../facts/statement.ts'

/** A certificate with a panel for each line: its policy at the left, its limits stacked at the right; cells take several lines. */
export const panelCertificates = series({
  ...{ layout: 'W', kind: 'CERTIFICATE', count: 4, title: 'evidence of coverage', write },
})

const labels: Partial<Record<FactField, string>> = {
  glPerOccurrenceLimit: 'Each Occurrence',
  glAggregateLimit: 'General Aggregate',
  glProductsAndCompletedOperationsLimit: 'Products & Completed Operations Aggregate',
  glPersonalAndAdvertisingInjuryLimit: 'Personal & Advertising Injury',
  glRentedPremisesDamageLimit: 'Damage to Rented Premises (Ea Occurrence)',
  glMedicalPerPersonLimit: 'Medical Expense (Any One Person)',
  autoCombinedSingleLimit: 'Combined Single Limit (Ea Accident)',
  umbrellaPerOccurrenceLimit: 'Each Occurrence',
  umbrellaAggregateLimit: 'Aggregate',
  wcPerAccidentLimit: 'E.L. Each Accident',
  wcPerDiseaseEmployeeLimit: 'E.L. Disease – Each Employee',
  wcPerDiseasePolicyLimit: 'E.L. Disease – Policy Limit',
}
const names: readonly (readonly [Line, string])[] = [
  ['GENERAL_LIABILITY', 'Commercial General Liability'],
  ['COMMERCIAL_AUTO', 'Business Automobile Liability'],
  ['UMBRELLA', 'Umbrella / Excess Liability'],
  ['WORKERS_COMPENSATION', 'Workers Compensation and Employers Liability'],
]

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', index === 2 ? 'abbreviated' : 'us')
  const paper = await Paper.open({ font: index % 2 ? 'noto' : 'liberation', size: 8.5, margin: 42 })
  paper.text(v.word('documentKind', null, 'CERTIFICATE', 'Certificate of Liability Insurance'), {
    bold: true,
    size: 15,
  })
  const half = paper.frame.width / 2
  const panel = (label: string, lines: readonly Content[], other: string, others: readonly Content[]) => {
    paper.draw(label, paper.frame.x, paper.y, half - 8, { size: 7, bold: true })
    paper.draw(other, paper.frame.x + half, paper.y, half - 8, { size: 7, bold: true })
    for (const [at, line] of lines.entries()) paper.draw(line, paper.frame.x, paper.y + 10 + at * 11, half - 8)
    for (const [at, line] of others.entries()) paper.draw(line, paper.frame.x + half, paper.y + 10 + at * 11, half - 8)
    paper.y += 16 + Math.max(lines.length, others.length) * 11
  }
  const holder = [v.text('certificateHolder', null, risk.holder.name), risk.holder.address]
  panel(
    'Insured',
    [v.text('insuredName', null, risk.insured.name), v.text('insuredAddress', null, risk.insured.address)],
    'Agency',
    [v.text('producerName', null, risk.producer), '41 Commerce Square, Tacoma, WA 98402', 'Phone: 555-0144'],
  )
  panel('Certificate Holder', holder, 'Date Issued', [v.date('issuedDate', null, risk.issued)])
  table(paper, risk, v, index)
  paper.space(6)
  paper.text('Description of Operations', { size: 7, bold: true }, 2)
  paper.text(v.text('descriptionOfOperations', null, `Job at ${risk.holder.address}, for ${risk.holder.name}.`))
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `Who holds the certificate of ${risk.insured.name}?`, about: { field: 'certificateHolder' } },
      { text: `Which boiler limit is on the certificate of ${risk.insured.name}?`, about: null },
    ],
  }
}

function table(paper: Paper, risk: Risk, v: Voice, index: number) {
  const titles = ['Type of Insurance', 'Insurer', 'Policy Number', 'Effective', 'Expiration', 'Coverage', 'Limits']
  const widths = [82, 88, 84, 56, 56, 98, 62]
  const rows = names
    .filter(([line]) => index !== 3 || line !== 'UMBRELLA')
    .flatMap(([line, name]) => {
      const { limits, policyNumber } = risk.coverage[line]
      const insurer = line === 'WORKERS_COMPENSATION' ? risk.otherInsurer : risk.insurer
      const head: Content[] = [
        name,
        v.text('insurerName', line, insurer.name),
        v.text('policyNumber', line, policyNumber),
        v.date('effectiveDate', line, risk.effective),
        v.date('expirationDate', line, risk.expiration),
      ]
      return (Object.entries(limits) as [FactField, number][]).map(([field, cents], at): Content[] => [
        ...(at === 0 ? head : head.map(() => '')),
        labels[field] ?? '',
        field === 'glMedicalPerPersonLimit' && index === 2
          ? v.word(field, line, 'EXCLUDED', 'Excluded')
          : v.money(field, line, cents),
      ])
    })
  drawTable(
    paper,
    titles.map((title, at) => ({ title, width: widths[at] ?? 0 })),
    rows,
    { size: 7.5, grid: index % 2 === 1 },
  )
}
