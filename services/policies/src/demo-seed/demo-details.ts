import { insuranceTypeNames } from '../models/enumerations.ts'
import type { PolicyAddress, PolicyDetails } from '../policies/policy-details.ts'
import { noDetails } from '../policies/policy-details.ts'
import { canaryTexts } from './canary-texts.ts'
import { demoCarriers } from './demo-carriers.ts'
import { coverages } from './demo-coverage.ts'
import type { DemoPolicy } from './demo-policy.ts'

const cents = (dollars: number) => dollars * 100

/** `4120 Harbor Dr · Suite 2 · San Diego · CA · 92101`; the second line may be left out. */
export function addressOf(text: string): PolicyAddress {
  const [postalCode = '', zone = '', city = '', ...lines] = text.split(' · ').reverse()
  const [line1 = '', line2] = lines.reverse()
  return { line1, line2: line2 ?? null, city, zone, postalCode }
}

const withLocations = ['PROPERTY', 'PACKAGE', 'BUSINESS_OWNERS']

/** What the documents of a policy say. Nothing, where no one has entered it yet. */
export const detailsOf = (policy: DemoPolicy, policyNumber: string | null): PolicyDetails =>
  policy.account.name.startsWith('CANARY_B')
    ? canaryTexts(written(policy, policyNumber))
    : written(policy, policyNumber)

function written(policy: DemoPolicy, policyNumber: string | null): PolicyDetails {
  const coverage = coverages[policy.line]
  if (policy.bare || !coverage) return noDetails
  const address = policy.account.address ? addressOf(policy.account.address) : null
  const carrier = policy.carrier && { name: demoCarriers[policy.carrier].name, address: null }
  const line = insuranceTypeNames[policy.line]
  const { propertyBuildingLimit = 0, propertyContentsLimit = 0 } = coverage.limits
  const isInsuredPlace = address && withLocations.includes(policy.line)
  return {
    policyNumber,
    summary: `${line} for ${policy.account.name}${carrier ? `, written by ${carrier.name}` : ''}.`,
    carrier,
    insured: { name: policy.account.name, address },
    deductible: coverage.deductible ? cents(coverage.deductible) : null,
    limits: Object.fromEntries(Object.entries(coverage.limits).map(([name, limit]) => [name, cents(limit)])),
    extraLimits: Object.entries(coverage.extraLimits ?? {}).map(([name, limit]) => ({ name, limit: cents(limit) })),
    locations: isInsuredPlace
      ? [
          {
            address,
            propertyBuildingLimit: cents(propertyBuildingLimit),
            propertyContentsLimit: cents(propertyContentsLimit),
          },
        ]
      : [],
    namedAdditionalInsureds: policy.additionalInsureds ?? [],
    blanketAdditionalInsureds: (coverage.blanket ?? []).map(([type, description]) => ({ type, description })),
    lineTerms: coverage.blanket
      ? [
          {
            line: policy.line,
            additionalInsured: true,
            waiverOfSubrogation: policy.line === 'GENERAL_LIABILITY',
            primaryNonContributory: null,
          },
        ]
      : [],
    coverageDescriptions: coverage.covers.map(asStatement),
    exclusionDescriptions: coverage.excludes.map(asStatement),
  }
}

const asStatement = ([title, description, quote]: readonly [string, string, string?]) => ({
  title,
  description,
  policyQuotes: quote ? [quote] : [],
})
