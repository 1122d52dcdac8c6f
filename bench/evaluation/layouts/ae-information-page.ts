import type { Risk } from '../data/risk.ts'
import { marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'

const line = 'WORKERS_COMPENSATION'

/** The information page of a workers' compensation policy: items in sentences, the employers' liability limits behind names of injuries. */
export const informationPages = series({
  ...{ layout: 'AE', kind: 'DECLARATIONS', count: 3, title: 'WC information page', write },
  scans: { 3: { dotsPerInch: 200, noise: 0.05 } },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', index === 2 ? 'usShort' : 'long')
  const { policyNumber } = risk.coverage[line]
  const paper = await Paper.open({ font: index === 2 ? 'times' : 'liberation', size: 9.5, margin: 58 })
  paper.text(
    'WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY',
    { bold: true, size: 11, align: 'center' },
    2,
  )
  paper.text(v.word('documentKind', null, 'DECLARATIONS', 'INFORMATION PAGE'), {
    bold: true,
    size: 12,
    align: 'center',
  })
  paper.text(['Insurer: ', v.text('insurerName', null, risk.insurer.name)], {}, 2)
  paper.text(['NCCI Carrier Code 21458', index === 2 ? '' : '     Prior Policy No. NEW'], {}, 2)
  paper.text(['POLICY NO. ', v.text('policyNumber', null, policyNumber)], { bold: true }, 10)
  paper.text(['1. The Insured: ', v.text('insuredName', null, risk.insured.name)], {}, 2)
  paper.text(['Mailing Address: ', v.text('insuredAddress', null, risk.insured.address)], {}, 2)
  paper.text('Individual [ ]   Partnership [ ]   Corporation [ ]   LLC [X]')
  paper.text([
    '2. The policy period is from ',
    v.date('effectiveDate', null, risk.effective),
    ' to ',
    v.date('expirationDate', null, risk.expiration),
    ', 12:01 a.m. standard time at the insured’s mailing address.',
  ])
  paper.text(
    '3. A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: OH, WA',
  )
  employers(paper, risk, v)
  paper.text(
    'C. Other States Insurance: Part Three of the policy applies to the states, if any, listed here: All but ND, OH, WA, WY',
  )
  paper.text(
    '4. The premium for this policy will be determined by our Manuals of Rules, Classifications, Rates and Rating Plans. All information required below is subject to verification and change by audit.',
  )
  classes(paper, risk, v, index)
  paper.text(marked('audit', 'Interim adjustments of premium are made annually, after the carrier’s audit.'))
  if (index !== 3) paper.text(['Producer: ', v.text('producerName', null, risk.producer)], {}, 2)
  paper.text(['Issue Date: ', v.date('issuedDate', null, risk.issued)])
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `What is the limit for each accident under ${policyNumber}?`, about: { field: 'wcPerAccidentLimit' } },
      { text: `When is the premium of ${policyNumber} adjusted?`, about: { mark: 'audit' } },
      { text: `Which deductible for hail does ${policyNumber} have?`, about: null },
    ],
  }
}

function employers(paper: Paper, { coverage }: Risk, v: Voice) {
  const { limits } = coverage[line]
  paper.text(
    'B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in Item 3.A. The limits of our liability under Part Two are:',
    {},
    3,
  )
  const rows = [
    ['Bodily Injury by Accident', v.money('wcPerAccidentLimit', line, limits.wcPerAccidentLimit ?? 0), 'each accident'],
    [
      'Bodily Injury by Disease',
      v.money('wcPerDiseasePolicyLimit', line, limits.wcPerDiseasePolicyLimit ?? 0),
      'policy limit',
    ],
    [
      'Bodily Injury by Disease',
      v.money('wcPerDiseaseEmployeeLimit', line, limits.wcPerDiseaseEmployeeLimit ?? 0),
      'each employee',
    ],
  ] as const
  for (const [name, amount, basis] of rows) {
    paper.draw(name, paper.frame.x + 60, paper.y, 140)
    paper.draw(amount, paper.frame.x + 200, paper.y, 80, { align: 'right' })
    paper.y += paper.draw(basis, paper.frame.x + 290, paper.y, 100) + 1
  }
  paper.space(6)
}

function classes(paper: Paper, { coverage }: Risk, v: Voice, index: number) {
  drawTable(
    paper,
    [
      { title: 'Code', width: 50 },
      { title: 'Classification', width: 170 },
      { title: 'Total Est. Annual Remuneration', width: 100, align: 'right' },
      { title: 'Rate per $100', width: 60, align: 'right' },
      { title: 'Est. Annual Premium', width: 90, align: 'right' },
    ],
    [
      ['5551', 'Roofing – all kinds', '312,000', '14.20', '44,304'],
      ['8810', 'Clerical office employees', '96,500', '0.21', '203'],
    ],
    { grid: index !== 2 },
  )
  paper.space(4)
  paper.text('Minimum Premium: $850     Expense Constant: $160', {}, 2)
  paper.text(['Total Estimated Annual Premium: ', v.money('premium', null, coverage[line].premium)], { bold: true }, 2)
  paper.text('Deposit Premium: see billing statement')
}
