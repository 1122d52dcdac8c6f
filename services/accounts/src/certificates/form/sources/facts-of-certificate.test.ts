import { describe, expect, it } from 'vitest'
import { certificate, line } from '../../testing/certificate.ts'
import { factsOfCertificate } from './facts-of-certificate.ts'

const factsOf = (facts: Parameters<typeof line>[1]) =>
  factsOfCertificate(certificate({ lines: [line(0, facts)] }), () => true).values
const said = (facts: Parameters<typeof line>[1]) => {
  const values = factsOf(facts)
  return ['waiver', 'waiverYesNo', 'primary', 'primaryYesNo'].map(key => values.get(`generalLiability.${key}`) ?? '')
}

describe('the terms of a policy on the agency’s own form', () => {
  it('are marks, or Y and N', () => {
    expect(said({ waiverOfSubrogation: true, primaryNonContributory: false })).toEqual(['X', 'Y', '', 'N'])
  })

  it('are left empty where the policy doesn’t say', () => {
    expect(said({ waiverOfSubrogation: null })).toEqual(['', '', '', ''])
    expect(said({})).toEqual(['', '', '', ''])
  })
})
