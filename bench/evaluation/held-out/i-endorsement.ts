import type { Risk } from '../data/risk.ts'
import { entry, marked, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'

const gl = 'GENERAL_LIABILITY'

const changes = [
  'Coverage for damage to premises rented to you is deleted.',
  'The following exclusion is added: this insurance does not apply to bodily injury from drones.',
  'The description of operations is amended to include snow removal.',
  'Coverage for employee benefits liability is removed.',
  'The location at 18 Saltmarsh Drive is deleted from the policy.',
] as const

/** An endorsement: a sentence that ties it to a policy, a schedule, and what changes. */
export const endorsements = series({
  ...{ layout: 'I', kind: 'ENDORSEMENT', count: 5, title: 'endorsement', write },
  scans: { 5: { dotsPerInch: 200, noise: 0.05, stamp: 'RECEIVED' } },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', index % 2 ? 'long' : 'usShort')
  const { policyNumber } = risk.coverage[gl]
  const paper = await Paper.open({ font: index % 2 ? 'noto' : 'liberation', size: 11, margin: 64 })
  paper.text('THIS PAGE CHANGES THE POLICY. PLEASE READ IT CAREFULLY.', { bold: true, size: 10, align: 'center' }, 10)
  paper.text(
    [
      v.word('documentKind', null, 'ENDORSEMENT', 'ENDORSEMENT'),
      ' NO. ',
      v.text('endorsementNumber', null, String(index + 2)),
    ],
    { bold: true, size: 14 },
  )
  paper.text([
    'This endorsement, effective ',
    v.date('effectiveDate', null, risk.effective),
    ', forms a part of policy number ',
    v.text('policyNumber', null, policyNumber),
    ' issued to ',
    v.text('insuredName', null, risk.insured.name),
    ' by ',
    v.text('insurerName', null, risk.insurer.name),
    '.',
  ])
  if (index % 2) {
    paper.text('SCHEDULE', { bold: true, align: 'center' })
    paper.text(['Name of additional insured: ', entry('additionalInsureds', null, risk.holder.name)])
    if (index === 3)
      paper.text(['Name of additional insured: ', entry('additionalInsureds', null, 'Sallow & Reed Architects')])
  }
  paper.text('The policy is changed as follows:', { bold: true })
  paper.text(entry('endorsementChanges', null, changes[index - 1] ?? changes[0]))
  if (index === 2)
    paper.text(entry('endorsementChanges', null, 'The deductible for general liability no longer applies to glass.'))
  paper.text(
    marked(
      'rest',
      'Whatever this page does not change stays as it was, and the notice address remains the one that the declarations give.',
    ),
  )
  paper.space(40)
  paper.rule(300, 240)
  paper.space(4)
  paper.draw('Authorized representative', 300, paper.y, 240, { size: 9 })
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      {
        text: `What does endorsement ${index + 2} of policy ${policyNumber} change?`,
        about: { field: 'endorsementChanges' },
      },
      { text: `How much ransom does endorsement ${index + 2} of ${policyNumber} pay?`, about: null },
    ],
  }
}
