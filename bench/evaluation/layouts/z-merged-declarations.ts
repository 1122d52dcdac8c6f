import type { Risk } from '../data/risk.ts'
import { marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import type { Content } from '../facts/statement.ts'

const gl = 'GENERAL_LIABILITY'
const auto = 'COMMERCIAL_AUTO'
const umbrella = 'UMBRELLA'

/** A ruled page of declarations: the limits of each line are columns under one merged heading, abbreviated as carriers' systems print them. */
export const mergedDeclarations = series({
  ...{ layout: 'Z', kind: 'DECLARATIONS', count: 4, title: 'package dec page', write },
  scans: { 4: { dotsPerInch: 200, noise: 0.04 } },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index % 2 ? 'dollars' : 'bare', 'usShort')
  const { policyNumber } = risk.coverage[gl]
  const paper = await Paper.open({ font: index % 2 ? 'noto' : 'liberation', size: 8.5, margin: 44 })
  paper.text(v.word('documentKind', null, 'DECLARATIONS', 'DECLARATIONS PAGE'), { bold: true, size: 13 })
  drawTable(paper, pairs, head(risk, v, index, policyNumber))
  paper.space(12)
  limits(paper, risk, v, index)
  paper.space(12)
  drawTable(
    paper,
    [
      { title: 'PREMIUM SCHEDULE', width: 220 },
      { title: '', width: 110, align: 'right' },
    ],
    premiums(risk, v),
  )
  paper.space(10)
  paper.text(marked('flat', 'Flat cancellations are not allowed after the first day of the period.'))
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `What is the umbrella premium of ${policyNumber}?`, about: { field: 'premium', line: umbrella } },
      { text: `Are flat cancellations of policy ${policyNumber} allowed?`, about: { mark: 'flat' } },
      { text: `Which limit for aircraft does policy ${policyNumber} have?`, about: null },
    ],
  }
}

const pairs = [
  { title: '', width: 90 },
  { title: '', width: 172 },
  { title: '', width: 90 },
  { title: '', width: 172 },
]

function head(risk: Risk, v: Voice, index: number, policyNumber: string): Content[][] {
  const [number, from, to, carrier] =
    index % 2
      ? ['Pol. #', 'Eff. Date', 'Exp. Date', 'Underwritten by']
      : ['Policy No.', 'Period from', 'Period to', 'Company']
  return [
    [number, v.text('policyNumber', null, policyNumber), carrier, v.text('insurerName', null, risk.insurer.name)],
    ['Insured', v.text('insuredName', null, risk.insured.name), 'Agent', v.text('producerName', null, risk.producer)],
    [
      'Address',
      v.text('insuredAddress', null, risk.insured.address),
      'NAIC',
      v.text('insurerNaic', null, risk.insurer.naic),
    ],
    [from, v.date('effectiveDate', null, risk.effective), to, v.date('expirationDate', null, risk.expiration)],
  ]
}

function limits(paper: Paper, { coverage }: Risk, v: Voice, index: number) {
  const width = paper.frame.width
  const { limits: one } = coverage[gl]
  const amount = (field: keyof typeof one) => v.money(field, gl, one[field] ?? 0)
  paper.box(paper.frame.x, paper.y, width, 16, true)
  paper.draw('GENERAL LIABILITY', paper.frame.x + 4, paper.y + 3, 120, { bold: true })
  paper.draw('LIMITS OF INSURANCE', paper.frame.x, paper.y + 3, width, { bold: true, align: 'center' })
  paper.y += 16
  const part = width / 7
  drawTable(
    paper,
    ['Each Occ.', 'Gen’l Agg.', 'Prod/Comp Ops Agg.', 'Pers & Adv Inj', 'Dmg to Rented Prem', 'Med Exp', 'Ded.'].map(
      title => ({
        ...{ title, width: part, align: 'right' as const },
      }),
    ),
    [
      [
        amount('glPerOccurrenceLimit'),
        amount('glAggregateLimit'),
        amount('glProductsAndCompletedOperationsLimit'),
        amount('glPersonalAndAdvertisingInjuryLimit'),
        amount('glRentedPremisesDamageLimit'),
        index === 3 ? v.word('glMedicalPerPersonLimit', gl, 'EXCLUDED', 'Excl.') : amount('glMedicalPerPersonLimit'),
        v.money('deductible', gl, index === 2 ? 0 : coverage[gl].deductible),
      ],
    ],
  )
  paper.space(8)
  const { limits: employers } = coverage.WORKERS_COMPENSATION
  const el = (field: keyof typeof employers) => v.money(field, 'WORKERS_COMPENSATION', employers[field] ?? 0)
  const { limits: excess } = coverage[umbrella]
  drawTable(
    paper,
    [
      { title: 'Coverage', width: 150 },
      { title: 'Limit', width: 190 },
      { title: 'Amount', width: 100, align: 'right' },
    ],
    [
      [
        'Automobile Liability',
        'CSL – Ea. Accident',
        v.money('autoCombinedSingleLimit', auto, coverage[auto].limits.autoCombinedSingleLimit ?? 0),
      ],
      ['Umbrella', 'Ea. Occ.', v.money('umbrellaPerOccurrenceLimit', umbrella, excess.umbrellaPerOccurrenceLimit ?? 0)],
      ['', 'Agg.', v.money('umbrellaAggregateLimit', umbrella, excess.umbrellaAggregateLimit ?? 0)],
      ['', 'SIR', v.money('umbrellaRetention', umbrella, index === 4 ? 0 : 1_000_000)],
      ['Workers Comp / Employers Liab', 'E.L. Each Accident', el('wcPerAccidentLimit')],
      ['', 'E.L. Disease – Ea. Employee', el('wcPerDiseaseEmployeeLimit')],
      ['', 'E.L. Disease – Policy Limit', el('wcPerDiseasePolicyLimit')],
    ],
  )
}

function premiums({ coverage, taxes, fees }: Risk, v: Voice): Content[][] {
  const wc = 'WORKERS_COMPENSATION'
  const of = (line: typeof gl | typeof auto | typeof umbrella | typeof wc) =>
    v.money('premium', line, coverage[line].premium)
  const total = coverage[gl].premium + coverage[auto].premium + coverage[umbrella].premium + coverage[wc].premium
  return [
    ['General Liability', of(gl)],
    ['Business Auto', of(auto)],
    ['Umbrella', of(umbrella)],
    ['Workers Compensation', of(wc)],
    ['Total Annual Premium', v.money('premium', null, total)],
    ['Taxes & Surcharges', v.money('taxes', null, taxes)],
    ['Fees', v.money('policyFees', null, fees)],
    ['TOTAL DUE', v.money('totalCost', null, total + taxes + fees)],
  ]
}
