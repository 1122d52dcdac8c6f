import { daysBetween, fold } from '@coverdesk/kit'
import { Types } from 'mongoose'
import type { Names } from '../history/policy-changes.ts'
import type { PolicyEventRecord } from '../models/policy-event.model.ts'
import { policyFields } from '../policies/policy-fields.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import { Biography } from './demo-biography.ts'
import type { DemoCarrier } from './demo-carriers.ts'
import type { DemoDays } from './demo-days.ts'
import { type DemoDocument, demoDocument, documentName } from './demo-documents.ts'
import { type DemoTerm, factsOfTerm } from './demo-facts.ts'
import type { DemoPolicy } from './demo-policy.ts'

/** What the policies of an agency's demo are made in. */
export interface DemoWorld {
  /** What ids begin with. */
  prefix: string
  days: DemoDays
  carrierId(carrier: DemoCarrier): Types.ObjectId
  /** Of its staff, by number. */
  userId(number: number): string
  names: Names
}

/** What is stored of one policy. */
export interface DemoRecords {
  policy: PolicyRecord
  events: PolicyEventRecord[]
  documents: DemoDocument[]
}

type Planned = Parameters<Biography['happen']>[0]

/** Every term of a policy, the first one first. */
export const termsOf = (policy: DemoPolicy, number: number, world: DemoWorld): DemoRecords[] =>
  Array.from({ length: policy.terms }, (_, index) => termOf(policy, number, index, world))

function termOf(policy: DemoPolicy, number: number, index: number, world: DemoWorld): DemoRecords {
  const { days, names } = world
  const idOf = (kind: string, place: number) => objectId(world.prefix, kind, number * 1_000 + place)
  const _id = idOf('d', index)
  const term = daysOfTerm(policy, number, policy.terms - 1 - index, world)
  const carrierId = policy.carrier && world.carrierId(policy.carrier)
  const brokerId = policy.broker ? world.carrierId(policy.broker) : null
  const agencyUserId = policy.assignee === null ? null : world.userId(policy.assignee ?? 0)
  const facts = factsOfTerm(
    policy,
    term,
    { carrierId, brokerId, agencyUserId },
    index > 0 ? idOf('d', index - 1) : null,
  )
  const biography = new Biography(facts, names)
  const next = index < policy.terms - 1 ? idOf('d', index + 1) : null
  for (const planned of happenings(policy, term, next, agencyUserId ?? world.userId(0), days)) {
    if (biography.hasStarted) biography.follow(planned.day, atMidnight(days))
    biography.happen(planned)
  }
  biography.follow(days.today, atMidnight(days))
  const { life } = biography
  const { account } = policy
  const copy = {
    name: account.name,
    sortName: fold(account.name),
    email: account.email,
    contactIds: [account.contactId],
  }
  const carrierName = carrierId ? (names.carriers.get(String(carrierId)) ?? null) : null
  return {
    policy: {
      _id,
      version: life.version,
      createdAt: life.events[0]?.at ?? life.updatedAt,
      updatedAt: life.updatedAt,
      ...policyFields(life.facts, { account: copy, carrierName, today: days.today }),
    },
    events: biography.eventsOf(_id, place => idOf('e', index * 20 + place)),
    documents: next
      ? []
      : documentsOf(policy, term, world).map(make => make(_id, place => idOf('9', index * 20 + place))),
  }
}

/** The same id at every start, so that a seed which was interrupted continues. */
export const objectId = (prefix: string, kind: string, number: number): Types.ObjectId =>
  new Types.ObjectId(`${prefix}${kind}${String(number).padStart(24 - prefix.length - kind.length, '0')}`)

/** The calendar moves at the agency's midnight, in the night of whoever has written the rest. */
const atMidnight = (days: DemoDays) => (day: string) => days.at(day, -9 * 60)

const codes = ['CLM', 'HPI', 'PKG', 'NLA', 'QWF', 'BWI']

function daysOfTerm(policy: DemoPolicy, number: number, age: number, { days, prefix }: DemoWorld): DemoTerm {
  const inforceAt = days.years(days.day(policy.begins), -age)
  const serial = 10_400 + number * 37
  const year = inforceAt.slice(0, 4)
  const canary = policy.account.name.startsWith('CANARY_B') ? 'CANARY_B-' : ''
  return {
    age,
    inforceAt,
    expiresAt: days.years(inforceAt, 1),
    policyNumber: `${canary}${codes[number % codes.length]}-${serial}-${year}`,
    quoteNumber: `${canary}Q${prefix}${year}${serial}`,
  }
}

