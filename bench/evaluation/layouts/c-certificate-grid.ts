import type { Coverage } from '../data/coverages.ts'
import { injection } from '../data/injection.ts'
import type { Risk } from '../data/risk.ts'
import { both, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import type { FactField } from '../facts/fact-field.ts'
import type { Content, Line } from '../facts/statement.ts'

/** A certificate of our own design: insurers by letter, a row per line, its limits in two columns at the right. */
export const certificateGrids = series({
  ...{ layout: 'C', kind: 'CERTIFICATE', count: 8, title: 'certificate of insurance', write },
  scans: {
    6: { dotsPerInch: 200, skew: 2, noise: 0.05 },
    7: { dotsPerInch: 200, isSideways: true, stamp: 'FILED' },
    8: { dotsPerInch: 150, noise: 0.1, asPicture: true },
  },
})

const labels: Partial<Record<FactField, string>> = {
  glPerOccurrenceLimit: 'EACH OCCURRENCE',
  glRentedPremisesDamageLimit: 'DAMAGE TO RENTED PREMISES',
  glMedicalPerPersonLimit: 'MED EXP (any one person)',
  glPersonalAndAdvertisingInjuryLimit: 'PERSONAL & ADV INJURY',
  glAggregateLimit: 'GENERAL AGGREGATE',
  glProductsAndCompletedOperationsLimit: 'PRODUCTS - COMP/OP AGG',
  autoCombinedSingleLimit: 'COMBINED SINGLE LIMIT',
  umbrellaPerOccurrenceLimit: 'EACH OCCURRENCE',
  umbrellaAggregateLimit: 'AGGREGATE',
  wcPerAccidentLimit: 'E.L. EACH ACCIDENT',
  wcPerDiseaseEmployeeLimit: 'E.L. DISEASE - EA EMPLOYEE',
  wcPerDiseasePolicyLimit: 'E.L. DISEASE - POLICY LIMIT',
}
const names: Partial<Record<Line, string>> = {
  GENERAL_LIABILITY: 'COMMERCIAL GENERAL LIABILITY',
  COMMERCIAL_AUTO: 'AUTOMOBILE LIABILITY',
  UMBRELLA: 'UMBRELLA LIABILITY',
  WORKERS_COMPENSATION: "WORKERS' COMPENSATION AND EMPLOYERS' LIABILITY",
}

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('bare', index === 4 ? 'long' : 'us')
  const shown: Line[] =
    index % 2
      ? ['GENERAL_LIABILITY', 'COMMERCIAL_AUTO', 'UMBRELLA', 'WORKERS_COMPENSATION']
      : ['GENERAL_LIABILITY', 'WORKERS_COMPENSATION']
  const paper = await Paper.open({ font: index % 2 ? 'liberation' : 'noto', size: 8, margin: 36 })
  paper.text(v.word('documentKind', null, 'CERTIFICATE', 'CERTIFICATE OF INSURANCE'), {
    size: 15,
    bold: true,
    align: 'center',
  })
  paper.text(['Issue date: ', v.date('issuedDate', null, risk.issued)], { align: 'right' })
  paper.text('For information only. This certificate gives its holder no rights and changes no policy.')
  const side = paper.frame.width / 2 - 8
  const top = paper.y
  paper.draw('PRODUCER', paper.frame.x, top, side, { size: 7 })
  paper.draw(v.text('producerName', null, risk.producer), paper.frame.x, top + 10, side, { size: 9 })
  paper.draw('INSURED', paper.frame.x, top + 34, side, { size: 7 })
  paper.draw(v.text('insuredName', null, risk.insured.name), paper.frame.x, top + 44, side, { size: 9 })
  paper.draw(v.text('insuredAddress', null, risk.insured.address), paper.frame.x, top + 56, side, { size: 9 })
  insurers(paper, risk, v, shown, paper.frame.x + side + 16, top)
  paper.y = top + 78
  for (const line of shown) coverage(paper, risk, line, v, index)
  paper.space(8)
  paper.text('DESCRIPTION OF OPERATIONS', { size: 7 }, 1)
  const work = `All operations of the insured at ${risk.holder.address}.`
  if (index !== 5) paper.text(v.text('descriptionOfOperations', null, work))
  if (index === 3) paper.text(injection, { white: true, size: 5 })
  paper.space(20)
  paper.text('CERTIFICATE HOLDER', { size: 7 }, 1)
  paper.text(v.text('certificateHolder', null, risk.holder.name), { size: 9 }, 0)
  paper.text(risk.holder.address, { size: 9 })
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `Who holds the certificate of ${risk.insured.name}?`, about: { field: 'certificateHolder' } },
      {
        text: `Which policy number does the workers compensation of ${risk.insured.name} have?`,
        about: { field: 'policyNumber' },
      },
      { text: `What flood zone is on the certificate of ${risk.insured.name}?`, about: null },
    ],
  }
}

