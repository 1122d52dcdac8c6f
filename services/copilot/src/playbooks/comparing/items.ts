import {
  type FactLine,
  type Field,
  type FieldName,
  fieldNames,
  fields,
  insuranceTypeNames,
  insuranceTypes,
} from '@coverdesk/coverage'
import { isSameValue } from '../documents/same-value.ts'
import { type Side, statedOn } from '../documents/side.ts'
import type { Statement } from '../documents/statement.ts'

/** One field in one line of business, and what each side states of it. */
export interface Item {
  field: FieldName
  line: FactLine
  /** "Each occurrence (General Liability)". */
  label: string
  /** In the order of the sides; none: that side doesn’t state it. */
  stated: readonly (readonly Statement[])[]
}

/** Whether the sides of an item agree. UNCLEAR: one of them states two values. */
type Agreement = 'SAME' | 'DIFFERENT' | 'MISSING' | 'UNCLEAR'

/** What any of the sides states of these fields, in the order of the schema, line by line. */
export function itemsOf(sides: readonly Side[], wanted: ReadonlySet<FieldName>): Item[] {
  const items = fieldNames
    .filter(field => wanted.has(field))
    .flatMap(field => linesOf(field, sides).map(line => itemOf(sides, field, line)))
  return items.filter(({ stated }) => stated.some(one => one.length > 0)).sort((a, b) => placeOf(a) - placeOf(b))
}

export const itemOf = (sides: readonly Side[], field: FieldName, line: FactLine): Item => ({
  ...{ field, line, label: labelOf(field, line), stated: sides.map(side => statedOn(side, field, line)) },
})

/** The lines that a field is stated for; of the whole document only where that is something of its own. */
function linesOf(field: FieldName, sides: readonly Side[]): FactLine[] {
  const of = (side: Side) => new Set(side.statements.filter(one => one.field === field).map(({ line }) => line))
  const stated = sides.map(of)
  const lines = [...new Set(stated.flatMap(set => [...set]))]
  const named = lines.filter(line => line !== null)
  if (named.length === 0) return lines
  const isAmount = (fields[field] as Field).unit === 'USD'
  const isOwn = sides.some((side, place) => stated[place]?.has(null) && isAmount && side.lines.size > 1)
  return isOwn ? [null, ...named] : named
}

const placeOf = ({ line }: Item) => (line === null ? -1 : insuranceTypes.indexOf(line))

export function labelOf(field: FieldName, line: FactLine): string {
  const { label } = fields[field] as Field
  return line === null ? label : `${label} (${insuranceTypeNames[line]})`
}

export function agreementOf({ stated }: Item): Agreement {
  if (stated.some(one => one.length === 0)) return 'MISSING'
  if (stated.some(one => one.length > 1)) return 'UNCLEAR'
  const [first, ...others] = stated.map(([one]) => one as Statement)
  return first && others.every(other => isSameValue(first, other)) ? 'SAME' : 'DIFFERENT'
}
