import { documentLimits, type FieldName, insuranceTypes, isFieldName } from '@coverdesk/coverage'
import { CoverdeskError, readablePhone } from '@coverdesk/kit'
import { z } from 'zod'
import type { Owner } from '../../graph/owner.ts'
import type { FormRecords, PolicyOfRecords } from './form-case.ts'

const text = z.string().nullable()
const address = z.object({ line1: z.string(), line2: text, city: z.string(), zone: z.string(), postalCode: z.string() })
const addressFields = 'line1 line2 city zone postalCode'
const client = z.object({ name: z.string(), email: text, phone: text, mailingAddress: address.nullable() })

const policyFields = /* GraphQL */ `
  id type state policyNumber inforceAt expiresAt
  carrier { name }
  pricing { premium }
  details {
    deductible
    limits {
      cyberAggregateLimit cyberRetentionLimit excessAggregateLimit excessPerOccurrenceLimit glAggregateLimit
      glMedicalPerOccurrenceLimit glMedicalPerPersonLimit glPerOccurrenceLimit glPersonalAndAdvertisingInjuryLimit
      glProductsAndCompletedOperationsLimit glRentedPremisesDamageLimit propertyBuildingLimit propertyContentsLimit
      umbrellaAggregateLimit umbrellaPerOccurrenceLimit wcPerAccidentLimit wcPerDiseaseEmployeeLimit
      wcPerDiseasePolicyLimit
    }
    extraLimits { name limit }
    lineTerms { line additionalInsured waiverOfSubrogation primaryNonContributory }
  }
`
const accountFields = /* GraphQL */ `
  id
  details {
    ... on BusinessAccount { name email phone mailingAddress { ${addressFields} } }
    ... on IndividualAccount { name email phone mailingAddress { ${addressFields} } }
  }
`
const flag = z.boolean().nullable()
const policy = z.object({
  id: z.string(),
  type: z.enum(insuranceTypes),
  state: z.string(),
  policyNumber: text,
  inforceAt: text,
  expiresAt: text,
  carrier: z.object({ name: z.string() }).nullable(),
  pricing: z.object({ premium: z.number().nullable() }),
  details: z.object({
    deductible: z.number().nullable(),
    limits: z.record(z.string(), z.union([z.number(), z.string()]).nullable()),
    extraLimits: z.array(z.object({ name: z.string(), limit: z.number() })),
    lineTerms: z.array(
      z.object({
        line: z.enum(insuranceTypes),
        additionalInsured: flag,
        waiverOfSubrogation: flag,
        primaryNonContributory: flag,
      }),
    ),
  }),
})
const account = z.object({ id: z.string(), details: client })

const producerQuestion = /* GraphQL */ `
  query CaraFormProducer {
    agency { name profile { address { ${addressFields} } phone licenseNumber } }
    agencyUser { name email }
  }
`
const producer = z.object({
  agency: z
    .object({
      name: z.string(),
      profile: z.object({ address: address.nullable(), phone: text, licenseNumber: text }),
    })
    .nullable(),
  agencyUser: z.object({ name: text, email: text }).nullable(),
})

const requestQuestion = /* GraphQL */ `
  query CaraFormRequest($id: ID!) {
    serviceRequest(id: $id) {
      account { ${accountFields} }
      businessPolicy { id }
      createCertificate { name address { ${addressFields} } }
      addAdditionalInsured { name address { ${addressFields} } }
    }
  }
`
const named = z.object({ name: z.string(), address: address.nullable() }).nullable()
const request = z.object({
  serviceRequest: z
    .object({
      account: account.nullable(),
      businessPolicy: z.object({ id: z.string() }).nullable(),
      createCertificate: named,
      addAdditionalInsured: named,
    })
    .nullable(),
})

const policiesQuestion = /* GraphQL */ `
  query CaraFormPolicies($filter: BusinessPolicyFilter, $search: String) {
    businessPolicies(first: 50, filter: $filter, search: $search) { items { account { ${accountFields} } ${policyFields} } }
  }
`
const policies = z.object({
  businessPolicies: z.object({ items: z.array(policy.extend({ account: account.nullable() })) }).nullable(),
})

/** How many numbers of policies are looked up where no request names the client. */
const maxNumbers = 5

interface Wanted {
  requestId: string | null
  /** That the documents name. */
  policyNumbers: readonly string[]
}

/** What the agency’s records say about the case, in the name of the workspace’s owner. */
export async function recordsOfCase({ requestId, policyNumbers }: Wanted, owner: Owner): Promise<FormRecords> {
  const [{ agency, agencyUser }, found] = await Promise.all([
    owner.ask(producerQuestion, {}, producer),
    requestId ? owner.ask(requestQuestion, { id: requestId }, request) : { serviceRequest: null },
  ])
  const { serviceRequest } = found
  const asked = serviceRequest?.account
    ? await policiesOf({ filter: { accountId: serviceRequest.account.id } }, owner)
    : await byNumbers(policyNumbers, owner)
  const holder = serviceRequest?.createCertificate ?? serviceRequest?.addAdditionalInsured ?? null
  const client = serviceRequest?.account ?? onlyAccount(asked)
  return {
    today: owner.today,
    agency: agency && {
      name: agency.name,
      address: agency.profile.address,
      phone: agency.profile.phone && readablePhone(agency.profile.phone),
      licenseNumber: agency.profile.licenseNumber,
    },
    contact: agencyUser,
    insured: client && {
      name: client.details.name,
      address: client.details.mailingAddress,
      phone: client.details.phone && readablePhone(client.details.phone),
      email: client.details.email,
    },
    holder,
    policyId: serviceRequest?.businessPolicy?.id ?? null,
    policies: asked.map(policyOf),
  }
}

type Found = z.output<typeof policies>['businessPolicies'] extends infer Page
  ? Page extends { items: (infer Item)[] }
    ? Item
    : never
  : never

async function policiesOf(variables: object, owner: Owner): Promise<Found[]> {
  try {
    return (await owner.ask(policiesQuestion, variables, policies)).businessPolicies?.items ?? []
  } catch (error) {
    // Documents and answers fill the form without records, too.
    if (error instanceof CoverdeskError && error.code === 'SUBGRAPH_UNAVAILABLE') return []
    throw error
  }
}

async function byNumbers(numbers: readonly string[], owner: Owner): Promise<Found[]> {
  const found = await Promise.all(
    numbers.slice(0, maxNumbers).map(async search => {
      const items = await policiesOf({ search }, owner)
      return items.filter(({ policyNumber }) => plain(policyNumber) === plain(search))
    }),
  )
  const byId = new Map(found.flat().map(item => [item.id, item]))
  return [...byId.values()]
}

const plain = (number: string | null) => (number ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')

/** The policies’ account, where they have one together. */
function onlyAccount(found: readonly Found[]) {
  const accounts = new Map(found.flatMap(({ account: one }) => (one ? [[one.id, one] as const] : [])))
  return accounts.size === 1 ? ([...accounts.values()][0] ?? null) : null
}

const folded = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const extraNames = new Map(
  Object.entries(documentLimits).map(([field, { label }]) => [folded(label), field as FieldName]),
)

function policyOf({
  id,
  type,
  state,
  policyNumber,
  inforceAt,
  expiresAt,
  carrier,
  pricing,
  details,
}: Found): PolicyOfRecords {
  const limits: Partial<Record<FieldName, number>> = {}
  for (const [name, value] of Object.entries(details.limits)) {
    if (typeof value === 'number' && isFieldName(name)) limits[name] = value
  }
  for (const { name, limit } of details.extraLimits) {
    const field = extraNames.get(folded(name))
    if (field && documentLimits[field as keyof typeof documentLimits].line === type) limits[field] = limit
  }
  return {
    ...{ id, type, state, number: policyNumber, inforceAt, expiresAt, limits, terms: details.lineTerms },
    insurer: carrier?.name ?? null,
    // Records write nothing as zero.
    premium: pricing.premium || null,
    deductible: details.deductible,
  }
}
