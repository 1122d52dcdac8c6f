import { forms } from '../data/forms.ts'
import type { Risk } from '../data/risk.ts'
import { marked, rowEntry, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import type { Content } from '../facts/statement.ts'

const line = 'UMBRELLA'

/** An umbrella quote of an excess market: lettered sections, whose values stand indented below their headings. */
export const letteredExcess = series({
  ...{ layout: 'AL', kind: 'QUOTE', count: 4, title: 'umbrella indication', write },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index % 2 ? 'dollars' : 'short', index === 3 ? 'abbreviated' : 'us')
  const reference = `XS-${risk.random.between(100000, 999999)}`
  const paper = await Paper.open({ font: index === 2 ? 'times' : 'liberation', size: 10, margin: 60 })
  paper.text(v.text('insurerName', null, risk.insurer.name), { bold: true, size: 13 }, 2)
  paper.text(
    v.word('documentKind', null, 'QUOTE', 'Commercial Umbrella Liability Quotation'),
    { bold: true, size: 12 },
    8,
  )
  paper.text(
    ['Our Ref. ', v.text('quoteNumber', null, reference), '      Quoted ', v.date('issuedDate', null, risk.issued)],
    {},
    10,
  )
  for (const [at, [title, rows]] of sections(risk, v, index).entries()) {
    paper.need(24 + rows.length * 15)
    paper.text(`${'ABCDEFGHIJ'[at]}. ${title}`, { bold: true }, 2)
    for (const row of rows) paper.y += paper.draw(row, paper.frame.x + 24, paper.y, paper.frame.width - 24) + 2
    paper.space(6)
  }
  paper.text(marked('claims', 'The insured must tell us of every occurrence that is likely to involve this policy.'))
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `What is the retained limit in ${reference}?`, about: { field: 'umbrellaRetention' } },
      { text: `Of what must the insured of ${reference} tell the insurer?`, about: { mark: 'claims' } },
      { text: `Which employee benefits limit does ${reference} have?`, about: null },
    ],
  }
}

function sections(
  { coverage, insured, producer, effective, expiration, taxes, fees }: Risk,
  v: Voice,
  index: number,
): [string, Content[]][] {
  const limit = coverage[line].limits.umbrellaPerOccurrenceLimit ?? 0
  const { premium } = coverage[line]
  const occurrence = v.money('umbrellaPerOccurrenceLimit', line, limit)
  const aggregate = v.money('umbrellaAggregateLimit', line, limit)
  return [
    ['APPLICANT', [v.text('insuredName', null, insured.name), v.text('insuredAddress', null, insured.address)]],
    ['BROKER', [v.text('producerName', null, producer)]],
    [
      'PROPOSED POLICY PERIOD',
      [[v.date('effectiveDate', null, effective), ' to ', v.date('expirationDate', null, expiration)]],
    ],
    [
      'LIMITS OF LIABILITY',
      index === 1
        ? [
            [occurrence, ' Each Occurrence'],
            [aggregate, ' Aggregate, where applicable'],
          ]
        : [
            ['Each Occurrence: ', occurrence],
            ['Annual Aggregate: ', aggregate],
          ],
    ],
    ['RETAINED LIMIT', [[v.money('umbrellaRetention', line, index === 4 ? 0 : 1_000_000), ' any one occurrence']]],
    [
      'PREMIUM',
      [
        ['Annual Premium: ', v.money('premium', null, premium, 'dollars')],
        ['Policy Fee: ', v.money('policyFees', null, fees, 'dollars')],
        ...(index === 2 ? [] : [['Surplus Lines Tax: ', v.money('taxes', null, taxes, 'cents')]]),
        ['Total Payable: ', v.money('totalCost', null, premium + fees + (index === 2 ? 0 : taxes), 'cents')],
        ['Minimum Earned: ', v.percent('minimumEarnedPremium', null, 25)],
      ],
    ],
    ['COMMISSION', [[v.percent('commissionRate', null, 15), ' of the annual premium']]],
    [
      'FORMS AND ENDORSEMENTS',
      forms.slice(3, 6).map(form => {
        const [first = '', ...others] = rowEntry('forms', null, form)
        return [first, ' ', ...others]
      }),
    ],
  ]
}
