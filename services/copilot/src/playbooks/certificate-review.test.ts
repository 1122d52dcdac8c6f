import { describe, expect, it } from 'vitest'
import { certificatePaper, policyPaper } from './testing/papers.ts'
import { reportOf, rowsOf, unprovenMarks, usePlaybooks } from './testing/use-playbooks.ts'

const { cara, review } = usePlaybooks()

describe('a certificate review', { timeout: 120_000 }, () => {
  it('shows what agrees, what differs, and which endorsement backs a box', async () => {
    const done = await review('CERTIFICATE_REVIEW', [
      { role: 'CERTIFICATE', name: 'cert.md', text: certificatePaper },
      { role: 'QUOTE_OR_POLICY', name: 'decs.md', text: policyPaper },
    ])
    const rows = rowsOf(done)
    expect(rows).toContain('General aggregate (General Liability) | Differs | $4,000,000 | $2,000,000')
    expect(rows).toContain('Each occurrence (General Liability) | Agrees | $1,000,000 | $1,000,000')
    expect(rows.find(row => row.startsWith('Policy number'))).toContain('| Agrees |')
    // The endorsement doesn't say for whom it is.
    expect(rows.find(row => row.startsWith('Additional insured'))).toMatch(
      /\| Unclear: for whom isn’t shown \|.*CG 20 10 04 13/,
    )
    expect(rows.find(row => row.startsWith('Waiver'))).toMatch(/\| Not found \|.*Not found in page 1 of/)
    expect(unprovenMarks(reportOf(done), done.artifacts.at(-1)?.evidence ?? [])).toEqual([])
  })

  it('puts what the certificate leaves out last, and says so', async () => {
    const done = await review('CERTIFICATE_REVIEW', [
      { role: 'CERTIFICATE', name: 'cert.md', text: certificatePaper },
      { role: 'QUOTE_OR_POLICY', name: 'decs.md', text: policyPaper },
    ])
    const results = rowsOf(done).map(row => row.split(' | '))
    const items = results.slice(
      1,
      results.findIndex(([first]) => first === 'Promise'),
    )
    expect(items.findLastIndex(([, result]) => result === 'Agrees')).toBeLessThan(
      items.findIndex(([, result]) => result === 'Not on certificate'),
    )
    expect(items.at(-1)?.slice(0, 2)).toEqual(['Deductible (General Liability)', 'Not on certificate'])
    expect(done.messages.at(-1)?.content).toMatch(
      / agree, 1 differs and 2 aren’t on the certificate\. 0 of 2 promises of the certificate have words/,
    )
  })

  it('compares numbers digit by digit and holds promises against endorsements and exclusions', async () => {
    const certificate = `${certificatePaper.replace('CGL 1234567-10', 'CGL 1234576-10')}
## Description of Operations

Roofing at 12 Dock Street. Port of Westermere is an additional insured for completed operations on a primary and noncontributory basis.
`
    const policy = `${policyPaper}\n| CG 99 01 01 20 | Exclusion - Roofing |\n`
    const done = await review('CERTIFICATE_REVIEW', [
      { role: 'CERTIFICATE', name: 'cert.md', text: certificate },
      { role: 'QUOTE_OR_POLICY', name: 'decs.md', text: policy },
    ])
    const of = (start: string) => rowsOf(done).find(row => row.startsWith(start))
    expect(of('Policy number')).toMatch(/\| Differs \| 1234576-10: .* \| 1234567-10: /)
    expect(of('Additional insured, completed operations')).not.toContain('| Backed')
    expect(of('Primary and noncontributory')).toContain('| Not found |')
    expect(of('The described work: roofing')).toMatch(/\| Not backed: excluded \|.*Roofing/)
  })

  it('without a policy says what is missing and lists what the certificate states', async () => {
    const done = await review('CERTIFICATE_REVIEW', [{ role: 'CERTIFICATE', name: 'cert.md', text: certificatePaper }])
    expect(reportOf(done)).toContain('Missing: the quote or policy.')
    expect(rowsOf(done).some(row => row.startsWith('General aggregate'))).toBe(true)
  })

  it('drafts the e-mail that it offered, from the same findings', async () => {
    const { id } = await review('CERTIFICATE_REVIEW', [
      { role: 'CERTIFICATE', name: 'cert.md', text: certificatePaper },
      { role: 'QUOTE_OR_POLICY', name: 'decs.md', text: policyPaper },
    ])
    await cara.change('add', { id, input: { message: 'Draft an email that asks for what is missing.' } })
    const done = await cara.until(id, ({ state, messageCount }) => state !== 'WORKING' && messageCount === 4, 60_000)
    const email = done.artifacts.at(-1)
    expect(email).toMatchObject({ type: 'EMAIL', email: { subject: 'Certificate: items to check', to: [] } })
    expect(email?.evidence.some(({ quote }) => quote.includes('$4,000,000'))).toBe(true)
    expect(done.messages.at(-1)?.content).toContain('Nothing has been sent.')
  })
})
