import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { fragmentOf, Unplannable } from './collect-fields.ts'

export const argumentsText = ({ arguments: given }: FieldNode): string =>
  given?.length ? `(${given.map(print).join(', ')})` : ''

/** The variables that a selection uses, as an operation declares them. */
export function declaredVariables(text: string, operation: OperationDefinitionNode, more: string[] = []) {
  const used = new Set<string>()
  visit(parse(`{ ${text} }`), { Variable: ({ name }) => void used.add(name.value) })
  const declared = (operation.variableDefinitions ?? []).filter(({ variable }) => used.has(variable.name.value))
  const definitions = [...declared.map(print), ...more]
  return {
    definitions: definitions.length > 0 ? `(${definitions.join(', ')})` : '',
    names: declared.map(({ variable }) => variable.name.value),
  }
}

/**
 * A selection on a type that may be one of several, fragments opened.
 * @throws Unplannable when part of it belongs to another subgraph than the one of this schema
 */
export function selectionWithin(
  schema: GraphQLSchema,
  typeName: string,
  set: SelectionSetNode,
  document: DocumentNode,
): SelectionSetNode {
  const selections = set.selections.map(selection => {
    if (selection.kind === Kind.FIELD) {
      const inside = selection.selectionSet
      const fieldType = typeOfField(schema, typeName, selection.name.value)
      return inside ? { ...selection, selectionSet: selectionWithin(schema, fieldType, inside, document) } : selection
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragmentOf(selection.name.value, document)
    const { typeCondition, selectionSet } = fragment
    const inside = selectionWithin(schema, typeCondition?.name.value ?? typeName, selectionSet, document)
    return { kind: Kind.INLINE_FRAGMENT, ...(typeCondition ? { typeCondition } : {}), selectionSet: inside } as const
  })
  return { kind: Kind.SELECTION_SET, selections }
}

function typeOfField(schema: GraphQLSchema, typeName: string, fieldName: string) {
  if (fieldName === '__typename') return 'String'
  const type = schema.getType(typeName)
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[fieldName] : undefined
  if (!field) throw new Unplannable(`${typeName}.${fieldName} is of another subgraph`)
  return getNamedType(field.type).name
}
