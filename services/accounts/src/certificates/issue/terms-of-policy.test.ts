import { describe, expect, it } from 'vitest'
import { certifiedPolicy } from '../testing/certified-policy.ts'
import { linesOf } from './lines-of-policies.ts'
import { termsOfPolicy } from './terms-of-policy.ts'

const terms = { additionalInsured: true, waiverOfSubrogation: true, primaryNonContributory: null }
const holder = { holderName: 'City of San Diego', additionalInsured: true }

describe('the terms of a policy', () => {
  const ofLiability = [{ line: 'GENERAL_LIABILITY' as const, ...terms }]

  it('are those of its line; of a package, those of its liability', () => {
    expect(termsOfPolicy('GENERAL_LIABILITY', ofLiability)).toEqual(terms)
    expect(termsOfPolicy('PACKAGE', ofLiability)).toEqual(terms)
    const own = { ...terms, waiverOfSubrogation: false }
    expect(termsOfPolicy('PACKAGE', [...ofLiability, { line: 'PACKAGE', ...own }])).toEqual(own)
  })

  it('are no one else’s', () => {
    expect(termsOfPolicy('COMMERCIAL_AUTO', ofLiability)).toBeNull()
    expect(termsOfPolicy('GENERAL_LIABILITY', [])).toBeNull()
  })

  it('are what a new certificate shows, unless someone says otherwise', () => {
    const policy = certifiedPolicy('GENERAL_LIABILITY', {}, { terms })
    expect(linesOf([policy], holder)).toMatchObject([terms])
    const lineTerms = [
      { policyId: policy.id, additionalInsured: false, waiverOfSubrogation: null, primaryNonContributory: true },
    ]
    expect(linesOf([policy], { ...holder, lineTerms })).toMatchObject([
      { additionalInsured: false, waiverOfSubrogation: true, primaryNonContributory: true },
    ])
    expect(linesOf([policy], { ...holder, additionalInsured: false })).toMatchObject([{ additionalInsured: false }])
  })

  it('change nothing where there are none', () => {
    const policy = certifiedPolicy('GENERAL_LIABILITY', {}, { hasBlanket: true })
    expect(linesOf([policy], holder)).toMatchObject([
      { additionalInsured: true, waiverOfSubrogation: null, primaryNonContributory: null },
    ])
  })
})
