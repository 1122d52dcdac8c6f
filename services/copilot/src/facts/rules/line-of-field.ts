import {
  documentLimits,
  type Field,
  type FieldName,
  fields,
  type InsuranceType,
  isLimitField,
  policyLimits,
} from '@coverdesk/coverage'

/** A limit is always of its own line; what the whole document has is of none. */
export function lineOfField(field: FieldName, line: InsuranceType | null): InsuranceType | null {
  if (isLimitField(field)) return { ...policyLimits, ...documentLimits }[field].line
  if (field === 'umbrellaRetention') return line === 'EXCESS' ? 'EXCESS' : 'UMBRELLA'
  const { isPerLine = false }: Field = fields[field]
  return isPerLine ? line : null
}
