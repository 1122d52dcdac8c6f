import { formatMoney, pluralize } from '@coverdesk/design-system'
import { typeName } from '../words/policy-types'
import { limitLabel, limitLines } from './limit-lines'

/** What two people may change; a list as a whole. */
export const coverageFields = [
  ...limitLines.flatMap(({ limits }) => limits.map(([name]) => [`details.limits.${name}`, limitLabel(name)] as const)),
  ['details.deductible', 'Deductible'],
  ['details.summary', 'Summary'],
  ['details.insured.name', 'Insured'],
  ['details.insured.address', 'Insured address'],
  ['details.carrier.name', 'Carrier, as written'],
  ['details.carrier.address', 'Carrier address'],
  ['details.policyNumber', 'Policy number, as written'],
  ['details.extraLimits', 'Other limits'],
  ['details.locations', 'Locations'],
  ['details.namedAdditionalInsureds', 'Named additional insureds'],
  ['details.blanketAdditionalInsureds', 'Blanket additional insureds'],
  ['details.lineTerms', 'Terms by line'],
  ['details.coverageDescriptions', 'Coverages'],
  ['details.exclusionDescriptions', 'Exclusions'],
] as const

/** A value as people know it; of a list, what its rows are called. */
export function coverageWords(_path: string, value: unknown): string {
  if (typeof value === 'number') return formatMoney(value)
  if (Array.isArray(value)) return value.map(titleOf).filter(Boolean).join(', ') || pluralize(value.length, 'row')
  if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).join(', ')
  return String(value ?? '')
}

function titleOf(row: unknown): string {
  const { name, title, type, line, address } = row as Record<string, unknown>
  const heading =
    name ??
    title ??
    type ??
    (typeof line === 'string' ? typeName(line) : undefined) ??
    (address as { line1?: string } | undefined)?.line1
  return String(heading ?? '')
}
