import { expect, it } from 'vitest'
import { policyTypes, typeName } from './policy-types'

it('policy types have the display names of the specification', () => {
  expect(policyTypes.map(({ label }) => label)).toEqual([
    'Accident and Health',
    'Business Owners',
    'Auto',
    'Cyber',
    'Directors and Officers',
    'Employment Practices Liability',
    'Errors and Omission Liability',
    'Excess',
    'General Liability',
    'Jewelers Block',
    'Other',
    'Package',
    'Product Liability',
    'Professional Liability',
    'Property',
    'Rental',
    'Shipping and Transportation',
    'Umbrella',
    'Workers Compensation',
  ])
  expect(typeName('SPACE_TRAVEL')).toBe('Unknown')
})
