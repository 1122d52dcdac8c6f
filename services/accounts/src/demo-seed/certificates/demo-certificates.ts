import { type DemoInsurance, demoAccounts, demoDay, demoPolicies } from '@coverdesk/kit'
import { Types } from 'mongoose'
import type { CertificateRecord } from '../../certificates/certificate.model.ts'
import type { CertificateLine, InsuranceType } from '../../certificates/certificate-snapshot.ts'
import { byTableOrder } from '../../certificates/insurance-type-names.ts'
import { asNumber } from '../../certificates/next-number.ts'
import { addressOf } from '../demo-data.ts'
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
  const ofClient = policies.filter(policy => policy.account.id === id && policy.age >= age)
  return {
    _id: new Types.ObjectId(`${prefix}e${String(place).padStart(21, '0')}`),
    accountId: new Types.ObjectId(id),
    version: 1,
    certificateNumber,
    issuedOn: demoDay(today, -age),
    ...{ issuedBy: issuedBy?.name ?? agency, createdById: issuedBy?.id ?? '', producer: agency },
    insured: { name, address: address ? { line2: undefined, ...addressOf(address) } : null },
    holder: demoHolders[holder],
    holderId: new Types.ObjectId(`${prefix}f${String(holderNames.indexOf(holder)).padStart(21, '0')}`),
    additionalInsured,
    descriptionOfOperations: description ?? null,
    lines: linesOf(ofClient, today, additionalInsured),
    neededUntil: demoDay(today, 30 - age),
    findings: [],
    overrideReason: null,
    fileName: `Certificate ${certificateNumber}.pdf`,
    // In office hours of both coasts.
    createdAt: new Date(Date.parse(`${demoDay(today, -age)}T18:00:00Z`) + (place % 50) * 60_000),
  }
}

function linesOf(policies: readonly DemoInsurance[], today: string, additionalInsured: boolean): CertificateLine[] {
  const sorted = policies.map(policy => ({ ...policy, type: policy.type as InsuranceType })).sort(byTableOrder)
  const insurers = [...new Set(sorted.map(({ insurer }) => insurer))]
  return sorted.map(({ id, type, insurer, policyNumber, age }) => {
    const inforceAt = demoDay(today, -age)
    return {
      ...{ policyId: id, type, insurerName: insurer, policyNumber, inforceAt },
      insurerLetter: 'ABCDEF'[insurers.indexOf(insurer)] ?? null,
      expiresAt: `${Number(inforceAt.slice(0, 4)) + 1}${inforceAt.slice(4)}`.replace('-02-29', '-02-28'),
      limits: demoLimitsOf(type),
      additionalInsured: additionalInsured && withBlanket.includes(type),
    }
  })
}