const earlier = (one: string, other: string) => (one < other ? one : other)

/** What people did, in its order. */
function happenings(
  policy: DemoPolicy,
  term: DemoTerm,
  next: Types.ObjectId | null,
  userId: string,
  days: DemoDays,
): Planned[] {
  const fromBegin = (offset: number) => days.day(daysBetween(days.today, term.inforceAt) + offset)
  const isRenewal = term.age < policy.terms - 1
  const began = earlier(fromBegin(isRenewal ? -30 : -38), days.day(-6))
  const bound = earlier(fromBegin(-8), days.day(-1))
  const renewed = earlier(fromBegin(365 - 30), days.day(-6))
  const on = (day: string, minutes: number, what: Omit<Planned, 'day' | 'at' | 'userId'>): Planned => ({
    ...{ day, at: days.at(day, minutes), userId },
    ...what,
  })
  const all = [
    on(began, 12, { kind: isRenewal ? 'CREATED_BY_RENEWAL' : 'CREATED' }),
    ...(policy.standing === 'BOUND' && term.policyNumber
      ? [
          on(bound, 95, {
            kind: 'UPDATED',
            reason: 'Bound; the number came with the policy.',
            facts: { standing: 'BOUND', policyNumber: term.policyNumber, issuedAt: bound },
          }),
        ]
      : []),
    ...(next ? [on(renewed, 12, { kind: 'RENEWED', facts: { nextPolicyIds: [next] } })] : []),
    ...(next ? [] : [...cancellationOf(policy, days, on), ...filesOf(policy, days, on)]),
  ]
  return all.sort((one, other) => one.at.getTime() - other.at.getTime())
}

type On = (day: string, minutes: number, what: Omit<Planned, 'day' | 'at' | 'userId'>) => Planned

function cancellationOf({ cancellation: given, premium }: DemoPolicy, days: DemoDays, on: On): Planned[] {
  if (!given) return []
  const [noted, effectiveAt] = [days.day(given.noted), days.day(given.effective)]
  const cancellation = {
    canceledAt: days.at(noted, 40),
    canceledBy: given.by ?? 'CARRIER',
    effectiveAt,
    type: given.type ?? 'CANCELLATION',
    reason: given.reason ?? 'INSURED_NONPAYMENT',
    reasonDescription: given.why ?? null,
    returnPremium: given.effective < 0 ? Math.round(premium * 30) : null,
    returnCommission: given.effective < 0 ? Math.round(premium * 3) : null,
  } as const
  const canceled = on(noted, 40, { kind: 'CANCELED', facts: { cancellation, reinstatement: null } })
  if (given.reinstated === undefined) return [canceled]
  const day = days.day(given.reinstated)
  const reasonDescription = 'The carrier took the payment after all.'
  const reinstatement = { reinstatedAt: days.at(day, 20), effectiveAt, reasonDescription }
  return [canceled, on(day, 20, { kind: 'REINSTATED', facts: { reinstatement } })]
}

/** The day on which the number-th document came. */
const uploadDay = (policy: DemoPolicy, number: number, days: DemoDays) =>
  earlier(days.day(policy.begins + 3 + number * 9), days.day(-1))

function filesOf(policy: DemoPolicy, days: DemoDays, on: On): Planned[] {
  return Array.from({ length: policy.documents ?? 0 }, (_, number) =>
    on(uploadDay(policy, number, days), 150 + number, {
      kind: 'FILE_ADDED',
      changes: [{ field: 'file', before: null, after: JSON.stringify(documentName(policy, number)) }],
    }),
  )
}

function documentsOf(policy: DemoPolicy, term: DemoTerm, { days, userId }: DemoWorld) {
  const uploadedBy = userId(policy.assignee ?? 0)
  const policyNumber = policy.standing === 'BOUND' ? term.policyNumber : null
  return Array.from(
    { length: policy.documents ?? 0 },
    (_, number) => (policyId: Types.ObjectId, idOf: (place: number) => Types.ObjectId) => {
      const createdAt = days.at(uploadDay(policy, number, days), 150 + number)
      return demoDocument(
        policy,
        number,
        { ...term, policyNumber },
        { _id: idOf(number), policyId, createdAt, uploadedBy },
      )
    },
  )
}
