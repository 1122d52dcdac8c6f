import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql'

/** What the gateway allows one request, with something left (services/gateway/src/graphql/limits.ts). */
const limits = { cost: 4_500, rows: 900, tokens: 1_700 }

/** A selection, and what the gateway counts in it. */
interface Selection {
  text: string
  cost: number
  rows: number
  tokens: number
}

const nothing: Selection = { text: '', cost: 0, rows: 0, tokens: 0 }

/**
 * An operation that selects as much of its answer as the gateway allows, so that nothing of another agency escapes.
 * @param first how many rows of a page
 */
export function documentOf(root: string, field: GraphQLField<unknown, unknown>, first: number): string {
  const args = field.args.filter(({ name }) => name !== 'first')
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const given = args.map(({ name }) => `${name}: $${name}`)
  const call = [...given, ...(args.length < field.args.length ? [`first: ${first}`] : [])].join(', ')
  const selection = [3, 2, 1].map(depth => selectionOf(field.type, depth, [])).find(fits) ?? nothing
  return `${root}${declared && ` (${declared})`} { ${field.name}${call && `(${call})`} ${selection.text} }`
}

const fits = ({ cost, rows, tokens }: Selection) =>
  cost * 1.5 < limits.cost && (1 + rows) * 50 < limits.rows && tokens < limits.tokens

/** Fields of a union's types that differ in their type can't be asked side by side. */
type Seen = Map<string, string>

function selectionOf(type: GraphQLOutputType, depth: number, above: string[], seen: Seen = new Map()): Selection {
  const named = getNamedType(type)
  if (isLeafType(named)) return nothing
  if (isUnionType(named)) {
    const parts = named.getTypes().map(member => {
      const inside = fieldsOf(member, depth, above, seen)
      return { ...inside, text: `... on ${member.name} { __typename ${inside.text} }`, tokens: inside.tokens + 6 }
    })
    return braces(parts.reduce(join, nothing))
  }
  return isObjectType(named) ? braces(fieldsOf(named, depth, above, seen)) : braces(nothing)
}

const braces = ({ text, tokens, cost, rows }: Selection): Selection => ({
  ...{ cost: cost + 1, rows, tokens: tokens + 3 },
  text: `{ __typename ${text} }`,
})

const join = (one: Selection, other: Selection): Selection => ({
  text: `${one.text} ${other.text}`,
  cost: one.cost + other.cost,
  rows: one.rows + other.rows,
  tokens: one.tokens + other.tokens,
})

function fieldsOf(type: GraphQLObjectType, depth: number, above: string[], seen: Seen): Selection {
  const inside = [...above, type.name]
  // A page is no level of its own.
  const left = 'items' in type.getFields() ? depth : depth - 1
  return Object.values(type.getFields()).reduce((total, field) => {
    const named = getNamedType(field.type)
    const isAsked =
      !field.args.some(isRequiredArgument) && (seen.get(field.name) ?? `${field.type}`) === `${field.type}`
    const isTooDeep = !isLeafType(named) && (left < 1 || inside.includes(named.name))
    if (!isAsked || isTooDeep) return total
    seen.set(field.name, `${field.type}`)
    const isPage = field.args.some(({ name }) => name === 'first')
    const below = selectionOf(field.type, left, inside)
    return join(total, {
      text: `${field.name}${isPage ? '(first: 2)' : ''} ${below.text}`,
      cost: isLeafType(named) ? 1 : 2 + below.cost * 1.5,
      rows: isPage ? 2 * (1 + below.rows) : below.rows,
      tokens: below.tokens + (isPage ? 6 : 1),
    })
  }, nothing)
}
