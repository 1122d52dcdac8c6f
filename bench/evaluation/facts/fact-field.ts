import { type FieldName, fields } from '@coverdesk/coverage'

/** A name of the coverage schema. */
export type FactField = FieldName

export const isList = (field: FactField): boolean => 'isList' in fields[field]
