import { CoverdeskError } from '@coverdesk/kit'
import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql'

/** Root fields that answer without a session. */
const publicFields = ['agencyUser', 'agencySignIn', 'agencySignOut', '__typename']

/** @throws UNAUTHENTICATED (HTTP 401) when the operation asks for anything that needs a session */
export function refuseUnlessPublic(operation: OperationDefinitionNode, document: DocumentNode): void {
  const rootFields = fieldsOf(operation.selectionSet, document)
  if (rootFields.every(name => publicFields.includes(name))) return
  throw new CoverdeskError('UNAUTHENTICATED', 'Sign in to go on.', { http: { status: 401 } })
}

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
