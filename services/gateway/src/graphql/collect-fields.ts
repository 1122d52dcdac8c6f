import {
  type DocumentNode,
  type FieldNode,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  Kind,
  type SelectionSetNode,
} from 'graphql'

/** A document that is left to stitching. */
export class Unplannable extends Error {}

/** What one response key of an object is made of: the same field, perhaps selected several times. */
export interface CollectedField {
  key: string
  nodes: [FieldNode, ...FieldNode[]]
  type: GraphQLOutputType
}

/** The fields of an object in the order of their first selection, fragments opened. */
export function collectFields(
  parent: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
  document: DocumentNode,
): CollectedField[] {
  const collected = new Map<string, CollectedField>()
  for (const node of selectionSets.flatMap(set => fieldsOf(set, parent, document))) {
    const key = node.alias?.value ?? node.name.value
    const known = collected.get(key)
    if (known) known.nodes.push(node)
    else collected.set(key, { key, nodes: [node], type: typeOf(parent, node.name.value) })
  }
  return [...collected.values()]
}

function fieldsOf({ selections }: SelectionSetNode, parent: GraphQLObjectType, document: DocumentNode): FieldNode[] {
  return selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return [selection]
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragmentOf(selection.name.value, document)
    const condition = fragment.typeCondition?.name.value ?? parent.name
    const applies = condition === parent.name || parent.getInterfaces().some(({ name }) => name === condition)
    if (!applies) throw new Unplannable(`${condition} may or may not be ${parent.name}`)
    return fieldsOf(fragment.selectionSet, parent, document)
  })
}

export function fragmentOf(name: string, document: DocumentNode) {
  const fragment = document.definitions.find(
    definition => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
  )
  if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) throw new Unplannable(`there is no fragment ${name}`)
  return fragment
}

function typeOf(parent: GraphQLObjectType, name: string): GraphQLOutputType {
  if (name.startsWith('__')) return new GraphQLNonNull(GraphQLString)
  const field = parent.getFields()[name]
  if (!field) throw new Unplannable(`${parent.name} has no field ${name}`)
  return field.type
}
