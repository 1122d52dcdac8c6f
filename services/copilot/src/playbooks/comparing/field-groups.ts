import { type Field, type FieldName, fieldNames, fields, isLimitField } from '@coverdesk/coverage'

const set = (...names: FieldName[]): ReadonlySet<FieldName> => new Set(names)

/** What insurance costs. */
export const costFields = set('premium', 'taxes', 'policyFees', 'totalCost', 'minimumEarnedPremium')

/** Limits, and what the insured bears. */
export const termFields: ReadonlySet<FieldName> = new Set([
  ...fieldNames.filter(isLimitField),
  ...(['deductible', 'retention', 'windHailDeductible', 'umbrellaRetention'] as const),
])

/** The insured, the insurer and the producer. */
export const partyFields = set('insuredName', 'insuredAddress', 'insurerName', 'insurerNaic', 'producerName')
export const numberFields = set('policyNumber', 'quoteNumber', 'binderNumber')
export const dateFields = set('effectiveDate', 'expirationDate')

/** Lists of texts. */
export const listFields: readonly FieldName[] = fieldNames.filter(name => (fields[name] as Field).isList === true)

/** Several groups as one. */
export const fieldsOf = (...groups: readonly ReadonlySet<FieldName>[]): ReadonlySet<FieldName> =>
  new Set(groups.flatMap(group => [...group]))
