import {
  type DocumentNode,
  type GraphQLObjectType,
  type OperationDefinitionNode,
  print,
  specifiedRules,
  validate,
  visit,
} from 'graphql'
import { collectFields, Unplannable } from './collect-fields.ts'
import type { ComposedPart, ComposedSchema } from './compose.ts'
import { mutationTimeoutMs } from './mutation-timeout.ts'
import type { Plan } from './plan.ts'
import { planMerged } from './plan-merged.ts'
import { reachable } from './reachable.ts'
import { objectShape, typedShape } from './shape.ts'

/** Classifies a document that is valid for the one schema. It holds one operation. */
export function planOperation(composed: ComposedSchema, document: DocumentNode): Plan {
  const operation = document.definitions.find(definition => definition.kind === 'OperationDefinition')
  const root = operation && composed.schema.getRootType(operation.operation)
  if (!operation || !root || operation.operation === 'subscription') return { kind: 'stitched' }
  try {
    const owner = composed.parts.find(part => part.subgraph && isWithin(part, operation, document))
    if (owner) return planForwarded(owner, root, operation, document)
    if (usesDirectives(document)) return { kind: 'stitched' }
    return planMerged(composed, root, operation, document)
  } catch (error) {
    if (error instanceof Unplannable) return { kind: 'stitched' }
    throw error
  }
}

function planForwarded(
  part: ComposedPart,
  root: GraphQLObjectType,
  operation: OperationDefinitionNode,
  document: DocumentNode,
): Plan {
  const fields = collectFields(root, [operation.selectionSet], document)
  const names = fields.map(({ nodes: [node] }) => node.name.value)
  // Introspection is about the one schema, and what belongs to no one needs no subgraph.
  if (names.some(name => name.startsWith('__')) && names.every(name => name.startsWith('__')))
    return { kind: 'stitched' }
  if (names.some(name => name === '__schema' || name === '__type')) return { kind: 'stitched' }
  const shaped = fields.map(({ key, type }) => ({ key, shape: typedShape(type) }))
  return {
    kind: 'forwarded',
    subgraph: reachable(part),
    query: print(document),
    timeoutMs: mutationTimeoutMs(part, operation, fields),
    shape: objectShape(shaped),
    rootKeys: fields.map(({ key }) => key),
  }
}

/** A document that is valid for the schema of one part asks for nothing of another. */
function isWithin({ schema }: ComposedPart, { operation }: OperationDefinitionNode, document: DocumentNode) {
  return Boolean(schema.getRootType(operation)) && validate(schema, document, specifiedRules).length === 0
}

function usesDirectives(document: DocumentNode) {
  let found = false
  visit(document, {
    Directive() {
      found = true
    },
  })
  return found
}
