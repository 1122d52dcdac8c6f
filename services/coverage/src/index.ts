export { type DocumentKind, documentKindNames, documentKinds } from './document-kinds.ts'
export {
  amountWords,
  type Evidence,
  evidenceBox,
  type Fact,
  type FactLine,
  type FactUnit,
  type FactValue,
  fact,
  factUnits,
} from './fact.ts'
export { type Field, type FieldName, fieldNames, fields, isFieldName, isLimitField } from './fields.ts'
export { type InsuranceType, insuranceTypeNames, insuranceTypes } from './insurance-types.ts'
export {
  type DocumentLimitName,
  documentLimits,
  type Limit,
  type LimitKind,
  type LimitName,
  limitNames,
  policyLimits,
} from './limits.ts'
