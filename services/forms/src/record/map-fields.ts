import type { ValidationError } from '@coverdesk/kit'
import type { MappedField } from './mapped-field.ts'

/** A field by its name, and what a person says that it is filled with; without a source it is left empty. */
interface Given {
  name: string
  source?: string | null | undefined
}

/**
 * The fields of a form with what a person says of some of them.
 * @param refusal why a field can’t be filled with a source, as a sentence; null: it can
 * @returns also what is wrong, at `fields.<n>.name` and `fields.<n>.source`
 */
export function mapFields(
  current: readonly MappedField[],
  given: readonly Given[],
  refusal: (source: string, field: MappedField) => string | null,
): { fields: MappedField[]; errors: ValidationError[] } {
  const fields = new Map(current.map(field => [field.name, field]))
  const errors: ValidationError[] = []
  for (const [place, { name, source = null }] of given.entries()) {
    const field = fields.get(name)
    const message = field && source ? refusal(source, field) : null
    if (!field) errors.push({ path: `fields.${place}.name`, message: 'This form doesn’t have that field.' })
    else if (message) errors.push({ path: `fields.${place}.source`, message })
    else if (source !== field.source || field.matchedBy === null) {
      fields.set(name, { ...field, source, matchedBy: 'STAFF' })
    }
  }
  return { fields: [...fields.values()], errors }
}
