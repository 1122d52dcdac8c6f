import { contractClauses } from '../data/clauses.ts'
import { injection } from '../data/injection.ts'
import { writeMoney } from '../data/notation.ts'
import type { Risk } from '../data/risk.ts'
import { both, marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import type { Content, Line } from '../facts/statement.ts'

/** A subcontract with numbered clauses; the insurance article is one of them, in sentences. */
export const contracts = series({
  ...{ layout: 'D', kind: 'CONTRACT', count: 6, title: 'subcontract agreement', write },
  scans: { 6: { dotsPerInch: 200, skew: 2, noise: 0.04 } },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index % 2 ? 'wordsAndDigits' : 'dollars', 'long')
  const isShort = index === 6
  const paper = await Paper.open({
    ...{ font: isShort ? 'liberation' : 'times', size: 11, margin: 64 },
    footer: (page, pages) => `Subcontract Agreement · ${risk.insured.name} · ${page} of ${pages}`,
  })
  paper.text(v.word('documentKind', null, 'CONTRACT', 'SUBCONTRACT AGREEMENT'), {
    size: 15,
    bold: true,
    align: 'center',
  })
  paper.text(
    `This agreement is made between ${risk.holder.name} (the “Contractor”) and ${risk.insured.name} (the “Subcontractor”). The contract sum is ${writeMoney(41_200_000 + index * 100_000, 'dollars')}.`,
  )
  if (index === 3) paper.columns(2)
  const before = isShort ? 1 : 7
  for (const [at, [title, text]] of contractClauses.slice(0, before).entries()) clause(paper, at + 1, title, text)
  const number = before + 1
  paper.text(`Article ${number}. Insurance`, { bold: true, size: 12.5 })
  for (const [at, content] of requirements(risk, v, index).entries()) paper.text([`${number}.${at + 1} `, ...content])
  if (index === 2) paper.text(injection, { white: true, size: 6 })
  if (!isShort)
    for (const [at, [title, text]] of contractClauses.slice(before).entries())
      clause(paper, number + 1 + at, title, text)
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      {
        text: `How much umbrella liability must ${risk.insured.name} carry?`,
        about: { field: 'umbrellaPerOccurrenceLimit' },
      },
      {
        text: `How many days of notice before cancellation does the agreement with ${risk.insured.name} ask for?`,
        about: { field: 'noticeOfCancellationDays' },
      },
      { text: 'When must certificates be delivered to the contractor?', about: { mark: 'delivery' } },
      { text: `Which crane capacity does ${risk.insured.name} have to rent?`, about: null },
    ],
  }
}

function clause(paper: Paper, number: number, title: string, text: string) {
  paper.text(`Article ${number}. ${title}`, { bold: true, size: 12.5 })
  for (const [at, sentence] of text.split(/(?<=\.) /).entries()) paper.text(`${number}.${at + 1} ${sentence}`)
  paper.text(
    `${number}.9 This Article binds the Subcontractor’s own subcontractors and suppliers of every tier, who shall agree to it in writing before they come to the site.`,
  )
}

function requirements(
  { coverage }: Risk,
  v: Voice,
  index: number,
): (readonly Exclude<Content, readonly unknown[]>[])[] {
  const gl: Line = 'GENERAL_LIABILITY'
  const { limits } = coverage[gl]
  const occurrence = limits.glPerOccurrenceLimit ?? 0
  const auto = coverage.COMMERCIAL_AUTO.limits.autoCombinedSingleLimit ?? 0
  const umbrella = coverage.UMBRELLA.limits.umbrellaPerOccurrenceLimit ?? 0
  const employers = coverage.WORKERS_COMPENSATION.limits.wcPerAccidentLimit ?? 0
  const wordsOnly = index === 5 ? 'words' : undefined
  const limit = (field: 'umbrellaPerOccurrenceLimit' | 'umbrellaAggregateLimit') => v.money(field, 'UMBRELLA', umbrella)
  const sameEmployers = (['wcPerAccidentLimit', 'wcPerDiseaseEmployeeLimit', 'wcPerDiseasePolicyLimit'] as const).map(
    field => v.money(field, 'WORKERS_COMPENSATION', employers),
  )
  const [accident, employee, policy] = sameEmployers
  if (!accident || !employee || !policy) throw new Error('Employers’ liability has three limits.')
  const required = (
    field: 'additionalInsuredRequired' | 'waiverRequired' | 'primaryNonContributoryRequired',
    text: string,
  ) => v.word(field, null, 'YES', text)
  const days = index % 2 ? 30 : 60
  const rows = [
    [
      'Commercial general liability insurance with limits of not less than ',
      v.money('glPerOccurrenceLimit', gl, occurrence, wordsOnly),
      ' per occurrence and ',
      v.money('glAggregateLimit', gl, occurrence * 2),
      ' in the general aggregate.',
    ],
    [
      'Business automobile liability insurance for owned, hired and non-owned vehicles, with a combined single limit of at least ',
      v.money('autoCombinedSingleLimit', 'COMMERCIAL_AUTO', auto),
      ' each accident.',
    ],
    index === 4
      ? [
          'Workers’ compensation as the law requires, and employers’ liability insurance of not less than ',
          both(accident, employee, policy),
          ' for each accident, for disease of each employee, and for disease in the policy as a whole.',
        ]
      : [
          'Workers’ compensation as the law requires, and employers’ liability insurance of not less than ',
          accident,
          ' each accident, ',
          employee,
          ' for disease of each employee and ',
          policy,
          ' for disease as the policy limit.',
        ],
    [
      'Umbrella liability insurance with limits of not less than ',
      limit('umbrellaPerOccurrenceLimit'),
      ' each occurrence and ',
      limit('umbrellaAggregateLimit'),
      ' aggregate, above the policies of this Article.',
    ],
    [
      required(
        'additionalInsuredRequired',
        'The Contractor and the Owner shall be named as additional insureds on the general liability and umbrella policies',
      ),
      ', for ongoing and completed operations.',
    ],
    ...(index === 6
      ? []
      : [
          [
            required('primaryNonContributoryRequired', 'This insurance shall be primary and non-contributory'),
            ' to any that the Contractor has.',
          ],
        ]),
    ...(index === 2
      ? []
      : [
          [
            required('waiverRequired', 'All policies shall contain a waiver of subrogation in favor of the Contractor'),
            '.',
          ],
        ]),
    [
      v.count(
        'noticeOfCancellationDays',
        null,
        days,
        `${days === 30 ? 'thirty (30)' : 'sixty (60)'} days’ written notice`,
      ),
      ' shall be given to the Contractor before cancellation, but ten (10) days for nonpayment of premium.',
    ],
    ['Insurers shall be rated ', v.text('ratingRequired', null, 'A- VII'), ' or better.'],
    [
      marked(
        'delivery',
        'Certificates of insurance shall be delivered before the Subcontractor enters the site, and again at each renewal.',
      ),
    ],
    ['The Subcontractor need not carry professional liability insurance.'],
  ] satisfies Exclude<Content, string>[]
  return rows as (readonly Exclude<Content, readonly unknown[]>[])[]
}
