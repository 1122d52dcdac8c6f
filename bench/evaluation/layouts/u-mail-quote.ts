import type { Risk } from '../data/risk.ts'
import { type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { notePage } from '../facts/note-page.ts'
import { type Content, piecesOf } from '../facts/statement.ts'
import { makeEml } from '../files/eml.ts'

/** A quote in an underwriter's mail: short lines, abbreviations, the earlier mail below it. */
export const mailQuotes = series({ ...{ layout: 'U', kind: 'QUOTE', count: 3, title: 'mail', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index === 3 ? 'bare' : 'short', 'usShort')
  const { proofs, write: note } = notePage(1)
  const quoteNumber = `${risk.random.between(1000000, 9999999)}-01`
  const text = body(risk, v, quoteNumber, index)
    .map(line => note(line))
    .join('\n')
  const paper = await Paper.open({ font: 'noto', size: 10 })
  paper.text('Underwriting guidelines for contractors', { bold: true, size: 13 })
  paper.text('Work above three stories, blasting and demolition are referred to the home office.')
  return {
    bytes: makeEml({
      ...{ from: 'underwriting@carrier.example', to: 'agent@agency.example', subject: `${risk.insured.name} quote` },
      ...{ text, attachment: { name: 'guidelines.pdf', bytes: await paper.finish() } },
    }),
    ...{ proofs, type: 'eml' },
    questions: [
      { text: `What is the umbrella premium of quote ${quoteNumber}?`, about: { field: 'premium', line: 'UMBRELLA' } },
      { text: `Which pollution limit does quote ${quoteNumber} have?`, about: null },
    ],
  }
}

function body(risk: Risk, v: Voice, quoteNumber: string, index: number): Content[] {
  const { GENERAL_LIABILITY: gl, UMBRELLA: umb } = risk.coverage
  const mark = index === 2 ? ' - ' : ': '
  const pair = (label: string, value: Content): Content => [label, mark, ...piecesOf(value)]
  const total = gl.premium + umb.premium
  return [
    'Hi Marisol,',
    '',
    [
      v.word('documentKind', null, 'QUOTE', 'Quote'),
      ' below for ',
      v.text('insuredName', null, risk.insured.name),
      '. Let me know if you want to bind.',
    ],
    '',
    pair('Quote #', v.text('quoteNumber', null, quoteNumber)),
    // The day that the head of the mail has.
    pair('Quoted on', v.date('issuedDate', null, '2026-01-05')),
    pair('Paper', v.text('insurerName', null, risk.insurer.name)),
    pair('Term', [v.date('effectiveDate', null, risk.effective), '-', v.date('expirationDate', null, risk.expiration)]),
    '',
    'GL',
    pair('Occ', v.money('glPerOccurrenceLimit', 'GENERAL_LIABILITY', gl.limits.glPerOccurrenceLimit ?? 0)),
    pair('Gen Agg', v.money('glAggregateLimit', 'GENERAL_LIABILITY', gl.limits.glAggregateLimit ?? 0)),
    pair(
      'Prod/CO Agg',
      v.money(
        'glProductsAndCompletedOperationsLimit',
        'GENERAL_LIABILITY',
        gl.limits.glProductsAndCompletedOperationsLimit ?? 0,
      ),
    ),
    pair(
      'Pers/Adv Inj',
      v.money(
        'glPersonalAndAdvertisingInjuryLimit',
        'GENERAL_LIABILITY',
        gl.limits.glPersonalAndAdvertisingInjuryLimit ?? 0,
      ),
    ),
    pair(
      'DPR',
      v.money('glRentedPremisesDamageLimit', 'GENERAL_LIABILITY', gl.limits.glRentedPremisesDamageLimit ?? 0),
    ),
    pair(
      'Med Pay',
      index === 1
        ? v.word('glMedicalPerPersonLimit', 'GENERAL_LIABILITY', 'EXCLUDED', 'Excluded')
        : v.money('glMedicalPerPersonLimit', 'GENERAL_LIABILITY', gl.limits.glMedicalPerPersonLimit ?? 0),
    ),
    pair('Ded', v.money('deductible', 'GENERAL_LIABILITY', gl.deductible, 'dollars')),
    pair('Premium', v.money('premium', 'GENERAL_LIABILITY', gl.premium, 'dollars')),
    '',
    'Umbrella',
    pair('Ea Occ', v.money('umbrellaPerOccurrenceLimit', 'UMBRELLA', umb.limits.umbrellaPerOccurrenceLimit ?? 0)),
    pair('Agg', v.money('umbrellaAggregateLimit', 'UMBRELLA', umb.limits.umbrellaAggregateLimit ?? 0)),
    pair('SIR', v.money('umbrellaRetention', 'UMBRELLA', 1_000_000, 'dollars')),
    pair('Premium', v.money('premium', 'UMBRELLA', umb.premium, 'dollars')),
    '',
    pair('Total premium', v.money('premium', null, total, 'dollars')),
    pair('SL tax', v.money('taxes', null, risk.taxes, 'cents')),
    pair('Fees', v.money('policyFees', null, risk.fees, 'dollars')),
    pair('Grand total', v.money('totalCost', null, total + risk.taxes + risk.fees, 'cents')),
    pair('MEP', v.percent('minimumEarnedPremium', null, 25)),
    pair('Comm', v.percent('commissionRate', null, 15)),
    '',
    'Thanks,',
    'Dell',
    '',
    '> Dell, please quote. Expiring premium: $7,450, expiring carrier: Juniper National Insurance Company.',
  ]
}
