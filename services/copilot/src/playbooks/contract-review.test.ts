import { describe, expect, it } from 'vitest'
import { contractPaper, policyPaper } from './testing/papers.ts'
import { reportOf, rowsOf, unprovenMarks, usePlaybooks } from './testing/use-playbooks.ts'

const { review } = usePlaybooks()

describe('a contract review', { timeout: 120_000 }, () => {
  it('says of each requirement whether the policies meet it, with both quotes', async () => {
    const done = await review('CONTRACT_REVIEW', [
      { role: 'CONTRACT', name: 'contract.md', text: contractPaper },
      { role: 'QUOTE_OR_POLICY', name: 'decs.md', text: policyPaper },
    ])
    const rows = rowsOf(done)
    const of = (start: string) => rows.find(row => row.startsWith(start))
    expect(of('Each occurrence (General Liability)')).toMatch(
      /\| Not met \| \$2,000,000: “.*\$2,000,000.*” \| “.*\$1,000,000/,
    )
    expect(of('General aggregate (General Liability)')).toContain('| Met |')
    expect(reportOf(done)).toMatch(
      /Other wording about insurance.*“Any tools floater insurance shall be not less than \$50,000.”/s,
    )
    expect(of('Additional insured')).toMatch(/\| Met \|.*CG 20 10 04 13/)
    expect(of('Waiver of subrogation')).toMatch(/\| Not shown \|.*Not found in page 1 of/)
    expect(of('Notice of cancellation')).toContain('| Not shown | 30 days: “')
    expect(done.messages.at(-1)?.content).toMatch(
      /not shown\. Not met: Each occurrence \(General Liability\)\. The contract requires \$2,000,000 \[1\], the policy shows \$1,000,000 \[2\]\./,
    )
    expect(done.messages.at(-1)?.nextStep).toBe('Draft an email that asks for what is missing')
    expect(unprovenMarks(reportOf(done), done.artifacts.at(-1)?.evidence ?? [])).toEqual([])
  })

  it('counts an endorsement that takes the waiver away as against it', async () => {
    const removed = `${policyPaper}\nWaiver of subrogation is deleted from this policy.\n`
    const done = await review('CONTRACT_REVIEW', [
      { role: 'CONTRACT', name: 'contract.md', text: contractPaper },
      { role: 'QUOTE_OR_POLICY', name: 'decs.md', text: removed },
    ])
    expect(rowsOf(done).find(row => row.startsWith('Waiver of subrogation'))).toContain('| Not met |')
  })
})
