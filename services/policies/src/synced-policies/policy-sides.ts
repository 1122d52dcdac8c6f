import { type FieldDecision, fold, mergeSides, type SyncedField } from '@coverdesk/kit'
import { type InsuranceType, insuranceTypeNames } from '../models/enumerations.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import { readableDay } from '../rules/days.ts'
import type { SyncedRecord } from './synced-record.model.ts'

type Definition = Pick<SyncedField, 'field' | 'label' | 'isSame' | 'show'>
export type Values = ReadonlyMap<string, string | null>

const sameWords = (one: string, other: string) => fold(one) === fold(other)
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const definitions: readonly Definition[] = [
  { field: 'TYPE', label: 'Type', show: type => insuranceTypeNames[type as InsuranceType] },
  { field: 'STAGE', label: 'Stage', show: stage => (stage === 'QUOTE' ? 'Being bound' : 'Bound') },
  { field: 'CARRIER', label: 'Carrier', isSame: sameWords },
  { field: 'BROKER', label: 'Wholesale broker', isSame: sameWords },
  { field: 'POLICY_NUMBER', label: 'Policy number', isSame: sameWords },
  { field: 'QUOTE_NUMBER', label: 'Quote number', isSame: sameWords },
  { field: 'ISSUED_AT', label: 'Issued', show: readableDay },
  { field: 'INFORCE_AT', label: 'Effective date', show: readableDay },
  { field: 'EXPIRES_AT', label: 'Expiration date', show: readableDay },
  { field: 'BILLING_TYPE', label: 'Billing', show: type => (type === 'AGENCY' ? 'Agency bill' : 'Direct bill') },
  { field: 'PREMIUM', label: 'Premium', show: cents => dollars.format(Number(cents) / 100) },
  { field: 'CANCELED_AT', label: 'Canceled from', show: readableDay },
]

/** A policy's facts by field; null is empty. @param names of companies, by id */
export function valuesOfPolicy(policy: PolicyRecord, names: ReadonlyMap<string, string>): Values {
  const { cancellation, reinstatement } = policy
  return new Map([
    ['TYPE', policy.type],
    ['STAGE', policy.standing === 'BINDING' ? 'QUOTE' : 'BOUND'],
    ['CARRIER', names.get(String(policy.carrierId)) ?? null],
    ['BROKER', names.get(String(policy.brokerId)) ?? null],
    ['POLICY_NUMBER', policy.policyNumber],
    ['QUOTE_NUMBER', policy.quoteNumber],
    ['ISSUED_AT', policy.issuedAt],
    ['INFORCE_AT', policy.inforceAt],
    ['EXPIRES_AT', policy.expiresAt],
    ['BILLING_TYPE', policy.pricing.billingType],
    ['PREMIUM', String(policy.pricing.premium)],
    ['CANCELED_AT', cancellation && !reinstatement ? cancellation.effectiveAt : null],
  ])
}

interface Sides {
  /** Null: it is new here. */
  here: Values | null
  there: Values
  base: SyncedRecord['base'] | undefined
  decisions: readonly FieldDecision[]
}

export function mergePolicy({ here, there, base, decisions }: Sides) {
  const fields = definitions.map(
    (definition): SyncedField => ({
      ...definition,
      here: here?.get(definition.field) ?? null,
      there: there.get(definition.field),
      base: base?.[definition.field],
    }),
  )
  return mergeSides(fields, decisions)
}

/** Both sides of every field that one of them has, for people who compare two policies. */
export function compared(here: Values, there: Values) {
  const read = ({ show = String }: Definition, value: string | null | undefined) => (value ? show(value) : null)
  return definitions
    .map(definition => ({
      field: definition.field,
      label: definition.label,
      here: read(definition, here.get(definition.field)),
      there: read(definition, there.get(definition.field)),
    }))
    .filter(({ here, there }) => here !== null || there !== null)
}

/** What people call it in a list: `General Liability GL-1042`. */
export function nameOf(values: Values): string {
  const type = insuranceTypeNames[(values.get('TYPE') ?? 'OTHER') as InsuranceType]
  const number = values.get('POLICY_NUMBER') ?? values.get('QUOTE_NUMBER')
  return number ? `${type} ${number}` : type
}
