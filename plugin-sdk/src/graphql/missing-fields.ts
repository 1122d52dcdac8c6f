import type { OperationResult } from 'urql'

type Definition = OperationResult['operation']['query']['definitions'][number]
type SelectionSet = Extract<Definition, { kind: 'OperationDefinition' }>['selectionSet']
type Selection = SelectionSet['selections'][number]

/** The object types of each union and interface: `{ AccountDetails: ['BusinessAccount', 'IndividualAccount'] }`. */
export type PossibleTypes = Readonly<Record<string, readonly string[]>>

/**
 * The fields that an operation asked for and its answer lacks. A null is an answer; the fields of a fragment are only
 * asked of the types that it is on.
 *
 * @returns their paths, without places in lists: `accounts.items.name`
 */
export function missingFields({ operation, data }: OperationResult, possibleTypes: PossibleTypes): string[] {
  const variables: Readonly<Record<string, unknown>> = operation.variables ?? {}
  const fragments = new Map<string, SelectionSet>()
  const conditions = new Map<string, string>()
  const missing = new Set<string>()
  for (const definition of operation.query.definitions) {
    if (definition.kind !== 'FragmentDefinition') continue
    fragments.set(definition.name.value, definition.selectionSet)
    conditions.set(definition.name.value, definition.typeCondition.name.value)
  }
  for (const definition of operation.query.definitions) {
    if (definition.kind === 'OperationDefinition') look(definition.selectionSet, data, '')
  }
  return [...missing]

  function look(asked: SelectionSet | undefined, value: unknown, path: string): void {
    for (const object of [value].flat(Number.POSITIVE_INFINITY)) {
      if (typeof object !== 'object' || object === null) continue
      for (const selection of asked?.selections ?? []) {
        if (isIncluded(selection, variables)) lookAt(selection, object as Readonly<Record<string, unknown>>, path)
      }
    }
  }

  function lookAt(selection: Selection, object: Readonly<Record<string, unknown>>, path: string) {
    if (selection.kind === 'Field') {
      const name = (selection.alias ?? selection.name).value
      const place = path === '' ? name : `${path}.${name}`
      if (object[name] === undefined) missing.add(place)
      else look(selection.selectionSet, object[name], place)
    } else if (selection.kind === 'InlineFragment') {
      if (isOn(selection.typeCondition?.name.value, object)) look(selection.selectionSet, object, path)
    } else if (isOn(conditions.get(selection.name.value), object)) {
      look(fragments.get(selection.name.value), object, path)
    }
  }

  function isOn(condition: string | undefined, { __typename: type }: Readonly<Record<string, unknown>>) {
    if (condition === undefined || type === undefined || condition === type) return true
    return possibleTypes[condition]?.includes(String(type)) ?? false
  }
}

/** What `@skip` and `@include` say. */
function isIncluded({ directives = [] }: Selection, variables: Readonly<Record<string, unknown>>): boolean {
  return directives.every(({ name, arguments: given = [] }) => {
    const condition = given[0]?.value
    const isTrue =
      condition?.kind === 'Variable'
        ? variables[condition.name.value] === true
        : condition?.kind === 'BooleanValue' && condition.value
    if (name.value === 'include') return isTrue
    return name.value !== 'skip' || !isTrue
  })
}
