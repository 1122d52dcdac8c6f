import type { DocumentNode, GraphQLFieldMap, OperationDefinitionNode } from 'graphql'
import type { ComposedSchema } from './compose.ts'
import { fieldsOf } from './public-operations.ts'

/** Whether every field of a mutation is marked with `@command`: the product itself may use it, not only people (ADR 0055). */
export function isCommand(
  { parts }: ComposedSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  document: DocumentNode,
): boolean {
  if (operation !== 'mutation') return false
  const marked = new Set(parts.flatMap(({ schema }) => commandsOf(schema.getMutationType()?.getFields() ?? {})))
  return fieldsOf(selectionSet, document).every(name => name === '__typename' || marked.has(name))
}

const commandsOf = (fields: GraphQLFieldMap<unknown, unknown>): string[] =>
  Object.values(fields)
    .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'command'))
    .map(({ name }) => name)
