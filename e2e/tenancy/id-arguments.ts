import {
  type GraphQLField,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql'

/** An operation of the schema, and where in its arguments a record is named: `input.associateContactId`. */
export interface Operation {
  /** `Query.account` */
  name: string
  idPaths: string[]
}

/** Every operation that the one schema offers. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  return roots.flatMap(root =>
    Object.values(root?.getFields() ?? {}).map(field => ({
      name: `${root?.name}.${field.name}`,
      idPaths: pathsOf(field),
    })),
  )
}

const pathsOf = (field: GraphQLField<unknown, unknown>) =>
  field.args.flatMap(argument => idPaths(argument.name, argument.type, []))

/** Inputs may contain themselves; a record that is named deeper than once is named in the same way. */
function idPaths(path: string, type: GraphQLInputType, above: string[]): string[] {
  const named = getNamedType(type)
  if (named === GraphQLID) return [path]
  if (!isInputObjectType(named) || above.includes(named.name)) return []
  return Object.values(named.getFields()).flatMap(field =>
    idPaths(`${path}.${field.name}`, field.type, [...above, named.name]),
  )
}
