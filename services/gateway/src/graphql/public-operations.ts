import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql'

/** Root fields that answer without a session. */
const publicFields = [
  'agencyUser',
  'agencySignIn',
  'beginAgencySecondStep',
  'agencySecondStep',
  'agencySignOut',
  '__typename',
]

/** Root fields that answer an agency whose subscription has ended: what leads back to one (architecture §5). */
const fieldsWithoutSubscription = [...publicFields, 'subscriptionManagementLinks']

/** What an operation needs before it may run. */
export interface Needs {
  session: boolean
  /** One that has not ended. */
  subscription: boolean
}

/** Whether an operation asks for anything that needs a session, or a subscription. */
export function needsOf(operation: OperationDefinitionNode, document: DocumentNode): Needs {
  const fields = fieldsOf(operation.selectionSet, document)
  return {
    session: !fields.every(name => publicFields.includes(name)),
    subscription: !fields.every(name => fieldsWithoutSubscription.includes(name)),
  }
}

/** The names of the root fields. Validation has refused circles of fragments before. */
export function fieldsOf({ selections }: SelectionSetNode, document: DocumentNode): string[] {
  return selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, document)
    const fragment = document.definitions.find(
      definition => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsOf(fragment.selectionSet, document) : []
  })
}
