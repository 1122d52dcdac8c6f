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
    expect(rows.find(row => row.startsWith('Additional insured'))).toMatch(/\| Backed \| Yes \| “CG 20 10 04 13/)
    expect(rows.find(row => row.startsWith('Waiver'))).toMatch(/\| Not found \| Yes \| Not found in page 1 of/)
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
      results.findIndex(([first]) => first === 'Box'),
    )
    expect(items.findLastIndex(([, result]) => result === 'Agrees')).toBeLessThan(
      items.findIndex(([, result]) => result === 'Not on certificate'),
    )
    expect(items.at(-1)?.slice(0, 2)).toEqual(['Deductible (General Liability)', 'Not on certificate'])
    expect(done.messages.at(-1)?.content).toMatch(
      / agree, 1 differs and 2 aren’t on the certificate\. 1 of 2 marked boxes has/,
    )
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
