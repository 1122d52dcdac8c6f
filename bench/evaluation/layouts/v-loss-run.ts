import { writeDate, writeMoney } from '../data/notation.ts'
import type { Risk } from '../data/risk.ts'
import { rowEntry, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import type { Content } from '../facts/statement.ts'

/** A loss run with a subtotal for each policy term, and the total of all below them. */
export const lossRuns = series({ ...{ layout: 'V', kind: 'LOSS_RUN', count: 3, title: 'losses', write } })

const causes = ['Slip and fall', 'Water damage', 'Rear-end collision', 'Ladder fall'] as const

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', 'us')
  const { policyNumber } = risk.coverage.GENERAL_LIABILITY
  const paper = await Paper.open({ font: index % 2 ? 'liberation' : 'noto', size: 8.5, landscape: true })
  paper.text(v.text('insurerName', null, risk.insurer.name), { bold: true, size: 12 }, 2)
  paper.text(v.word('documentKind', null, 'LOSS_RUN', 'CLAIM EXPERIENCE REPORT'), { bold: true, size: 12 })
  paper.text(['Insured: ', v.text('insuredName', null, risk.insured.name)], {}, 2)
  paper.text(['Policy number: ', v.text('policyNumber', null, policyNumber)], {}, 2)
  paper.text(['Valuation date: ', v.date('valuationDate', null, risk.issued)], {}, 8)
  const titles = ['Claim number', 'Date of loss', 'Status', 'Cause of loss', 'Paid', 'Reserve', 'Total incurred']
  const widths = [100, 80, 70, 170, 85, 85, 90]
  let all = 0
  const rows: Content[][] = []
  for (const year of [2024, 2025]) {
    let sum = 0
    for (let claim = 0; claim < (index === 3 && year === 2024 ? 1 : 2); claim += 1) {
      const [paid, reserve] = [risk.random.between(10, 300) * 10_000, claim === 1 ? 500_000 : 0]
      sum += paid + reserve
      rows.push(
        rowEntry('claims', null, [
          `C${risk.random.between(100000, 999999)}`,
          writeDate(`${year}-0${risk.random.between(1, 9)}-15`, 'us'),
          reserve > 0 ? 'Open' : 'Closed',
          risk.random.pick([...causes]),
          writeMoney(paid, 'dollars'),
          writeMoney(reserve, 'dollars'),
          writeMoney(paid + reserve, 'dollars'),
        ]),
      )
    }
    all += sum
    rows.push([`Subtotal ${year}–${year + 1}`, '', '', '', '', '', writeMoney(sum, 'dollars')])
  }
  const total = index === 2 ? 'Total, all terms' : 'Grand total'
  rows.push([total, '', '', '', '', '', v.money('totalIncurred', null, all)])
  drawTable(
    paper,
    titles.map((title, at) => ({ title, width: widths[at] ?? 0, align: at > 3 ? ('right' as const) : 'left' })),
    rows,
    { grid: index === 1 },
  )
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `As of when are the losses of ${risk.insured.name} valued?`, about: { field: 'valuationDate' } },
      { text: `Who was the judge in the cases of ${risk.insured.name}?`, about: null },
    ],
  }
}
