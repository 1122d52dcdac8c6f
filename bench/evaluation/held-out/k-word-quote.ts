import type { Risk } from '../data/risk.ts'
import { marked, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { notePage } from '../facts/note-page.ts'
import { makeDocx } from '../files/docx.ts'

const line = 'CYBER'

/** A quote that an underwriter wrote in Word: headings, a table of terms, notes. */
export const wordQuotes = series({ ...{ layout: 'K', kind: 'QUOTE', count: 4, title: 'cyber quote', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', index % 2 ? 'long' : 'us')
  const { proofs, write: say } = notePage(1)
  const { limits, premium } = risk.coverage[line]
  const quoteNumber = `CY-${risk.random.between(1000, 9999)}`
  const retention = index === 2 ? 0 : (limits.cyberRetentionLimit ?? 0)
  const bytes = makeDocx([
    { heading: say(v.word('documentKind', null, 'QUOTE', 'Cyber Liability Quote')) },
    { paragraph: say(['Quote number: ', v.text('quoteNumber', null, quoteNumber)]) },
    { paragraph: say(['Named insured: ', v.text('insuredName', null, risk.insured.name)]) },
    { paragraph: say(['Insurer: ', v.text('insurerName', null, risk.insurer.name)]) },
    {
      paragraph: say([
        'Policy period: ',
        v.date('effectiveDate', null, risk.effective),
        ' to ',
        v.date('expirationDate', null, risk.expiration),
      ]),
    },
    { heading: 'Terms' },
    {
      rows: [
        ['Term', 'Offered'],
        ['Policy aggregate limit', say(v.money('cyberAggregateLimit', line, limits.cyberAggregateLimit ?? 0))],
        ['Retention, each claim', say(v.money('cyberRetentionLimit', line, retention))],
        ['Annual premium', say(v.money('premium', null, premium))],
        ['Surplus lines tax', index === 3 ? 'to be computed' : say(v.money('taxes', null, risk.taxes))],
        [
          'Policy fee',
          say(
            index === 1 ? v.word('policyFees', null, 'INCLUDED', 'Included') : v.money('policyFees', null, risk.fees),
          ),
        ],
      ],
    },
    { heading: 'Before we bind' },
    {
      paragraph: say(
        marked('authentication', 'Show us that everyone who reads mail away from the office signs in with two steps.'),
      ),
    },
  ])
  return {
    ...{ bytes, proofs, type: 'docx' },
    questions: [
      {
        text: 'Do they ask for two-step sign-in to mail?',
        about: { mark: 'authentication' },
      },
      { text: `What is the price of a submarine in quote ${quoteNumber}?`, about: null },
    ],
  }
}
