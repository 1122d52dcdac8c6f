import { type GraphQLField, type GraphQLSchema, getNamedType } from 'graphql'

/** Whether a root field serves merging: `accountsByIds(ids: [ID!]!): [Account]! @merge(keyField: "id")`. */
export const isMergeRoot = (field: GraphQLField<unknown, unknown>): boolean =>
  field.astNode?.directives?.some(({ name }) => name.value === 'merge') ?? false

/** The root field of a subgraph that completes records of a type, given their ids in its one argument. */
export function mergeRootOf(schema: GraphQLSchema, typeName: string): GraphQLField<unknown, unknown> | undefined {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {})
  return roots.find(field => isMergeRoot(field) && getNamedType(field.type).name === typeName)
}