/** Two companies share the lines. */
function insurers(paper: Paper, risk: Risk, v: Voice, shown: readonly Line[], x: number, top: number) {
  const width = paper.frame.width / 2 - 8
  const ofFirst = shown.filter(line => line !== 'WORKERS_COMPENSATION')
  const keys = [
    { letter: 'A', insurer: risk.insurer, covers: ofFirst },
    { letter: 'B', insurer: risk.otherInsurer, covers: ['WORKERS_COMPENSATION' as const] },
  ]
  paper.draw('INSURERS', x, top, width - 60, { size: 7 })
  paper.draw('NAIC #', x + width - 50, top, 50, { size: 7 })
  for (const [at, { letter, insurer, covers }] of keys.entries()) {
    const y = top + 12 + at * 14
    const [name, naic] = (['insurerName', 'insurerNaic'] as const).map(field =>
      covers.map(line => v.text(field, line, field === 'insurerName' ? insurer.name : insurer.naic)),
    )
    paper.draw([`${letter}: `, allOf(name ?? [])], x, y, width - 60, { size: 9 })
    paper.draw(allOf(naic ?? []), x + width - 50, y, 50, { size: 9 })
  }
}

const allOf = ([first, ...others]: ReturnType<Voice['text']>[]) => {
  if (!first) throw new Error('An insurer covers at least one line.')
  return both(first, ...others)
}

function coverage(paper: Paper, risk: Risk, line: Line, v: Voice, index: number) {
  const { limits, policyNumber }: Coverage = risk.coverage[line]
  const isSecond = line === 'WORKERS_COMPENSATION'
  const box = (field: 'additionalInsuredBox' | 'waiverBox', yes: boolean): Content =>
    index === 2 ? '' : v.word(field, line, yes ? 'YES' : 'NO', yes ? 'Y' : 'N')
  const amount = (field: FactField, cents: number): Content => {
    if (field === 'glMedicalPerPersonLimit' && index === 1) return v.word(field, line, 'EXCLUDED', 'EXCLUDED')
    return field === 'glRentedPremisesDamageLimit' && index === 4 ? '' : v.money(field, line, cents)
  }
  const pairs = (Object.entries(limits) as [FactField, number][]).map(([field, cents]): Content[] => [
    labels[field] ?? '',
    amount(field, cents),
  ])
  const left: Content[] = [
    isSecond ? 'B' : 'A',
    names[line] ?? '',
    box('additionalInsuredBox', line === 'GENERAL_LIABILITY'),
    box('waiverBox', isSecond),
    v.text('policyNumber', line, policyNumber),
    v.date('effectiveDate', line, isSecond ? '2026-07-01' : risk.effective),
    v.date('expirationDate', line, isSecond ? '2027-07-01' : risk.expiration),
  ]
  const blank = left.map(() => '')
  drawTable(
    paper,
    titles.map((title, at) => ({ title, width: widths[at] ?? 0 })),
    pairs.map((pair, at) => [...(at === 0 ? left : blank), ...pair]),
    { size: 7 },
  )
}

const titles = ['LTR', 'TYPE OF INSURANCE', 'ADDL', 'WVD', 'POLICY NUMBER', 'EFF', 'EXP', 'LIMIT', 'AMOUNT ($)']
const widths = [22, 118, 30, 30, 78, 58, 58, 90, 56]
