import type { Risk } from '../data/risk.ts'
import { marked, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { notePage } from '../facts/note-page.ts'
import { makeEml } from '../files/eml.ts'

const line = 'UMBRELLA'

/** A mail with the terms of a quote, and the quote as a PDF that is attached; in one of them the two differ. */
export const mailQuotes = series({ ...{ layout: 'M', kind: 'QUOTE', count: 4, title: 'umbrella quote', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', 'long')
  const { proofs, write: say } = notePage(1)
  const { limits, premium } = risk.coverage[line]
  const limit = limits.umbrellaPerOccurrenceLimit ?? 0
  const paper = await Paper.open({ font: 'noto', size: 11 })
  paper.text(v.word('documentKind', null, 'QUOTE', 'Umbrella Liability Quotation'), { bold: true, size: 15 })
  paper.text(['Insured: ', v.text('insuredName', null, risk.insured.name)])
  paper.text(['Insurer: ', v.text('insurerName', null, risk.insurer.name)])
  paper.text([
    'Term: ',
    v.date('effectiveDate', null, risk.effective),
    ' to ',
    v.date('expirationDate', null, risk.expiration),
  ])
  paper.text(['Limit, each occurrence: ', v.money('umbrellaPerOccurrenceLimit', line, limit)])
  paper.text(['Limit, aggregate: ', v.money('umbrellaAggregateLimit', line, limit)])
  paper.text(['Self-insured retention: ', v.money('umbrellaRetention', line, index === 3 ? 0 : 1_000_000)])
  paper.text(['Annual premium: ', v.money('premium', null, premium)])
  paper.text(
    marked('underlying', 'The general liability and automobile policies must be scheduled as underlying insurance.'),
  )
  const text = [
    'Good morning,',
    '',
    say(['Attached is our umbrella quote for ', v.text('insuredName', null, risk.insured.name), '.']),
    say(['The annual premium is ', v.money('premium', null, index === 2 ? premium + 100_000 : premium), '.']),
    say(marked('reply by', 'Please answer by the end of next week; after that the file is closed.')),
    '',
    'Rosalind Pike',
  ].join('\n')
  const mail = {
    from: 'Rosalind Pike <rpike@carrier.example>',
    to: 'service@agency.example',
    subject: `Umbrella for ${risk.insured.name}`,
    text,
  }
  const attached = paper.proofs.map(({ said, page }) => ({ said, page: page + 1 }))
  const attachment = { name: 'umbrella quote.pdf', bytes: await paper.finish() }
  return {
    ...{ bytes: makeEml({ ...mail, attachment }), proofs: [...proofs, ...attached], type: 'eml' },
    questions: [
      {
        text: 'What has to be scheduled as underlying?',
        about: { mark: 'underlying' },
      },
      {
        text: 'By when do they want an answer?',
        about: { mark: 'reply by' },
      },
      { text: `Which opera did ${risk.insured.name} insure?`, about: null },
    ],
  }
}
