import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  getDirectiveValues,
  type OperationDefinitionNode,
} from 'graphql'
import type { CollectedField } from './collect-fields.ts'
import type { ComposedPart } from './compose.ts'

const timeoutDirective = new GraphQLDirective({
  name: 'timeout',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { seconds: { type: GraphQLInt } },
})

/**
 * The timeout of a mutation: the longest `@timeout` of its fields in this subgraph.
 * @returns milliseconds; undefined for the default timeout, as for every query
 */
export function mutationTimeoutMs(
  { schema }: ComposedPart,
  { operation }: OperationDefinitionNode,
  fields: CollectedField[],
): number | undefined {
  if (operation !== 'mutation') return undefined
  const known = schema.getMutationType()?.getFields() ?? {}
  const seconds = fields.map(({ nodes: [{ name }] }) => {
    const node = known[name.value]?.astNode
    return Number((node && getDirectiveValues(timeoutDirective, node)?.['seconds']) ?? 0)
  })
  return 1000 * Math.max(0, ...seconds) || undefined
}
