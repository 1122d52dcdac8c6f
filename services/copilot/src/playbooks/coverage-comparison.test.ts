import { describe, expect, it } from 'vitest'
import { reportOf, rowsOf, unprovenMarks, usePlaybooks } from './testing/use-playbooks.ts'

const { review } = usePlaybooks()

const quote = (insurer: string, lines: string) => `# Insurance Quote

Insurer: ${insurer}
Named Insured: Heron Hardware LLC
Quote Number: Q-${insurer.length}001
Effective Date: 03/01/2027
Expiration Date: 03/01/2028

## Commercial General Liability

${lines}
`
const first = quote(
  'Harbor Mutual Insurance Company',
  `Each Occurrence Limit: $1,000,000\n\nGeneral Aggregate Limit: $2,000,000\n\nDeductible: $0\n\nMedical Expense Limit, Any One Person: $5,000\n\nTotal Premium: $8,400`,
)
const second = quote(
  'Cedar National Insurance Company',
  `Each Occurrence Limit: $2,000,000\n\nGeneral Aggregate Limit: $2,000,000\n\nDeductible: $500\n\nTotal Premium: $9,150`,
)

describe('a coverage comparison', { timeout: 120_000 }, () => {
  it('shows what differs, what is missing and what is the same, each with its quote', async () => {
    const done = await review('COVERAGE_COMPARISON', [
      { role: 'OPTION_1', name: 'harbor.md', text: first },
      { role: 'OPTION_2', name: 'cedar.md', text: second },
    ])
    const rows = rowsOf(done)
    expect(rows).toContain('Each occurrence (General Liability) | $1,000,000 | $2,000,000')
    expect(rows).toContain('Deductible (General Liability) | $0 | $500')
    expect(rows).toContain(
      'Medical, each person (General Liability) | $5,000 | Not found in page 1 of Option 2 - cedar.md',
    )
    expect(rows).toContain('General aggregate (General Liability) | $2,000,000 | $2,000,000')
    const calls = done.planStages.flatMap(({ events }) => events.flatMap(({ toolCall }) => toolCall?.name ?? []))
    expect(calls).toEqual(['PEEK_FILE', 'PEEK_FILE', 'DRAFT_DOCUMENT', 'COMPLETE_TASK'])
    expect(unprovenMarks(reportOf(done), done.artifacts.at(-1)?.evidence ?? [])).toEqual([])
  })

  it('of five options says first which is which, what it costs, and what not all of them state', async () => {
    const insurers = ['Harbor Mutual', 'Cedar National', 'Northlight Casualty', 'Old Quarry Surety', 'Kestrel Bay']
    const files = insurers.map((name, place) => {
      const medical = place === 0 ? '\n\nMedical Expense Limit, Any One Person: $5,000' : ''
      const lines = `Each Occurrence Limit: $${place + 1},000,000${medical}\n\nTotal Premium: $${place + 8},400`
      return { name: `quote-${place + 1}.md`, text: quote(`${name} Insurance Company`, lines) }
    })
    files[4] = { name: 'quote-5.md', text: files[4]?.text.replace('$5,000,000', '$1,000,000') ?? '' }
    const done = await review('COVERAGE_COMPARISON', files)
    const answer = done.messages.at(-1)?.content.replace(/ \[\d+\]/g, '')
    expect(answer).toMatch(/^\d items differ between the 5 options, /)
    expect(answer).toContain(
      'Each occurrence (General Liability) is $1,000,000 in Option 1 and Option 5, $2,000,000 in Option 2',
    )
    const rows = rowsOf(done)
    expect(rows).toContain('Option | Insurer | Total cost or premium | Document')
    expect(rows).toContain(`Item | ${insurers.map((name, place) => `Option ${place + 1}: ${name}`).join(' | ')}`)
    expect(rows).toContain('Option 4 | Old Quarry Surety Insurance Company | $11,400 | quote-4.md')
    expect(rows).toContain(
      'Medical, each person (General Liability) | $5,000 | Not found | Not found | Not found | Not found',
    )
    expect(reportOf(done)).toContain('<aside><strong>Warning</strong><p>Not every option states Medical, each person')
    expect(unprovenMarks(reportOf(done), done.artifacts.at(-1)?.evidence ?? [])).toEqual([])
  })
})
