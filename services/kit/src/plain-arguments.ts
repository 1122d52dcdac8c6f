import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'

/**
 * Gives resolvers the same arguments for what is written into a query as for variables. GraphQL makes objects without a prototype
 * of the former: `String(object)` throws, and they have no `hasOwnProperty`.
 */
export function passPlainArguments(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  const fields = types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap(type => Object.values(type.getFields()))
    .filter(({ args }) => args.length > 0)
  for (const field of fields) {
    const { resolve = defaultFieldResolver } = field
    field.resolve = (parent, args, context, info) => resolve(parent, mapValues(args), context, info)
  }
}

const mapValues = (object: object) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, plain(value)]))

/** Variables, and dates, have their prototypes. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== null) return value
  return mapValues(value)
}
