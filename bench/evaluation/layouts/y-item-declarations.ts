import { forms } from '../data/forms.ts'
import type { Risk } from '../data/risk.ts'
import { marked, rowEntry, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import type { Content } from '../facts/statement.ts'

const line = 'PROFESSIONAL_LIABILITY'
const labelWidth = 170

/** Claims-made declarations of a specialty carrier: numbered items, the label at the left and a value of several lines at the right. */
export const itemDeclarations = series({
  ...{ layout: 'Y', kind: 'DECLARATIONS', count: 4, title: 'E&O dec', write },
  scans: { 4: { dotsPerInch: 200, skew: -0.7, noise: 0.04 } },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index === 2 ? 'cents' : 'dollars', index % 2 ? 'usShort' : 'long')
  const { policyNumber } = risk.coverage[line]
  const paper = await Paper.open({ font: index === 3 ? 'times' : 'liberation', size: 10 })
  paper.text(v.text('insurerName', null, risk.insurer.name), { bold: true, size: 14, align: 'center' }, 2)
  paper.text('A Stock Company · Home Office: 1200 Prairie Parkway, Omaha, NE 68102', { size: 8, align: 'center' }, 10)
  paper.text(v.word('documentKind', null, 'DECLARATIONS', 'Miscellaneous Professional Liability Policy Declarations'), {
    ...{ bold: true, size: 12, align: 'center' },
  })
  paper.text(
    'NOTICE: THIS IS A CLAIMS MADE AND REPORTED POLICY. CLAIM EXPENSES REDUCE THE LIMIT OF LIABILITY AND ARE SUBJECT TO THE RETENTION.',
    { size: 8 },
  )
  paper.text([index === 2 ? 'Pol. #: ' : 'Policy No.: ', v.text('policyNumber', null, policyNumber)])
  for (const [at, [label, rows]] of items(risk, v, index).entries()) drawItem(paper, at + 1, label, rows)
  paper.space(14)
  paper.text(
    marked(
      'entire',
      'These Declarations, the application and the policy form with its endorsements make up the entire contract between the Insurer and the Insured.',
    ),
    { size: 8.5 },
  )
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `What is the retention of policy ${policyNumber}?`, about: { field: 'retention' } },
      { text: `What makes up the entire contract of policy ${policyNumber}?`, about: { mark: 'entire' } },
      { text: `Does policy ${policyNumber} have a limit for pollution?`, about: null },
    ],
  }
}

function drawItem(paper: Paper, number: number, label: string, rows: readonly Content[]) {
  const { x, width } = paper.frame
  paper.need(20 + rows.length * 14)
  paper.draw(`ITEM ${number}.`, x, paper.y, 46, { bold: true })
  paper.draw(label, x + 48, paper.y, labelWidth - 50, { bold: true })
  for (const row of rows) paper.y += paper.draw(row, x + labelWidth + 10, paper.y, width - labelWidth - 10) + 1
  paper.y += 9
}

function items(risk: Risk, v: Voice, index: number): [label: string, rows: Content[]][] {
  const { limits, premium } = risk.coverage[line]
  const perClaim = v.money('professionalPerClaimLimit', line, limits.professionalPerClaimLimit ?? 0)
  const aggregate = v.money('professionalAggregateLimit', line, limits.professionalAggregateLimit ?? 0)
  const retention = v.money('retention', line, index === 4 ? 0 : 1_000_000)
  const charges: Content[] =
    index === 1
      ? []
      : [
          ['Surplus Lines Tax: ', v.money('taxes', null, risk.taxes, 'cents')],
          ['Policy Fee: ', v.money('policyFees', null, risk.fees, 'cents')],
          ['Total: ', v.money('totalCost', null, premium + risk.taxes + risk.fees, 'cents')],
        ]
  return [
    [
      'Named Insured and Address:',
      [v.text('insuredName', null, risk.insured.name), v.text('insuredAddress', null, risk.insured.address)],
    ],
    [
      'Policy Period:',
      [
        ['From: ', v.date('effectiveDate', null, risk.effective)],
        ['To: ', v.date('expirationDate', null, risk.expiration)],
        '12:01 a.m. Standard Time at the address stated in Item 1.',
      ],
    ],
    [
      index === 3 ? 'Limit of Liability (including Claim Expenses):' : 'Limits of Liability:',
      [
        ['(a) ', perClaim, ' each Claim'],
        ['(b) ', aggregate, index === 3 ? ' in the Aggregate for the Policy Period' : ' in the Aggregate'],
      ],
    ],
    [index === 3 ? 'Self-Insured Retention:' : 'Retention:', [[retention, ' each Claim, including Claim Expenses']]],
    ['Retroactive Date:', [index === 2 ? 'Full prior acts' : '03/01/2014']],
    ['Premium:', [v.money('premium', null, premium), ...charges]],
    ...(index === 4
      ? []
      : ([
          [
            'Forms attached at issuance:',
            forms.slice(0, 3).map(form => {
              const [first = '', ...others] = rowEntry('forms', null, form)
              return [first, ' ', ...others]
            }),
          ],
        ] satisfies [string, Content[]][])),
    ['Producer:', [v.text('producerName', null, risk.producer)]],
  ]
}
