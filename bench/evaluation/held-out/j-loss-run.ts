import { writeDate, writeMoney } from '../data/notation.ts'
import type { Risk } from '../data/risk.ts'
import { marked, rowEntry, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'

const gl = 'GENERAL_LIABILITY'
const causes = [
  'Slip on wet floor',
  'Water from a burst hose',
  'Ladder fell on car',
  'Broken window',
  'Dust in neighbor’s shop',
] as const

/** A loss run as a mainframe prints it: claims in a table without lines, totals below. */
export const lossRuns = series({
  ...{ layout: 'J', kind: 'LOSS_RUN', count: 5, title: 'loss run', write },
  scans: { 5: { dotsPerInch: 200, skew: -1.5, noise: 0.04 } },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('bare', index % 2 ? 'us' : 'iso')
  const { policyNumber } = risk.coverage[gl]
  const paper = await Paper.open({
    ...{ font: index === 5 ? 'liberation' : 'courier', size: 8.5, margin: 40, landscape: true },
    header: risk.insurer.name,
  })
  paper.text([v.word('documentKind', null, 'LOSS_RUN', 'LOSS RUN REPORT'), '    LINE: GENERAL LIABILITY'], {
    bold: true,
    size: 11,
  })
  paper.text(['INSURER: ', v.text('insurerName', null, risk.insurer.name)], {}, 1)
  paper.text(['INSURED: ', v.text('insuredName', null, risk.insured.name)], {}, 1)
  paper.text(
    [
      'POLICY: ',
      v.text('policyNumber', null, policyNumber),
      '   TERM: ',
      v.date('effectiveDate', null, risk.effective),
      ' - ',
      v.date('expirationDate', null, risk.expiration),
    ],
    {},
    1,
  )
  if (index !== 4) paper.text(['VALUED AS OF: ', v.date('valuationDate', null, '2027-12-31')])
  const claims = index === 3 ? [] : claimsOf(risk, index)
  const total = claims.reduce((sum, { paid, reserved }) => sum + paid + reserved, 0)
  const titles = ['DATE OF LOSS', 'STATUS', 'PAID', 'RESERVED', 'INCURRED', 'DESCRIPTION']
  const widths = [100, 80, 90, 90, 90, 220]
  if (claims.length === 0) paper.text(marked('none', 'NO CLAIMS REPORTED FOR THIS TERM'))
  else {
    const rows = claims.map(({ day, status, paid, reserved, cause }) =>
      rowEntry('claims', null, [
        writeDate(day, index % 2 ? 'us' : 'iso'),
        status,
        ...[paid, reserved, paid + reserved].map(cents => writeMoney(cents, 'bare')),
        cause,
      ]),
    )
    drawTable(
      paper,
      titles.map((title, at) => ({ title, width: widths[at] ?? 0 })),
      rows,
      { grid: false },
    )
  }
  paper.text(['TOTAL INCURRED: ', v.money('totalIncurred', null, total, 'dollars')], { bold: true })
  paper.text(marked('reserves', 'Reserves are estimates of our adjusters, and change without notice.'))
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `What is the total incurred on ${policyNumber}?`, about: { field: 'totalIncurred' } },
      { text: `Who won the lottery among the claimants of ${risk.insured.name}?`, about: null },
    ],
  }
}

function claimsOf({ random: chance, effective }: Risk, index: number) {
  return Array.from({ length: 2 + index * 2 }, (_, at) => ({
    day: `${Number(effective.slice(0, 4))}-${String((at % 12) + 1).padStart(2, '0')}-${chance.between(10, 28)}`,
    status: at % 3 === 0 ? 'OPEN' : 'CLOSED',
    paid: chance.between(0, 90) * 12_500,
    reserved: at % 3 === 0 ? chance.between(1, 40) * 50_000 : 0,
    cause: chance.pick(causes),
  }))
}
