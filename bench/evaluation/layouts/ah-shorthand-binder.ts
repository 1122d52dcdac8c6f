import type { Risk } from '../data/risk.ts'
import { marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { notePage } from '../facts/note-page.ts'
import type { Content } from '../facts/statement.ts'
import { makeEml } from '../files/eml.ts'

const gl = 'GENERAL_LIABILITY'
const umbrella = 'UMBRELLA'
const auto = 'COMMERCIAL_AUTO'

/** A binder in an underwriter's mail: a line of shorthand for each policy, several limits with slashes between them. */
export const shorthandBinders = series({ ...{ layout: 'AH', kind: 'BINDER', count: 3, title: 'bound', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('short', 'usShort')
  const { proofs, write: note } = notePage(1)
  const text = body(risk, v, index)
    .map(line => note(line))
    .join('\n')
  const paper = await Paper.open({ font: 'noto', size: 10 })
  paper.text('Notice of privacy practices', { bold: true, size: 13 })
  paper.text('We share what we know of you only with those who need it to serve you.')
  return {
    bytes: makeEml({
      ...{ from: 'underwriting@carrier.example', to: 'agent@agency.example', subject: `${risk.insured.name} bound` },
      ...{ text, attachment: { name: 'notice.pdf', bytes: await paper.finish() } },
    }),
    ...{ proofs, type: 'eml' },
    questions: [
      { text: `Which number does the binder of ${risk.insured.name} have?`, about: { field: 'binderNumber' } },
      { text: `When will the policies of ${risk.insured.name} be issued?`, about: { mark: 'policies' } },
      { text: `Which fidelity bond does ${risk.insured.name} have?`, about: null },
    ],
  }
}

function body(risk: Risk, v: Voice, index: number): Content[] {
  const { coverage } = risk
  const { limits } = coverage[gl]
  const of = (field: keyof typeof limits) => v.money(field, gl, limits[field] ?? 0)
  const limit = coverage[umbrella].limits.umbrellaPerOccurrenceLimit ?? 0
  const number = `BND-${risk.random.between(100000, 999999)}`
  const total = coverage[gl].premium + coverage[umbrella].premium + coverage[auto].premium
  const excess = (field: 'umbrellaPerOccurrenceLimit' | 'umbrellaAggregateLimit') => v.money(field, umbrella, limit)
  return [
    'Good morning,',
    '',
    ['Per your request ', v.word('documentKind', null, 'BINDER', 'coverage is bound'), ' as follows:'],
    '',
    ['Binder #: ', v.text('binderNumber', null, number)],
    ['Bound on: ', v.date('issuedDate', null, '2026-01-05')],
    [
      'Insured: ',
      v.text('insuredName', null, risk.insured.name),
      ', ',
      v.text('insuredAddress', null, risk.insured.address),
    ],
    [index === 2 ? 'Written with: ' : 'Company: ', v.text('insurerName', null, risk.insurer.name)],
    [
      'Eff/Exp: ',
      v.date('effectiveDate', null, risk.effective),
      ' - ',
      v.date('expirationDate', null, risk.expiration),
    ],
    '',
    [
      'GL: ',
      of('glPerOccurrenceLimit'),
      ' Occ / ',
      of('glAggregateLimit'),
      ' Gen Agg / ',
      of('glProductsAndCompletedOperationsLimit'),
      ' Prod Agg, ',
      v.money('deductible', gl, coverage[gl].deductible),
      ' ded per occ',
    ],
    ['Auto: ', v.money('autoCombinedSingleLimit', auto, coverage[auto].limits.autoCombinedSingleLimit ?? 0), ' CSL'],
    [
      'Umbrella: ',
      excess('umbrellaPerOccurrenceLimit'),
      ' Occ / ',
      excess('umbrellaAggregateLimit'),
      ' Agg, ',
      v.money('umbrellaRetention', umbrella, 1_000_000),
      ' SIR',
    ],
    '',
    index === 3
      ? [
          'Premium: GL ',
          v.money('premium', gl, coverage[gl].premium),
          ', Auto ',
          v.money('premium', auto, coverage[auto].premium),
          ', Umbrella ',
          v.money('premium', umbrella, coverage[umbrella].premium),
        ]
      : [
          'GL premium ',
          v.money('premium', gl, coverage[gl].premium),
          '; auto premium ',
          v.money('premium', auto, coverage[auto].premium),
          '; umbrella premium ',
          v.money('premium', umbrella, coverage[umbrella].premium),
        ],
    [
      'Total premium ',
      v.money('premium', null, total),
      ' plus a policy fee of ',
      v.money('policyFees', null, risk.fees),
    ],
    ['Commission ', v.percent('commissionRate', null, 15)],
    '',
    marked('policies', 'Policies will follow within 45 days.'),
  ]
}
