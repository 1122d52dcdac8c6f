import { CoverdeskError } from '@coverdesk/kit'
import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  type InlineFragmentNode,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

/** What one request may ask (quality bar 10). */
export const limits = {
  tokens: 2_000,
  depth: 10,
  aliases: 15,
  directives: 50,
  cost: 5_000,
  rows: 1_000,
  listSize: 100,
  /** Why it is refused: so many reasons are looked for. */
  reasons: 10,
} as const

/** `first` of a list, and how it is called wherever it comes from (quality bar 10). */
export const sizeArgument = 'first'

/** What an operation asks, with every fragment counted where it is spread. */
interface Measure {
  depth: number
  /** Aliases, and repetitions of one field side by side, which do the same harm. */
  aliases: number
  directives: number
  /** 1 for each leaf, 2 for each object; 1.5 times as much for each level below. */
  cost: number
  /** As many as its pages may have, those of pages within pages multiplied. */
  rows: number
}

type Maybe<Value> = Value | null | undefined

const nothing: Measure = { depth: 0, aliases: 0, directives: 0, cost: 0, rows: 0 }
const depthFactor = 1.5

/** A validation rule: an operation over a limit is refused before anything runs. */
export function limitRule(context: ValidationContext): ASTVisitor {
  const measure = createMeasure(context.getDocument(), context.getSchema())
  return {
    OperationDefinition(operation) {
      const measured = measure(operation.selectionSet, context.getSchema().getRootType(operation.operation))
      for (const name of ['depth', 'aliases', 'directives', 'cost', 'rows'] as const) {
        if (measured[name] > limits[name]) context.reportError(limitExceeded(name))
      }
      return false
    },
  }
}

const limitExceeded = (name: keyof Measure) =>
  new CoverdeskError('LIMIT_EXCEEDED', `This request is too large: the maximum ${name} is ${limits[name]}.`)

/** Each fragment is measured once, so that fragments of fragments cost no more time than they have text. */
function createMeasure(document: DocumentNode, schema: GraphQLSchema) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const measured = new Map<string, Measure>()

  function ofFragment(name: string): Measure {
    const known = measured.get(name)
    if (known) return known
    measured.set(name, nothing) // A circle ends here; graphql-js refuses it with a sentence of its own.
    const fragment = fragments.get(name)
    const result = fragment
      ? ofSelections(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
      : nothing
    measured.set(name, result)
    return result
  }

  function ofSelections({ selections }: SelectionSetNode, type: Maybe<GraphQLNamedType>): Measure {
    const seen = new Set<string>()
    let total = nothing
    for (const selection of selections) {
      const directives = selection.directives?.length ?? 0
      if (selection.kind === Kind.FIELD) {
        const aliases = selection.alias || seen.has(selection.name.value) ? 1 : 0
        seen.add(selection.name.value)
        total = add(total, add(ofField(selection, type), { ...nothing, aliases, directives }))
      } else {
        const inside =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? ofFragment(selection.name.value)
            : ofSelections(selection.selectionSet, conditionOf(selection) ?? type)
        total = add(total, add(inside, { ...nothing, directives }))
      }
    }
    return total
  }

  function ofField(field: FieldNode, type: Maybe<GraphQLNamedType>): Measure {
    // Introspection is for development only, and its standard query is deep.
    if (field.name.value.startsWith('__') && field.selectionSet) return { ...nothing, cost: 1 }
    if (!field.selectionSet) return { ...nothing, depth: 1, cost: 1 }
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field.name.value] : undefined
    const inside = ofSelections(field.selectionSet, definition && getNamedType(definition.type))
    const isPage = definition?.args.some(({ name }) => name === sizeArgument)
    const rows = isPage ? pageSize(field) * (1 + inside.rows) : inside.rows
    return { ...inside, depth: inside.depth + 1, cost: 2 + inside.cost * depthFactor, rows }
  }

  const conditionOf = ({ typeCondition }: InlineFragmentNode) =>
    typeCondition ? schema.getType(typeCondition.name.value) : undefined

  return ofSelections
}

const add = (one: Measure, other: Measure): Measure => ({
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
  cost: one.cost + other.cost,
  rows: one.rows + other.rows,
})

/** A size that is left out or comes with the request may be the largest one. */
function pageSize(field: FieldNode): number {
  const size = field.arguments?.find(({ name }) => name.value === sizeArgument)?.value
  return size?.kind === Kind.INT ? Number(size.value) : limits.listSize
}
