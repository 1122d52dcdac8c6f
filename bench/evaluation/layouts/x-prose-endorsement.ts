import type { Risk } from '../data/risk.ts'
import { entry, marked, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'

/** An endorsement in prose: who, which policy and from when stand in its first sentence. */
export const proseEndorsements = series({
  ...{ layout: 'X', kind: 'ENDORSEMENT', count: 3, title: 'change', write },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', 'long')
  const line = 'GENERAL_LIABILITY'
  const { policyNumber } = risk.coverage[line]
  const paper = await Paper.open({ font: 'liberation', size: 10.5, margin: 68 })
  paper.text(
    v.word('documentKind', null, 'ENDORSEMENT', 'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.'),
    {
      bold: true,
      align: 'center',
    },
  )
  paper.text([
    'Endorsement No. ',
    v.text('endorsementNumber', null, String(index + 2)),
    ', effective ',
    v.date('effectiveDate', null, risk.effective),
    ', forms part of Policy No. ',
    v.text('policyNumber', null, policyNumber),
    ' issued to ',
    v.text('insuredName', null, risk.insured.name),
    ' by ',
    v.text('insurerName', null, risk.insurer.name),
    '.',
  ])
  paper.text('In consideration of the premium charged, it is agreed that:')
  const change = `${risk.holder.name} is added as an additional insured, but only for work done on its behalf.`
  const other = 'The exclusion of roofing operations is deleted from the policy.'
  paper.text(entry('endorsementChanges', null, change))
  paper.text(entry('endorsementChanges', null, other))
  if (index !== 2)
    paper.text(['An additional premium of ', v.money('premium', null, 75_000), ' is due for this change.'])
  paper.text(marked('unchanged', 'All other terms and conditions of the policy stay as they are.'))
  paper.text('Authorized representative: ______________________')
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `Which terms of policy ${policyNumber} stay as they are?`, about: { mark: 'unchanged' } },
      { text: `Which boats does policy ${policyNumber} cover?`, about: null },
    ],
  }
}
