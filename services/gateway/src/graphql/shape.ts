import { type GraphQLOutputType, isListType, isNonNullType } from 'graphql'

/** Makes the value that a client asked for of what subgraphs answered. */
export type Shape = (value: unknown) => unknown

interface ShapedField {
  key: string
  shape: Shape
}

/** Instead of a value that must not be null: the next one above that may be null becomes it. */
const impossible = Symbol('null where the schema allows none')

const asItIs: Shape = value => value ?? null

/** An object with the fields in the order in which they were asked for, and none besides. */
export function objectShape(fields: ShapedField[]): Shape {
  return value => {
    if (value === null || value === undefined) return null
    const shaped: Record<string, unknown> = {}
    for (const { key, shape } of fields) {
      const fieldValue = shape((value as Record<string, unknown>)[key])
      if (fieldValue === impossible) return null
      shaped[key] = fieldValue
    }
    return shaped
  }
}

/** A value of a type: lists through and through, and nothing null that must not be. */
export function typedShape(type: GraphQLOutputType, inner: Shape = asItIs): Shape {
  if (isNonNullType(type)) {
    const nullable = typedShape(type.ofType, inner)
    return value => nullable(value) ?? impossible
  }
  if (!isListType(type)) return inner
  const item = typedShape(type.ofType, inner)
  return value => {
    if (!Array.isArray(value)) return null
    const items = value.map(item)
    return items.includes(impossible) ? null : items
  }
}
