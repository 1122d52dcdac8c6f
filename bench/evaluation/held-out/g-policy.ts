import { policyClauses } from '../data/clauses.ts'
import { forms } from '../data/forms.ts'
import type { Risk } from '../data/risk.ts'
import { entry, marked, rowEntry, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import type { Content } from '../facts/statement.ts'

const gl = 'GENERAL_LIABILITY'

/** A whole policy of twenty pages: declarations in two columns, wording, and on page 14 an endorsement that removes coverage. */
export const policies = series({ ...{ layout: 'G', kind: 'DECLARATIONS', count: 5, title: 'policy', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', index % 2 ? 'abbreviated' : 'us')
  const { limits, premium, policyNumber, deductible } = risk.coverage[gl]
  const paper = await Paper.open({
    ...{ font: index % 2 ? 'noto' : 'liberation', size: 10.5, header: `${risk.insurer.name}   ${policyNumber}` },
    footer: (page, pages) => `Page ${page} of ${pages}`,
  })
  paper.text(
    v.word('documentKind', null, 'DECLARATIONS', 'DECLARATIONS PAGE'),
    { bold: true, size: 16, align: 'center' },
    12,
  )
  const top = paper.y
  const column = (x: number, rows: readonly (readonly [string, Content])[]) => {
    let y = top
    for (const [label, value] of rows) {
      paper.draw(label, x, y, 230, { bold: true, size: 8.5 })
      y += 12 + paper.draw(value, x, y + 11, 230) + 6
    }
    paper.y = Math.max(paper.y, y)
  }
  column(54, [
    ['ITEM 1. NAMED INSURED', v.text('insuredName', null, risk.insured.name)],
    ['ADDRESS', v.text('insuredAddress', null, risk.insured.address)],
    ['ITEM 2. INCEPTION', v.date('effectiveDate', null, risk.effective)],
    ['EXPIRY', v.date('expirationDate', null, risk.expiration)],
  ])
  column(318, [
    ['POLICY', v.text('policyNumber', null, policyNumber)],
    ['COMPANY', v.text('insurerName', null, risk.insurer.name)],
    ['PRODUCER', v.text('producerName', null, risk.producer)],
    ['PREMIUM FOR THIS POLICY', v.money('premium', null, premium)],
  ])
  paper.text('ITEM 3. COMMERCIAL GENERAL LIABILITY LIMITS OF INSURANCE', { bold: true })
  const amount = (field: keyof typeof limits) => v.money(field, gl, limits[field] ?? 0)
  drawTable(
    paper,
    [
      { title: '', width: 330 },
      { title: '', width: 170, align: 'right' },
    ],
    [
      ['The most we pay for one occurrence', amount('glPerOccurrenceLimit')],
      ['Aggregate, other than products and completed operations', amount('glAggregateLimit')],
      [
        'Aggregate for products and completed operations',
        index === 2
          ? v.word('glProductsAndCompletedOperationsLimit', gl, 'EXCLUDED', 'EXCLUDED')
          : amount('glProductsAndCompletedOperationsLimit'),
      ],
      ['Personal and advertising injury', amount('glPersonalAndAdvertisingInjuryLimit')],
      ['Rented premises, any one premises', amount('glRentedPremisesDamageLimit')],
      ['Deductible per claim', v.money('deductible', gl, index === 4 ? 0 : deductible)],
    ],
    { grid: false },
  )
  if (index === 3) {
    const other = (limits.glRentedPremisesDamageLimit ?? 0) * 2
    paper.text([
      'At a glance: your policy pays up to ',
      v.money('glRentedPremisesDamageLimit', gl, other),
      ' for damage to rented premises.',
    ])
  }
  paper.text('ITEM 4. FORMS', { bold: true })
  drawTable(
    paper,
    [
      { title: 'Number', width: 120 },
      { title: 'Name', width: 380 },
    ],
    forms.slice(0, 4).map(form => rowEntry('forms', null, form)),
  )
  wording(paper, 2, 8)
  freshPage(paper)
  paper.text('Subsidiaries', { bold: true })
  paper.text(
    marked(
      'subsidiaries',
      'A company that you acquire during the term is an insured for ninety days, or until the term ends, whichever comes first.',
    ),
  )
  wording(paper, 9, 13)
  freshPage(paper)
  paper.text(`ENDORSEMENT ${index + 2}: LIMITATION OF COVERAGE`, { bold: true, size: 13 })
  paper.text(
    entry(
      'endorsementChanges',
      null,
      'This endorsement removes coverage for residential roofing work that involves open flame.',
    ),
  )
  paper.text(marked('open flame', 'A torch, a hot air gun and a kettle of hot tar are each an open flame.'))
  wording(paper, 15, 20)
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: 'Is torch work covered?', about: { mark: 'open flame' } },
      { text: 'Is a company that we buy during the term insured?', about: { mark: 'subsidiaries' } },
      {
        text: `What limit does policy ${policyNumber} have for rented premises?`,
        about: { field: 'glRentedPremisesDamageLimit' },
      },
      { text: `Does policy ${policyNumber} pay for spoiled vaccines?`, about: null },
    ],
  }
}

/** Conditions in two columns, from one page to the end of another. */
function wording(paper: Paper, from: number, to: number) {
  if (paper.pageNumber < from) paper.newPage()
  paper.columns(2)
  for (let at = from; ; at += 1) {
    const [title = '', text = ''] = policyClauses[at % policyClauses.length] ?? []
    const height = 80 + paper.heightOf(text, paper.frame.width)
    if (paper.pageNumber === to && paper.isLastFrame && paper.room < height) break
    paper.text(`${at}. ${title}`, { bold: true })
    paper.text(text)
    paper.text('This condition applies to every coverage part, unless an endorsement says otherwise.')
  }
}

function freshPage(paper: Paper) {
  paper.newPage()
  paper.columns(1)
}
