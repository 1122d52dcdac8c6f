import type {
  AddressFieldsFragment,
  InsuranceType,
  PolicyCoverageFragment,
  PolicyDetailsInput,
  PolicyPartyFieldsFragment,
  PolicyStatementFieldsFragment,
} from '../generated/documents'
import { type LimitName, limitLines } from './limit-lines'

const noNumber = Number.NaN
export const noAddress = { line1: '', line2: '', city: '', zone: '', postalCode: '' }
export const noParty = { name: '', address: noAddress }
export const noExtraLimit = { name: '', limit: noNumber }
export const noLocation = { address: noAddress, propertyBuildingLimit: noNumber, propertyContentsLimit: noNumber }
export const noBlanket = { type: '', description: '' }
/** Each is a choice: empty where the documents don’t say. */
export const noTerms = { line: '', additionalInsured: '', waiverOfSubrogation: '', primaryNonContributory: '' }
/** Quotes are typed in one field, an empty line between two. */
export const noStatement = { title: '', description: '', policyQuotes: '' }

/** What the form of a policy's coverage holds; each name is the path of the server's message. */
export interface CoverageValues {
  details: {
    policyNumber: string
    summary: string
    carrier: typeof noParty
    insured: typeof noParty
    deductible: number
    limits: Record<LimitName, number>
    extraLimits: (typeof noExtraLimit)[]
    locations: (typeof noLocation)[]
    namedAdditionalInsureds: (typeof noParty)[]
    blanketAdditionalInsureds: (typeof noBlanket)[]
    lineTerms: (typeof noTerms)[]
    coverageDescriptions: (typeof noStatement)[]
    exclusionDescriptions: (typeof noStatement)[]
  }
  updateReason: string
}

const limitNames = limitLines.flatMap(({ limits }) => limits.map(([name]) => name))

const addressValues = (address: AddressFieldsFragment | null) =>
  address
    ? {
        line1: address.line1,
        line2: address.line2 ?? '',
        city: address.city,
        zone: address.zone,
        postalCode: address.postalCode,
      }
    : noAddress
const partyValues = (party: PolicyPartyFieldsFragment | null) =>
  party ? { name: party.name, address: addressValues(party.address) } : noParty
const statementValues = ({ title, description, policyQuotes }: PolicyStatementFieldsFragment) => ({
  title,
  description: description ?? '',
  policyQuotes: policyQuotes.join('\n\n'),
})

/** What the form holds for a policy's coverage as it is saved. */
export function coverageOf({ details }: { details: PolicyCoverageFragment }): CoverageValues {
  const { limits } = details
  return {
    updateReason: '',
    details: {
      policyNumber: details.policyNumber ?? '',
      summary: details.summary ?? '',
      carrier: partyValues(details.carrier),
      insured: partyValues(details.insured),
      deductible: details.deductible ?? noNumber,
      limits: Object.fromEntries(limitNames.map(name => [name, limits[name] ?? noNumber])) as Record<LimitName, number>,
      extraLimits: details.extraLimits.map(({ name, limit }) => ({ name, limit })),
      locations: details.locations.map(location => ({
        address: addressValues(location.address),
        propertyBuildingLimit: location.propertyBuildingLimit ?? noNumber,
        propertyContentsLimit: location.propertyContentsLimit ?? noNumber,
      })),
      namedAdditionalInsureds: details.namedAdditionalInsureds.map(partyValues),
      blanketAdditionalInsureds: details.blanketAdditionalInsureds.map(({ type, description }) => ({
        type,
        description: description ?? '',
      })),
      lineTerms: details.lineTerms.map(terms => ({
        line: terms.line,
        additionalInsured: choiceOf(terms.additionalInsured),
        waiverOfSubrogation: choiceOf(terms.waiverOfSubrogation),
        primaryNonContributory: choiceOf(terms.primaryNonContributory),
      })),
      coverageDescriptions: details.coverageDescriptions.map(statementValues),
      exclusionDescriptions: details.exclusionDescriptions.map(statementValues),
    },
  }
}

const choiceOf = (flag: boolean | null | undefined) => (flag === true ? 'YES' : flag === false ? 'NO' : '')
const flagOf = (choice: string) => (choice === '' ? null : choice === 'YES')

type PartyValues = typeof noParty

const orNull = (text: string) => text.trim() || null
const moneyOrNull = (cents: number) => (Number.isFinite(cents) ? cents : null)
const addressOrNull = (address: typeof noAddress) =>
  Object.values(address).some(part => part.trim() !== '') ? address : null
const partyOf = ({ name, address }: PartyValues) => ({ name, address: addressOrNull(address) })
const partyOrNull = (party: PartyValues) => (party.name.trim() || addressOrNull(party.address) ? partyOf(party) : null)
const statementOf = ({ title, description, policyQuotes }: typeof noStatement) => ({
  title,
  description: orNull(description),
  policyQuotes: policyQuotes
    .split(/\n\s*\n/)
    .map(quote => quote.trim())
    .filter(quote => quote !== ''),
})

/** All of it: what was emptied is emptied, and each list is as the form has it. */
export function detailsInput({ details }: CoverageValues): PolicyDetailsInput {
  return {
    policyNumber: orNull(details.policyNumber),
    summary: orNull(details.summary),
    carrier: partyOrNull(details.carrier),
    insured: partyOrNull(details.insured),
    deductible: moneyOrNull(details.deductible),
    limits: Object.fromEntries(limitNames.map(name => [name, moneyOrNull(details.limits[name])])),
    extraLimits: details.extraLimits.map(({ name, limit }) => ({ name, limit: moneyOrNull(limit) })),
    locations: details.locations.map(({ address, propertyBuildingLimit, propertyContentsLimit }) => ({
      address,
      propertyBuildingLimit: moneyOrNull(propertyBuildingLimit),
      propertyContentsLimit: moneyOrNull(propertyContentsLimit),
    })),
    namedAdditionalInsureds: details.namedAdditionalInsureds.map(partyOf),
    blanketAdditionalInsureds: details.blanketAdditionalInsureds.map(({ type, description }) => ({
      type,
      description: orNull(description),
    })),
    lineTerms: details.lineTerms.map(terms => ({
      line: (terms.line || null) as InsuranceType | null,
      additionalInsured: flagOf(terms.additionalInsured),
      waiverOfSubrogation: flagOf(terms.waiverOfSubrogation),
      primaryNonContributory: flagOf(terms.primaryNonContributory),
    })),
    coverageDescriptions: details.coverageDescriptions.map(statementOf),
    exclusionDescriptions: details.exclusionDescriptions.map(statementOf),
  }
}
