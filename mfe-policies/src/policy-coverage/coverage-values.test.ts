import { describe, expect, it } from 'vitest'
import { noCoverage, someCoverage } from '../testing/policies.fixtures'
import { coverageOf, detailsInput, noParty, noStatement } from './coverage-values'

const withoutTypes = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, part) => (key === '__typename' ? undefined : part)))

describe('the form of a coverage', () => {
  it('sends what is saved back as it was', () => {
    expect(detailsInput(coverageOf({ details: someCoverage }))).toEqual(withoutTypes(someCoverage))
    expect(detailsInput(coverageOf({ details: noCoverage }))).toEqual(withoutTypes(noCoverage))
  })

  it('empties what was emptied', () => {
    const values = coverageOf({ details: someCoverage })
    const emptied = detailsInput({
      ...values,
      details: { ...values.details, deductible: Number.NaN, insured: noParty },
    })
    expect(emptied).toMatchObject({ deductible: null, insured: null })
  })

  it('takes quotes apart at empty lines', () => {
    const values = coverageOf({ details: noCoverage })
    const coverageDescriptions = [{ ...noStatement, title: 'Cyber', policyQuotes: 'One\nmore\n\n\n Two ' }]
    expect(detailsInput({ ...values, details: { ...values.details, coverageDescriptions } })).toMatchObject({
      coverageDescriptions: [{ title: 'Cyber', policyQuotes: ['One\nmore', 'Two'] }],
    })
  })
})
