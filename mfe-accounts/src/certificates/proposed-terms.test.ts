import { describe, expect, it } from 'vitest'
import { policyWithTerms, somePolicies } from '../testing/certificates.fixtures'
import { certificateInput, newCertificate } from './certificate-values'
import { proposedTerms } from './proposed-terms'

const [plainPolicy] = somePolicies
const holder = 'City of Oakland'

describe('the terms of a policy that a certificate begins with', () => {
  it('are those of its record, by its line', () => {
    expect(proposedTerms(policyWithTerms, holder)).toEqual({
      ...{ additionalInsured: true, waiverOfSubrogation: true, primaryNonContributory: false },
    })
    expect(proposedTerms({ ...policyWithTerms, type: 'PACKAGE' }, holder).waiverOfSubrogation).toBe(true)
    expect(proposedTerms({ ...policyWithTerms, type: 'CYBER' }, holder).waiverOfSubrogation).toBe(false)
  })

  it('are none without terms; whoever a policy names is an additional insured', () => {
    if (!plainPolicy) throw new Error('There is no policy.')
    const none = { additionalInsured: false, waiverOfSubrogation: false, primaryNonContributory: false }
    expect(proposedTerms(plainPolicy, holder)).toEqual(none)
    const named = [{ __typename: 'PolicyParty' as const, name: 'CITY OF OAKLAND ' }]
    const policy = { ...plainPolicy, details: { ...plainPolicy.details, namedAdditionalInsureds: named } }
    expect(proposedTerms(policy, holder)).toEqual({ ...none, additionalInsured: true })
  })

  it('are sent only where someone changed them, of policies that are certified', () => {
    const values = { ...newCertificate, policyIds: ['p1'], terms: { p1: { waiverOfSubrogation: false }, p2: {} } }
    expect(certificateInput('2', values).lineTerms).toEqual([{ policyId: 'p1', waiverOfSubrogation: false }])
    expect(certificateInput('2', { ...values, policyIds: ['p2'] })).not.toHaveProperty('lineTerms')
  })
})
