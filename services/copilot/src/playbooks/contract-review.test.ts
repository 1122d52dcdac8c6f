import { describe, expect, it } from 'vitest'
import { contractPaper, policyPaper } from './testing/papers.ts'
import { reportOf, rowsOf, unprovenMarks, usePlaybooks } from './testing/use-playbooks.ts'

const { review } = usePlaybooks()
const contract = { role: 'CONTRACT', name: 'contract.md', text: contractPaper }

describe('a contract review', { timeout: 120_000 }, () => {
  it('says of each requirement whether the policies meet it, with both quotes', async () => {
    const done = await review('CONTRACT_REVIEW', [
      contract,
      { role: 'QUOTE_OR_POLICY', name: 'decs.md', text: policyPaper },
    ])
    const rows = rowsOf(done)
    const of = (start: string) => rows.find(row => row.startsWith(start))
    expect(of('Each occurrence (General liability)')).toMatch(/\| Not met \| “.*\$2,000,000.*” \| “.*\$1,000,000/)
    expect(of('General aggregate (General liability)')).toContain('| Met |')
    expect(of('Inland marine')).toMatch(
      /\| Not shown \| “Any tools floater insurance shall be not less than \$50,000.”/,
    )
    // The endorsement doesn't say for whom it is.
    expect(of('Additional insured')).toMatch(/\| Unclear: for whom isn’t shown \|.*CG 20 10 04 13/)
    expect(of('Waiver of subrogation')).toMatch(/\| Not shown \|.*Not found in page 1 of/)
    expect(of('Notice of cancellation')).toContain('| Not shown | “')
    expect(done.messages.at(-1)?.content).toMatch(
      /Not met: Each occurrence \(General liability\): the contract requires \$2,000,000, the policy shows \$1,000,000 \[1\] \[2\]\./,
    )
    expect(done.messages.at(-1)?.nextStep).toBe('Draft an email that asks for what is missing')
    expect(unprovenMarks(reportOf(done), done.artifacts.at(-1)?.evidence ?? [])).toEqual([])
  })

  it('counts an endorsement that takes the waiver away as against it', async () => {
    const removed = `${policyPaper}\nWaiver of subrogation is deleted from this policy.\n`
    const done = await review('CONTRACT_REVIEW', [
      contract,
      { role: 'QUOTE_OR_POLICY', name: 'decs.md', text: removed },
    ])
    expect(rowsOf(done).find(row => row.startsWith('Waiver of subrogation'))).toMatch(/\| (?:Not met|Unclear)/)
  })
})
