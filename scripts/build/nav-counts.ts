import { Kind, type OperationDefinitionNode, parse } from 'graphql'
import type { NavDefinition, NavEntry } from '../../plugin-sdk/src/manifest/index.ts'
import { documentIdOf, type Operation } from './operations.ts'

/**
 * Navigation entries with the published operation that asks what waits there.
 *
 * @throws when there is no such operation, or not one that can be asked by itself
 */
export const withCounts = (nav: readonly NavDefinition[], operations: readonly Operation[]): NavEntry[] =>
  nav.map(({ count, ...entry }) => (count ? { ...entry, count: countOf(count, operations) } : entry))

function countOf(name: string, operations: readonly Operation[]) {
  const operation = operations.find(known => known.name === name)
  if (!operation) throw new Error(`No .graphql file has the operation ${name}, which is to count what waits.`)
  const definition = parse(operation.document).definitions.find(isOperation)
  const [root, ...others] = definition?.selectionSet.selections ?? []
  const asksAlone = definition?.operation === 'query' && !definition.variableDefinitions?.length
  if (!asksAlone || root?.kind !== Kind.FIELD || root.selectionSet || others.length > 0) {
    throw new Error(`${name} is to count what waits: a query without variables, and with one root field, an Int.`)
  }
  return { documentId: documentIdOf(operation), field: (root.alias ?? root.name).value }
}

const isOperation = (definition: { kind: Kind }): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION
