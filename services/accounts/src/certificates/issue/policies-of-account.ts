import { type LimitName, limitNames, policyLimits } from '@coverdesk/coverage'
import { askProduct, notFound, readablePhone } from '@coverdesk/kit'
import { z } from 'zod'
import { insuranceTypes } from '../../applications/application.ts'
import type { ProducerProfile } from '../record/certificate-snapshot.ts'
import type { CertifiedPolicy } from '../record/certified-policy.ts'
import { kindOfName } from '../record/kind-of-name.ts'
import { termsOfPolicy } from './terms-of-policy.ts'

const question = /* GraphQL */ `
  query CertificatePolicies($id: ID!, $after: String) {
    agency { name timeZone profile { address { line1 line2 city zone postalCode } phone licenseNumber } }
    agencyUser { name }
    account(id: $id) {
      businessPolicies(first: 100, after: $after) {
        endCursor
        items {
          id
          type
          state
          policyNumber
          inforceAt
          expiresAt
          carrier { name }
          cancellation { canceledAt effectiveAt }
          reinstatement { reinstatedAt }
          renewal { nextPolicies { id } }
          details {
            carrier { name }
            limits { ${limitNames.join(' ')} }
            extraLimits { name limit }
            namedAdditionalInsureds { name }
            blanketAdditionalInsureds { type }
            lineTerms { line additionalInsured waiverOfSubrogation primaryNonContributory }
          }
        }
      }
    }
  }
`

const named = z.object({ name: z.string() })
const flag = z.boolean().nullable()
const policy = z.object({
  id: z.string(),
  type: z.enum(insuranceTypes),
  state: z.string(),
  policyNumber: z.string().nullable(),
  inforceAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  carrier: named.nullable(),
  cancellation: z.object({ canceledAt: z.string(), effectiveAt: z.string() }).nullable(),
  reinstatement: z.object({ reinstatedAt: z.string() }).nullable(),
  renewal: z.object({ nextPolicies: z.array(z.object({ id: z.string() })) }),
  details: z.object({
    carrier: named.nullable(),
    limits: z.partialRecord(z.enum(limitNames as [LimitName, ...LimitName[]]), z.number().nullable()),
    extraLimits: z.array(z.object({ name: z.string(), limit: z.number() })),
    namedAdditionalInsureds: z.array(named),
    blanketAdditionalInsureds: z.array(z.object({ type: z.string() })),
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
const address = z.object({
  line1: z.string(),
  line2: z
    .string()
    .nullish()
    .transform(line => line ?? undefined),
  city: z.string(),
  zone: z.string(),
  postalCode: z.string(),
})
const agencyProfile = z.object({
  address: address.nullable(),
  phone: z
    .string()
    .nullable()
    .transform(phone => phone && readablePhone(phone)),
  licenseNumber: z.string().nullable(),
})
const answer = z.object({
  agency: z.object({ name: z.string(), timeZone: z.string(), profile: agencyProfile }),
  agencyUser: z.object({ name: z.string().nullable() }).nullable(),
  account: z
    .object({ businessPolicies: z.object({ items: z.array(policy), endCursor: z.string().nullable() }) })
    .nullable(),
})

export interface CertificateWorld {
  agency: { name: string; timeZone: string; profile: ProducerProfile }
  /** Who issues it; null: no one who has a name. */
  userName: string | null
  policies: CertifiedPolicy[]
}

/** More pages than this no account has. */
const maxPages = 10

/**
 * What a certificate is made of, as the caller sees it at this moment.
 * @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while policies do not answer
 */
export async function policiesOfAccount(id: string): Promise<CertificateWorld> {
  const policies: CertifiedPolicy[] = []
  let after: string | null = null
  for (let page = 1; ; page += 1) {
    const { agency, agencyUser, account }: z.output<typeof answer> = await askProduct(question, { id, after }, answer)
    if (!account) throw notFound('account')
    policies.push(...account.businessPolicies.items.map(asCertified))
    after = account.businessPolicies.endCursor
    if (!after || page === maxPages) return { agency, userName: agencyUser?.name ?? null, policies }
  }
}

function asCertified({ carrier, cancellation, reinstatement, renewal, details, ...rest }: z.output<typeof policy>) {
  const isTakenBack = cancellation && reinstatement && reinstatement.reinstatedAt >= cancellation.canceledAt
  const limits = limitNames.flatMap(name => {
    const amount = details.limits[name]
    const { label, kind } = policyLimits[name]
    return typeof amount === 'number' ? [{ label, kind, amount }] : []
  })
  const extra = details.extraLimits.map(({ name, limit }) => ({ label: name, kind: kindOfName(name), amount: limit }))
  return {
    ...rest,
    insurer: (carrier ?? details.carrier)?.name ?? null,
    canceledFrom: cancellation && !isTakenBack ? cancellation.effectiveAt : null,
    limits: [...limits, ...extra],
    namedAdditionalInsureds: details.namedAdditionalInsureds.map(({ name }) => name),
    hasBlanket: details.blanketAdditionalInsureds.length > 0,
    terms: termsOfPolicy(rest.type, details.lineTerms),
    nextPolicyIds: renewal.nextPolicies.map(({ id }) => id),
  }
}
