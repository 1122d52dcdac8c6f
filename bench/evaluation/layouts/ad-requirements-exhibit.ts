import type { Risk } from '../data/risk.ts'
import { both, marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { drawTable } from '../drawing/table.ts'
import type { Content, Line, Said } from '../facts/statement.ts'

/** An exhibit of a services agreement: the limits in a table of coverages and minimums, the duties as lettered clauses. */
export const requirementExhibits = series({
  ...{ layout: 'AD', kind: 'CONTRACT', count: 4, title: 'exhibit C', write },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index === 2 ? 'short' : 'dollars', 'long')
  const paper = await Paper.open({ font: index % 2 ? 'times' : 'liberation', size: 10.5, margin: 62 })
  paper.text(v.word('documentKind', null, 'CONTRACT', 'EXHIBIT C – INSURANCE REQUIREMENTS'), {
    bold: true,
    size: 13,
    align: 'center',
  })
  paper.text(
    `Vendor shall, at its own expense, maintain the insurance below for the whole term of the Agreement with ${risk.holder.name} (“Owner”).`,
  )
  drawTable(
    paper,
    [
      { title: index === 3 ? 'Type of insurance' : 'Required coverage', width: 200 },
      { title: index === 3 ? 'Minimum limits' : 'Minimum limits of liability', width: 280 },
    ],
    rows(risk, v, index),
  )
  paper.space(10)
  for (const [at, clause] of clauses(v, index).entries()) paper.text([`${'ABCDEFGH'[at]}. `, ...clause])
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      {
        text: `How much auto liability does ${risk.holder.name} require?`,
        about: { field: 'autoCombinedSingleLimit' },
      },
      {
        text: `Who pays the deductibles under the agreement with ${risk.holder.name}?`,
        about: { mark: 'deductibles' },
      },
      { text: `Which rent does ${risk.holder.name} pay?`, about: null },
    ],
  }
}

function rows({ coverage }: Risk, v: Voice, index: number): Content[][] {
  const of = (field: Parameters<Voice['money']>[0], line: Line) =>
    v.money(field, line, coverage[line].limits[field] ?? 0)
  const [gl, auto, umbrella, wc] = ['GENERAL_LIABILITY', 'COMMERCIAL_AUTO', 'UMBRELLA', 'WORKERS_COMPENSATION'] as const
  return [
    [
      'Commercial General Liability',
      [of('glPerOccurrenceLimit', gl), ' per occurrence / ', of('glAggregateLimit', gl), ' general aggregate'],
    ],
    ['Business Automobile Liability', [of('autoCombinedSingleLimit', auto), ' combined single limit']],
    [
      'Workers’ Compensation and Employer’s Liability',
      [
        'Statutory; ',
        of('wcPerAccidentLimit', wc),
        ' each accident / ',
        of('wcPerDiseaseEmployeeLimit', wc),
        ' disease – each employee / ',
        of('wcPerDiseasePolicyLimit', wc),
        ' disease – policy limit',
      ],
    ],
    [
      'Umbrella / Excess Liability',
      index === 4
        ? [
            both(
              of('umbrellaPerOccurrenceLimit', umbrella),
              v.money('umbrellaAggregateLimit', umbrella, coverage[umbrella].limits.umbrellaPerOccurrenceLimit ?? 0),
            ),
            ' each occurrence and aggregate',
          ]
        : [of('umbrellaPerOccurrenceLimit', umbrella), ' per occurrence'],
    ],
  ]
}

function clauses(v: Voice, index: number): (string | Said)[][] {
  const said = (
    field: 'additionalInsuredRequired' | 'waiverRequired' | 'primaryNonContributoryRequired',
    text: string,
  ) => v.word(field, null, 'YES', text)
  return [
    [
      said('additionalInsuredRequired', 'Owner and its affiliates shall be included as additional insureds'),
      ' on all policies except workers’ compensation.',
    ],
    [said('waiverRequired', 'Vendor and its insurers waive all rights of subrogation against Owner'), '.'],
    ...(index === 3
      ? []
      : [
          [
            said('primaryNonContributoryRequired', 'Vendor’s insurance is primary to and non-contributing with'),
            ' any insurance of Owner.',
          ],
        ]),
    [
      'No policy may be canceled or materially changed without ',
      v.count(
        'noticeOfCancellationDays',
        null,
        30,
        index === 2 ? '30 days’ prior written notice' : 'thirty (30) days’ prior written notice',
      ),
      ' to Owner.',
    ],
    ['All insurers must have an A.M. Best rating of ', v.text('ratingRequired', null, 'A- VIII'), ' or higher.'],
    [marked('deductibles', 'Deductibles and self-insured retentions are for the account of Vendor alone.')],
  ]
}
