import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../../facts/testing/sheet-of.ts'
import { unitsOf } from '../../../understanding/judge/units.ts'
import type { CaseDocument } from '../../documents/case-document.ts'
import { judgeRequirements } from './judge-requirements.ts'
import { requirementsOf } from './requirements-of.ts'

const document = { name: 'quote.pdf' } as CaseDocument
const contractOf = (...clauses: string[]) => [sheetOf(['# Section 12. Insurance', ...clauses].join('\n\n'))]

/** What becomes of each requirement: its label, and the outcome with its reason. */
function judged(clauses: string[], policy: string): Record<string, string> {
  const pages = [sheetOf(policy)]
  const proofs = unitsOf(pages).map(unit => ({
    ...unit,
    document,
    quote: pages[0]?.text.slice(unit.start, unit.end) ?? '',
  }))
  const found = judgeRequirements(requirementsOf(contractOf(...clauses)), { proofs, isWhole: true })
  return Object.fromEntries(
    found.map(({ label, verdict }) => [label, [verdict.outcome, verdict.reason].filter(Boolean).join(': ')]),
  )
}

const aggregate =
  'Vendor shall carry Commercial General Liability insurance with limits of $1,000,000 per occurrence and a $2,000,000 general aggregate that applies per project.'

describe('a limit', () => {
  it('that is to apply separately isn’t met by an amount', () =>
    expect(
      judged(
        [
          'Tenant shall carry Commercial General Liability insurance with a general aggregate of $2,000,000, applying to the Premises separately from any other location.',
        ],
        `# General Liability\n\n${table('General Aggregate | $2,000,000')}`,
      ),
    ).toMatchObject({
      'General aggregate (General liability)': 'UNCLEAR: the amount is enough; that it applies separately isn’t shown',
    }))

  it.each([
    [
      'of its own line, enough and per project',
      'Each Occurrence | $1,000,000\nGeneral Aggregate, per project | $2,000,000',
      'MET',
      'MET',
    ],
    [
      'that is per policy',
      'Each Occurrence | $1,000,000\nGeneral Aggregate (per policy) | $2,000,000',
      'MET',
      'NOT_MET: per policy',
    ],
    [
      'that doesn’t say per project',
      'Each Occurrence | $1,000,000\nGeneral Aggregate | $2,000,000',
      'MET',
      'UNCLEAR: per project isn’t shown',
    ],
    ['that is less', 'Each Occurrence | $500,000\nGeneral Aggregate, per project | $1,000,000', 'NOT_MET', 'NOT_MET'],
    [
      'that is excluded',
      'Each Occurrence | Excluded\nGeneral Aggregate, per project | $3,000,000',
      'NOT_MET: excluded or not offered',
      'MET',
    ],
  ])('%s', (_, rows, occurrence, general) =>
    expect(judged([aggregate], `# General Liability\n\n${table(rows)}`)).toMatchObject({
      'Each occurrence (General liability)': occurrence,
      'General aggregate (General liability)': general,
    }),
  )

  it.each([
    [
      'a schedule of underlying insurance',
      '# Umbrella\n\nSchedule of underlying insurance: Automobile Liability $1,000,000 combined single limit.',
    ],
    [
      'a warranty of subcontractors',
      '# General Liability\n\nSubcontractors must carry Automobile Liability of $1,000,000 combined single limit.',
    ],
    ['an expiring policy', '# Expiring Automobile Liability\n\nCombined single limit $1,000,000'],
    [
      'an indication',
      '# Indications\n\nAutomobile Liability $1,000,000 combined single limit is available for an additional premium.',
    ],
    ['another line', '# General Liability\n\nEach Occurrence: $1,000,000'],
  ])('isn’t met by %s', (_, policy) =>
    expect(
      judged(['Automobile Liability: $1,000,000 combined single limit is required.'], policy)[
        'Combined single limit (Auto liability)'
      ],
    ).not.toMatch(/^MET/),
  )
})

const insured =
  'Owner shall be named as an additional insured on the general liability policy for ongoing and completed operations.'
const [ongoing, completed] = [
  'Additional insured, ongoing operations (General liability)',
  'Additional insured, completed operations (General liability)',
]

describe('an additional insured', () => {
  it.each([
    [
      'ongoing operations only',
      'Blanket Additional Insured where required by written contract, ongoing operations only',
      'MET',
      'NOT_MET: ongoing operations only',
    ],
    [
      'both, blanket',
      'Blanket Additional Insured where required by written contract, ongoing operations and completed operations',
      'MET',
      'MET',
    ],
    [
      'those that a schedule names',
      'CG 20 10 Additional Insured - Scheduled Person or Organization',
      'UNCLEAR: for whom isn’t shown',
      'NOT_SHOWN: completed operations aren’t mentioned',
    ],
    ['nothing of it', 'Each Occurrence: $1,000,000', 'NOT_SHOWN', 'NOT_SHOWN'],
  ])('%s', (_, form, isOngoing, isCompleted) =>
    expect(judged([insured], `# General Liability\n\n${form}`)).toMatchObject({
      [ongoing]: isOngoing,
      [completed]: isCompleted,
    }),
  )

  it('needs the edition of the form that is required', () => {
    const clause =
      'Owner shall be an additional insured for ongoing operations on form CG 20 10 07 04 of the general liability policy.'
    const form = (edition: string) =>
      `# General Liability\n\nCG 20 10 ${edition} Additional Insured, blanket where required by written contract`
    expect(judged([clause], form('07 04'))[ongoing]).toBe('MET')
    expect(judged([clause], form('12 19'))[ongoing]).toBe('UNCLEAR: the form CG 20 10 07 04 isn’t shown')
  })
})

describe('what a contract asks for', () => {
  it('is a row each, under its own words where no kind fits', () => {
    const labels = Object.keys(
      judged(
        [
          aggregate,
          'All policies shall waive subrogation against Owner.',
          'Insurers shall be rated A- VIII or better by A.M. Best.',
          'Vendor shall keep its trucks in good order and insured at the yard.',
          'The general liability policy shall contain no exclusion for residential work or crane operations.',
        ],
        '',
      ),
    )
    expect(labels).toEqual(
      expect.arrayContaining([
        'Each occurrence (General liability)',
        'General aggregate per project',
        'Waiver of subrogation (General liability)',
        'Rating of the insurer',
        'Vendor shall keep its trucks in good order and insured at the yard.',
        'No exclusion of residential work',
        'No exclusion of cranes and rigging',
      ]),
    )
  })

  it('is compared with the exclusions, the rating and the deductible', () => {
    const found = judged(
      [
        'The general liability policy shall not contain an exclusion of residential work.',
        'Insurers shall be rated A VII or better by A.M. Best.',
        'Deductibles of the general liability policy shall not exceed $5,000.',
      ],
      '# General Liability\n\nDeductible per claim: $10,000\n\nInsurer rated A- VIII by A.M. Best\n\n# General Liability Exclusions\n\nResidential construction',
    )
    expect(found).toEqual({
      'No exclusion of residential work': 'NOT_MET: excluded',
      'Rating of the insurer': 'NOT_MET',
      'Deductible or retention': 'NOT_MET: more than is allowed',
    })
  })

  it('isn’t “not shown” where pages couldn’t be read', () => {
    const [first] = judgeRequirements(requirementsOf(contractOf(insured)), { proofs: [], isWhole: false })
    expect(first?.verdict).toMatchObject({ outcome: 'UNCLEAR', reason: 'pages couldn’t be read' })
  })
})

const table = (rows: string) => ['| Coverage | Limit |', ...rows.split('\n').map(row => `| ${row} |`)].join('\n')
