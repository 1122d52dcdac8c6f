import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql'

/** Root fields that answer without a session. */
const publicFields = ['agencyUser', 'agencySignIn', 'agencySignOut', '__typename']

/** Whether an operation asks for nothing that needs a session. */
export const isPublicOperation = (operation: OperationDefinitionNode, document: DocumentNode): boolean =>
  fieldsOf(operation.selectionSet, document).every(name => publicFields.includes(name))

/** Validation has refused circles of fragments before. */
function fieldsOf({ selections }: SelectionSetNode, document: DocumentNode): string[] {
  return selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, document)
    const fragment = document.definitions.find(
      definition => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsOf(fragment.selectionSet, document) : []
  })
}
