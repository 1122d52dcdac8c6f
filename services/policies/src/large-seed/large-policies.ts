import { daysAfter, demoAgencies, fold, type LargeBusiness, largeBusiness, yearAfter } from '@coverdesk/kit'
import { Types } from 'mongoose'
import type { InsuranceType } from '../models/enumerations.ts'
import { noDetails, type PolicyLimits } from '../policies/policy-details.ts'
import { policyFields } from '../policies/policy-fields.ts'
import type { PolicyFacts } from '../policies/policy-record.ts'
import type { Day } from '../rules/days.ts'

/** What a policy of the large agency needs of its surroundings. */
export interface LargeWorld {
  today: Day
  /** Those that insure. */
  carriers: readonly { id: Types.ObjectId; name: string }[]
}

/** A policy of the large agency, as it is stored. */
export type LargePolicy = ReturnType<typeof largePolicy>

/** The lines that follow each other in the policies of one business, with limits that are usual there. */
const lines: readonly (readonly [InsuranceType, PolicyLimits])[] = [
  ['GENERAL_LIABILITY', { glAggregateLimit: 200_000_000, glPerOccurrenceLimit: 100_000_000 }],
  ['WORKERS_COMPENSATION', { wcPerAccidentLimit: 100_000_000, wcPerDiseasePolicyLimit: 100_000_000 }],
  ['COMMERCIAL_AUTO', {}],
  ['PROPERTY', { propertyBuildingLimit: 150_000_000, propertyContentsLimit: 40_000_000 }],
  ['UMBRELLA', { umbrellaAggregateLimit: 500_000_000, umbrellaPerOccurrenceLimit: 500_000_000 }],
  ['CYBER', { cyberAggregateLimit: 100_000_000, cyberRetentionLimit: 500_000 }],
  ['BUSINESS_OWNERS', { propertyContentsLimit: 25_000_000 }],
]

/** Eight businesses have 25 policies: each the last year of a line, the present one that renews it, and another line; one has a fourth. */
const together = { businesses: 8, policies: 25 }

function placeOf(number: number): { business: number; turn: number } {
  const [group, place] = [Math.floor(number / together.policies), number % together.policies]
  const isFourth = place === together.policies - 1
  const business = group * together.businesses + (isFourth ? 0 : Math.floor(place / 3))
  return { business, turn: isFourth ? 3 : place % 3 }
}

const staff = 5
const of = <Item>(list: readonly Item[], number: number) => list[number % list.length] as Item

/** A policy has the same id every time, so that a seed that was interrupted continues. */
const policyId = (number: number) => new Types.ObjectId(`6f${'e'.padEnd(4, '0')}${String(number).padStart(18, '0')}`)

/** A policy by its number, whole as mongoose would store it. */
export function largePolicy(number: number, { today, carriers }: LargeWorld) {
  const { business, turn } = placeOf(number)
  const account = largeBusiness(Math.floor(business / 4) * 5 + (business % 4)) as LargeBusiness
  const carrier = of(carriers, business + Math.floor(turn / 2))
  const facts = largeFacts(number, business, turn, today)
  const { id, name, email, contactId } = account
  const copy = { name, sortName: fold(name), email, contactIds: [contactId] }
  const changedAt = new Date(Date.UTC(2024, 0, 2, 15) + ((number * 7_919) % 1_000_000) * 60_000)
  return {
    _id: policyId(number),
    version: 1,
    createdAt: changedAt,
    updatedAt: changedAt,
    ...policyFields(
      { ...facts, accountId: id, contactIds: [contactId], carrierId: carrier.id },
      { account: copy, carrierName: carrier.name, today },
    ),
  }
}

/** Turn 0 is the last year of a line, turn 1 the present one; the others are other lines. */
function largeFacts(
  number: number,
  business: number,
  turn: number,
  today: Day,
): Omit<PolicyFacts, 'accountId' | 'contactIds' | 'carrierId'> {
  const [type, limits] = of(lines, business + (turn < 2 ? 0 : turn - 1))
  const present = daysAfter(today, -((business * 37 + (turn < 2 ? 0 : turn * 101)) % 364))
  const inforceAt = turn === 0 ? daysAfter(present, -365) : present
  const expiresAt = turn === 0 ? present : yearAfter(present)
  const isCanceled = turn > 0 && number % 97 === 0
  return {
    type,
    standing: turn > 0 && number % 41 === 0 ? 'BINDING' : 'BOUND',
    market: number % 6 === 0 ? 'EXCESS_AND_SURPLUS' : 'ADMITTED',
    brokerId: null,
    agencyUserId: `66${String(business % staff).padStart(22, '0')}`,
    quoteNumber: null,
    policyNumber: `${type.slice(0, 2)}-${String(number).padStart(7, '0')}`,
    issuedAt: inforceAt,
    inforceAt,
    expiresAt,
    pricing: {
      billingType: number % 3 === 0 ? 'AGENCY' : 'DIRECT',
      paymentIntervalType: of(['ANNUAL', 'MONTHLY', 'QUARTERLY'] as const, number),
      premium: 50_000 + ((number * 104_729) % 4_000_000),
      agencyFees: number % 4 === 0 ? 15_000 : 0,
      brokerFees: 0,
      policyFees: 2_500,
      otherFees: 0,
      taxes: (number * 31) % 90_000,
      commissionRate: of([0.1, 0.125, 0.15], number),
      minimumEarnedPremium: null,
    },
    details: { ...noDetails, limits },
    cancellation: isCanceled ? cancellationOf(number, today, expiresAt) : null,
    reinstatement: null,
    previousPolicyIds: turn === 1 ? [policyId(number - 1)] : [],
    nextPolicyIds: turn === 0 ? [policyId(number + 1)] : [],
  }
}

/** Half of them take effect in the next weeks. */
function cancellationOf(number: number, today: Day, expiresAt: Day): PolicyFacts['cancellation'] {
  const ahead = number % 2 === 0 ? 1 + (number % 40) : 0
  const effectiveAt = daysAfter(today, ahead)
  return {
    canceledAt: new Date(`${today}T16:00:00Z`),
    canceledBy: of(['INSURED', 'CARRIER', 'AGENCY'] as const, number),
    effectiveAt: effectiveAt < expiresAt ? effectiveAt : expiresAt,
    type: 'CANCELLATION',
    reason: 'INSURED_NONPAYMENT',
    reasonDescription: null,
    returnPremium: null,
    returnCommission: null,
  }
}

/** The policies of the large agency from a number on. */
export const largePolicies = (from: number, count: number, world: LargeWorld) =>
  Array.from({ length: count }, (_, place) => largePolicy(from + place, world))

export const largeAgency = demoAgencies.harborPoint
