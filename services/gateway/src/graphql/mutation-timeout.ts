import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  getDirectiveValues,
  type OperationDefinitionNode,
} from 'graphql'
import type { CollectedField } from './collect-fields.ts'
import type { ComposedPart } from './compose.ts'

const patienceDirective = new GraphQLDirective({
  name: 'timeout',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { seconds: { type: GraphQLInt } },
})

/**
 * How long a subgraph may take for these fields of its `Mutation`, as its `@timeout` says: the longest of them.
 * @returns milliseconds; undefined for what has the usual time, as every query has
 */
export function patienceFor(
  { schema }: ComposedPart,
  { operation }: OperationDefinitionNode,
  fields: CollectedField[],
): number | undefined {
  if (operation !== 'mutation') return undefined
  const known = schema.getMutationType()?.getFields() ?? {}
  const seconds = fields.map(({ nodes: [{ name }] }) => {
    const node = known[name.value]?.astNode
    return Number((node && getDirectiveValues(patienceDirective, node)?.['seconds']) ?? 0)
  })
  return 1000 * Math.max(0, ...seconds) || undefined
}
