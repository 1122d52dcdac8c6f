import type { Risk } from '../data/risk.ts'
import { type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import { notePage } from '../facts/note-page.ts'
import type { Content } from '../facts/statement.ts'
import { makeXlsx } from '../files/xlsx.ts'

const line = 'PROFESSIONAL_LIABILITY'

/** A quote with a column for each option, so most amounts have two values; even numbers are workbooks. */
export const optionQuotes = series({ ...{ layout: 'T', kind: 'QUOTE', count: 4, title: 'options', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const quoteNumber = `PL-${risk.random.between(100000, 999999)}`
  const v = voice('dollars', index > 2 ? 'iso' : 'us')
  const questions: WrittenDocument['questions'] = [
    { text: `What is the retroactive date in quote ${quoteNumber}?`, about: { mark: 'retroactive' } },
    { text: `Who is the carrier of quote ${quoteNumber}?`, about: { field: 'insurerName' } },
    { text: `Which earthquake limit does quote ${quoteNumber} have?`, about: null },
  ]
  const [head, options] = [heading(risk, v, quoteNumber), optionRows(risk, v)]
  if (index % 2 === 0) {
    const { proofs, write: note } = notePage(1)
    const rows = [...head, ...options].map(row => row.map(note))
    return { bytes: makeXlsx([{ name: 'Quote', rows }]), proofs, questions, type: 'xlsx' }
  }
  const paper = await Paper.open({ font: 'noto', size: 9.5 })
  for (const [label = '', value = ''] of head) {
    paper.draw(label, paper.frame.x, paper.y, 150, { bold: true })
    paper.y += paper.draw(value, paper.frame.x + 160, paper.y, 330) + 3
  }
  paper.space(8)
  const [titles = [], ...rows] = options
  const widths = [180, 150, 150]
  drawTable(
    paper,
    titles.map((title, at) => ({ title, width: widths[at] ?? 0 })),
    rows,
    { grid: index === 1 },
  )
  return { bytes: await paper.finish(), proofs: paper.proofs, questions }
}

const heading = (risk: Risk, v: Voice, quoteNumber: string): Content[][] => [
  ['Document', v.word('documentKind', null, 'QUOTE', 'Professional Liability Quote')],
  ['Quote number', v.text('quoteNumber', null, quoteNumber)],
  ['Named insured', v.text('insuredName', null, risk.insured.name)],
  ['Insured address', v.text('insuredAddress', null, risk.insured.address)],
  ['Carrier', v.text('insurerName', null, risk.insurer.name)],
  ['Broker', v.text('producerName', null, risk.producer)],
  ['Date quoted', v.date('issuedDate', null, risk.issued)],
  ['Effective date', v.date('effectiveDate', null, risk.effective)],
  ['Expiration date', v.date('expirationDate', null, risk.expiration)],
  ['Retroactive date', { text: '2015-06-01', proves: [], mark: 'retroactive' }],
  ['Continuity date', '2018-06-01'],
]

function optionRows(risk: Risk, v: Voice): Content[][] {
  const { premium } = risk.coverage[line]
  const [tax, fee] = [risk.taxes, risk.fees]
  const row = (label: string, one: Content, other: Content): Content[] => [label, one, other]
  return [
    row('', 'Option 1', 'Option 2'),
    row(
      'Limit per claim',
      v.money('professionalPerClaimLimit', line, 100_000_000),
      v.money('professionalPerClaimLimit', line, 200_000_000),
    ),
    row(
      'Aggregate limit',
      v.money('professionalAggregateLimit', line, 200_000_000),
      v.money('professionalAggregateLimit', line, 400_000_000),
    ),
    row('Retention each claim', v.money('retention', line, 1_000_000), v.money('retention', line, 2_500_000)),
    row('Annual premium', v.money('premium', line, premium), v.money('premium', line, premium * 2)),
    row('Surplus lines tax', v.money('taxes', null, tax), v.money('taxes', null, tax * 2)),
    row('Policy fee', v.money('policyFees', null, fee), v.money('policyFees', null, fee)),
    row(
      'Total due',
      v.money('totalCost', null, premium + tax + fee),
      v.money('totalCost', null, premium * 2 + tax * 2 + fee),
    ),
  ]
}
