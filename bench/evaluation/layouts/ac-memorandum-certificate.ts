import type { Risk } from '../data/risk.ts'
import { marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import type { Content, Line } from '../facts/statement.ts'

const lines = ['GENERAL_LIABILITY', 'COMMERCIAL_AUTO', 'UMBRELLA', 'WORKERS_COMPENSATION'] as const
const names = {
  GENERAL_LIABILITY: 'Commercial General Liability',
  COMMERCIAL_AUTO: 'Auto Liability – Any Auto',
  UMBRELLA: 'Umbrella Liability',
  WORKERS_COMPENSATION: 'Workers’ Compensation & Employer’s Liability',
}
type CertifiedLine = (typeof lines)[number]

/** A certificate of a broker's own design: one row for each line, its carrier by name, and all of its limits in one cell. */
export const memorandumCertificates = series({
  ...{ layout: 'AC', kind: 'CERTIFICATE', count: 4, title: 'COI', write },
  scans: { 2: { dotsPerInch: 200, noise: 0.03, stamp: 'COPY' } },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index % 2 ? 'dollars' : 'short', 'usShort')
  const paper = await Paper.open({ font: 'liberation', size: 8.5, margin: 40, landscape: index > 2 })
  paper.text(v.word('documentKind', null, 'CERTIFICATE', 'CERTIFICATE OF INSURANCE'), {
    bold: true,
    size: 15,
    align: 'center',
  })
  paper.text(['Issue date: ', v.date('issuedDate', null, risk.issued)], { align: 'right' })
  const half = paper.frame.width / 2
  drawTable(
    paper,
    [
      { title: 'Broker', width: half },
      { title: 'Insured', width: half },
    ],
    [
      [v.text('producerName', null, risk.producer), v.text('insuredName', null, risk.insured.name)],
      ['Phone (555) 010-4477', v.text('insuredAddress', null, risk.insured.address)],
    ],
  )
  paper.space(8)
  paper.text(
    'This is to certify that the policies listed below have been issued to the insured named above for the period shown.',
  )
  const share = paper.frame.width / 100
  drawTable(
    paper,
    [
      { title: 'Type of insurance', width: 20 * share },
      { title: 'Carrier', width: 20 * share },
      { title: index === 2 ? 'Pol. #' : 'Policy no.', width: 15 * share },
      { title: 'Eff.', width: 9.5 * share },
      { title: 'Exp.', width: 9.5 * share },
      { title: 'Limits', width: 26 * share },
    ],
    lines.map(line => row(risk, v, line, index)),
  )
  paper.space(10)
  if (index !== 2) {
    paper.text('Description of operations', { bold: true }, 2)
    paper.text(
      v.text('descriptionOfOperations', null, `Project: ${risk.insured.operations} at ${risk.holder.address}.`),
    )
  }
  paper.text('Certificate holder', { bold: true }, 2)
  paper.text(v.text('certificateHolder', null, risk.holder.name), {}, 1)
  paper.text(risk.holder.address)
  paper.text(
    marked('cancel', 'Should a policy be canceled before it expires, notice is given as its provisions require.'),
    { size: 7.5 },
  )
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `Which umbrella limit does ${risk.insured.name} have?`, about: { field: 'umbrellaPerOccurrenceLimit' } },
      { text: `What if a policy of ${risk.insured.name} is canceled before it expires?`, about: { mark: 'cancel' } },
      { text: `Which garage liability does ${risk.insured.name} have?`, about: null },
    ],
  }
}

function row(risk: Risk, v: Voice, line: CertifiedLine, index: number): Content[] {
  const insurer = line === 'WORKERS_COMPENSATION' ? risk.otherInsurer : risk.insurer
  return [
    names[line],
    v.text('insurerName', line, insurer.name),
    v.text('policyNumber', line, risk.coverage[line].policyNumber),
    v.date('effectiveDate', line, risk.effective),
    v.date('expirationDate', line, risk.expiration),
    limits(risk, v, line, index),
  ]
}

/** Each limit on a line of its own, by as many spaces as it takes. */
function limits({ coverage }: Risk, v: Voice, line: CertifiedLine, index: number): Content {
  const all = coverage[line].limits
  const of = (field: keyof typeof all, label: string): Content[] => [
    `${label}: `,
    v.money(field, line as Line, all[field] ?? 0),
  ]
  const parts: Record<CertifiedLine, Content[][]> = {
    GENERAL_LIABILITY: [
      of('glPerOccurrenceLimit', 'Each Occ.'),
      of('glAggregateLimit', 'Gen’l Agg.'),
      of('glProductsAndCompletedOperationsLimit', 'Prod./Comp. Ops.'),
      ...(index === 3 ? [] : [of('glPersonalAndAdvertisingInjuryLimit', 'Pers. & Adv. Inj.')]),
    ],
    COMMERCIAL_AUTO: [of('autoCombinedSingleLimit', 'CSL')],
    UMBRELLA: [of('umbrellaPerOccurrenceLimit', 'Each Occ.'), of('umbrellaAggregateLimit', 'Aggregate')],
    WORKERS_COMPENSATION: [
      of('wcPerAccidentLimit', 'E.L. Each Accident'),
      of('wcPerDiseaseEmployeeLimit', 'E.L. Disease – Each Employee'),
      of('wcPerDiseasePolicyLimit', 'E.L. Disease – Policy Limit'),
    ],
  }
  return parts[line].flatMap((part, at) => [...(at > 0 ? ['; '] : []), ...part]) as Content
}
