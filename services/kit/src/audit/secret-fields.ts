import type { Schema } from 'mongoose'

/** The paths that a schema marks `secret: true`, also inside of its parts; they never reach an audit entry. */
export function secretPaths(schema: Schema): string[] {
  const paths: string[] = []
  schema.eachPath((path, type) => {
    const part = (type as { schema?: Schema }).schema
    if ((type.options as { secret?: boolean }).secret) paths.push(path)
    else if (part) paths.push(...secretPaths(part).map(inner => `${path}.${inner}`))
  })
  return paths
}

/** A copy of a stored record without its secrets. */
export function withoutSecrets<Item extends object>(record: Item, secrets: string[]): Item {
  return secrets.reduce((rest, path) => without(rest, path.split('.')) as Item, record)
}

function without(value: unknown, [name = '', ...rest]: string[]): unknown {
  if (Array.isArray(value)) return value.map(element => without(element, [name, ...rest]))
  if (!value || typeof value !== 'object' || !(name in value)) return value
  const { [name]: inner, ...others } = value as Record<string, unknown>
  return rest.length === 0 ? others : { ...others, [name]: without(inner, rest) }
}
