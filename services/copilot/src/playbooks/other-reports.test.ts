import { describe, expect, it } from 'vitest'
import { applicationPaper, policyPaper, submissionPaper } from './testing/papers.ts'
import { reportOf, rowsOf, unprovenMarks, usePlaybooks } from './testing/use-playbooks.ts'

const { review } = usePlaybooks()

describe('other reports', { timeout: 120_000 }, () => {
  it('a policy summary has every line with its evidence, and names what isn’t there', async () => {
    const done = await review('DOCUMENT_EXPLORATION', [{ role: 'POLICY', name: 'decs.md', text: policyPaper }])
    expect(rowsOf(done)).toContain('Each occurrence (General Liability) | $1,000,000')
    expect(reportOf(done)).toMatch(/Producer: Not found in page 1 of/)
    expect(unprovenMarks(reportOf(done), done.artifacts.at(-1)?.evidence ?? [])).toEqual([])
  })

  it('an application review finds contradictions and asks for what is missing', async () => {
    const done = await review(
      'UNDERWRITING_ANALYSIS',
      [
        { role: 'INPUT_DOCUMENT', name: 'application.md', text: applicationPaper },
        { role: 'INPUT_DOCUMENT', name: 'quote.md', text: submissionPaper },
      ],
      'Coverage lines: Business Operations, Workers Compensation',
    )
    const rows = rowsOf(done)
    expect(rows).toContain('Employees | Contradiction | 14 | 22')
    expect(rows.find(row => row.startsWith('Operations'))).toContain(
      '| Only in the application | Retail hardware store |',
    )
    expect(rows.find(row => row.startsWith('Years in business'))).toContain('| Only in other documents |')
    expect(rows.find(row => row.startsWith('Annual payroll'))).toContain('| Missing |')
    expect(reportOf(done)).not.toContain('<h2>Auto Coverage</h2>')
    expect(reportOf(done)).toContain('Questions for the client')
  })

  it('a proposal leaves the recommendation empty', async () => {
    const done = await review('GENERATE_QUOTE_PROPOSAL', [
      { role: 'INPUT', name: 'quote.md', text: submissionPaper },
      { role: 'INPUT', name: 'other.md', text: submissionPaper.replace('$8,400', '$7,950') },
    ])
    expect(reportOf(done)).toMatch(/<h2>Agent’s recommendation<\/h2>\s*<h2>/)
    expect(rowsOf(done)).toContain('Premium (General Liability) | $8,400 | $7,950')
    expect(unprovenMarks(reportOf(done), done.artifacts.at(-1)?.evidence ?? [])).toEqual([])
  })
})
