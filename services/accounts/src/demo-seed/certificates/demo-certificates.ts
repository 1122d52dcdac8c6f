import { type DemoInsurance, demoAccounts, demoDay, demoPolicies } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { asNumber } from '../../certificates/issue/next-number.ts'
import type { CertificateRecord } from '../../certificates/record/certificate.model.ts'
import type { CertificateLine, InsuranceType } from '../../certificates/record/certificate-snapshot.ts'
import { byTableOrder } from '../../certificates/record/insurance-type-names.ts'
import { addressOf } from '../addresses/address-of.ts'
import { demoHolders } from './demo-holders.ts'
import { demoLimitsOf, withBlanket } from './demo-limits.ts'
import type { DemoRequests } from './demo-plan.ts'

/** In which agency, and on which day, the demo's certificates are made. */
export interface DemoIssuing {
  prefix: '67' | '68'
  agency: string
  today: string
  staff: readonly { id: string; name: string }[]
}

export type DemoCertificate = Omit<CertificateRecord, 'fileId'> & { holderId: Types.ObjectId }

const holderNames = Object.keys(demoHolders)

/** Those of an agency, the oldest first, as they were numbered. */
export function demoCertificates(requests: readonly DemoRequests[], issuing: DemoIssuing): DemoCertificate[] {
  const policies = demoPolicies(issuing.prefix, issuing.today)
  return requests
    .flatMap(request => request.ages.map(age => ({ request, age })))
    .sort((one, other) => other.age - one.age)
    .map(({ request, age }, place) => certificateOf(request, age, place, policies, issuing))
}

function certificateOf(
  { client, holder, additionalInsured = false, description }: DemoRequests,
  age: number,
  place: number,
  policies: readonly DemoInsurance[],
  { prefix, agency, today, staff }: DemoIssuing,
): DemoCertificate {
  const { id, name, address } = demoAccounts[client]
  const issuedBy = staff[place % staff.length]
  const certificateNumber = asNumber(place + 1)
  const issuedOn = demoDay(today, -age)
  const ofClient = policies.filter(({ account }) => account.id === id)
  return {
    _id: new Types.ObjectId(`${prefix}e${String(place).padStart(21, '0')}`),
    accountId: new Types.ObjectId(id),
    version: 1,
    certificateNumber,
    issuedOn,
    ...{ issuedBy: issuedBy?.name ?? agency, createdById: issuedBy?.id ?? '', producer: agency },
    insured: { name, address: address ? { line2: undefined, ...addressOf(address) } : null },
    holder: demoHolders[holder],
    holderId: new Types.ObjectId(`${prefix}f${String(holderNames.indexOf(holder)).padStart(21, '0')}`),
    additionalInsured,
    descriptionOfOperations: description ?? null,
    lines: linesOf(ofClient, { issuedOn, today, additionalInsured }),
    neededUntil: demoDay(today, 30 - age),
    findings: [],
    overrideReason: null,
    fileName: `Certificate ${certificateNumber}.pdf`,
    // In office hours of both coasts.
    createdAt: new Date(Date.parse(`${issuedOn}T18:00:00Z`) + (place % 50) * 60_000),
  }
}

interface DemoWish {
  issuedOn: string
  today: string
  additionalInsured: boolean
}

/** Each policy in the term that it had on the day of the certificate. */
function linesOf(
  policies: readonly DemoInsurance[],
  { issuedOn, today, additionalInsured }: DemoWish,
): CertificateLine[] {
  const certified = policies
    .flatMap(policy => termsOf(policy, today).map(term => ({ ...policy, ...term, type: policy.type as InsuranceType })))
    .filter(({ inforceAt, expiresAt }) => inforceAt <= issuedOn && issuedOn < expiresAt)
    .sort(byTableOrder)
  const insurers = [...new Set(certified.map(({ insurer }) => insurer))]
  return certified.map(({ id, type, insurer, policyNumber, inforceAt, expiresAt }) => ({
    ...{ policyId: id, type, insurerName: insurer, policyNumber, inforceAt, expiresAt },
    insurerLetter: 'ABCDEF'[insurers.indexOf(insurer)] ?? null,
    limits: demoLimitsOf(type),
    additionalInsured: additionalInsured && withBlanket.includes(type),
  }))
}

function termsOf({ id, policyNumber, age, formerTerms }: DemoInsurance, today: string) {
  const inforceAt = demoDay(today, -age)
  const expiresAt = `${Number(inforceAt.slice(0, 4)) + 1}${inforceAt.slice(4)}`.replace('-02-29', '-02-28')
  return [{ id, policyNumber, inforceAt, expiresAt }, ...formerTerms]
}
