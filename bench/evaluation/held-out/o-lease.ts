import { contractClauses } from '../data/clauses.ts'
import type { Risk } from '../data/risk.ts'
import { marked, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'

/** A lease whose insurance requirements are an exhibit: a table and a list. */
export const leases = series({ ...{ layout: 'O', kind: 'CONTRACT', count: 4, title: 'lease', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index % 2 ? 'short' : 'dollars', 'long')
  const paper = await Paper.open({ font: 'noto', size: 10, header: `Lease · ${risk.insured.name}` })
  paper.text(v.word('documentKind', null, 'CONTRACT', 'COMMERCIAL LEASE AGREEMENT'), { bold: true, size: 15 })
  paper.text(
    `${risk.holder.name}, as landlord, leases the shop at ${risk.holder.address} to ${risk.insured.name}, as tenant.`,
  )
  for (const [title, text] of contractClauses.slice(2)) {
    paper.text(title, { bold: true })
    paper.text(text.replaceAll('Subcontractor', 'Tenant').replaceAll('Contractor', 'Landlord'))
  }
  paper.newPage()
  paper.text('EXHIBIT C: INSURANCE TO BE CARRIED BY TENANT', { bold: true, size: 12 })
  const gl = risk.coverage.GENERAL_LIABILITY.limits
  const property = risk.coverage.PROPERTY.limits
  const umbrella = risk.coverage.UMBRELLA.limits.umbrellaPerOccurrenceLimit ?? 0
  drawTable(
    paper,
    [
      { title: 'Type of insurance', width: 170 },
      { title: 'Minimum', width: 330 },
    ],
    [
      [
        'Commercial general liability',
        [v.money('glPerOccurrenceLimit', 'GENERAL_LIABILITY', gl.glPerOccurrenceLimit ?? 0), ' each occurrence'],
      ],
      ['', [v.money('glAggregateLimit', 'GENERAL_LIABILITY', gl.glAggregateLimit ?? 0), ' general aggregate']],
      [
        'Tenant’s personal property',
        [v.money('propertyContentsLimit', 'PROPERTY', property.propertyContentsLimit ?? 0), ' (contents)'],
      ],
      ...(index === 3
        ? []
        : [['Umbrella', [v.money('umbrellaPerOccurrenceLimit', 'UMBRELLA', umbrella), ' each occurrence']]]),
    ],
  )
  paper.space(8)
  paper.text([
    '• ',
    v.word('additionalInsuredRequired', null, 'YES', 'Landlord must be an additional insured'),
    ' on the liability policies.',
  ])
  if (index !== 1)
    paper.text([
      '• ',
      v.word('waiverRequired', null, 'YES', 'Tenant’s insurers waive subrogation against Landlord'),
      '.',
    ])
  paper.text([
    '• ',
    v.word('primaryNonContributoryRequired', null, 'YES', 'Coverage is primary and noncontributory'),
    '.',
  ])
  if (index !== 4)
    paper.text([
      '• Insurers give Landlord ',
      v.count('noticeOfCancellationDays', null, 30, '30 days’ notice'),
      ' of cancellation.',
    ])
  paper.text(['• Best’s rating of at least ', v.text('ratingRequired', null, index % 2 ? 'A VIII' : 'A- VII'), '.'])
  paper.text(marked('glass', 'Tenant replaces broken plate glass at its own cost, whether or not it is insured.'))
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: 'Who pays when plate glass breaks?', about: { mark: 'glass' } },
      {
        text: `Which general aggregate does the landlord require of ${risk.insured.name}?`,
        about: { field: 'glAggregateLimit' },
      },
      { text: `How many parking elevators does ${risk.insured.name} rent?`, about: null },
    ],
  }
}
