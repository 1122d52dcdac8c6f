import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'

export type Path = readonly (string | number)[]

/** An operation of the schema as the fuzz test sends it. */
export interface HostileOperation {
  /** `Query.account` */
  name: string
  document: string
  /** Values of the right types, for every argument and every field of an input. */
  variables: Record<string, unknown>
  /** Every place in the variables where something else can be. */
  places: { path: Path; type: GraphQLInputType }[]
}

/** One for each field of the roots: an operation that comes into the schema is tried without a change here. */
export function hostileOperations(schema: GraphQLSchema): HostileOperation[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  return roots.flatMap(root => (root ? Object.values(root.getFields()).map(field => operationOf(root, field)) : []))
}

function operationOf(root: GraphQLObjectType, { name, args, type }: GraphQLField<unknown, unknown>): HostileOperation {
  const declared = args.map(argument => `$${argument.name}: ${argument.type}`).join(', ')
  const given = args.map(argument => `${argument.name}: $${argument.name}`).join(', ')
  const inside = args.length > 0 ? [`(${declared})`, `(${given})`] : ['', '']
  const variables = Object.fromEntries(args.map(argument => [argument.name, usualValue(argument.type)]))
  return {
    name: `${root.name}.${name}`,
    document: `${root.name.toLowerCase()} ${inside[0]} { ${name}${inside[1]} ${selectionOf(type, 2)} }`,
    variables,
    places: args.flatMap(argument => placesIn([argument.name], argument.type, [])),
  }
}

/** Everything that needs no argument, so that what is written is read, too. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (!isObjectType(named)) return '{ __typename }'
  const fields = Object.values(named.getFields())
    .filter(field => !field.args.some(isRequiredArgument) && (depth > 0 || isLeafType(getNamedType(field.type))))
    .map(field => `${field.name}${isPage(field) ? '(first: 1)' : ''} ${selectionOf(field.type, depth - 1)}`)
  return `{ __typename ${fields.join(' ')} }`
}

/** Pages within pages are soon too much for one request. */
const isPage = ({ args }: GraphQLField<unknown, unknown>) => args.some(({ name }) => name === 'first')

const usualValues: Record<string, unknown> = {
  ...{ ID: '6fffffffffffffffffffff7e', String: 'Fuzz', Int: 1, Float: 1, Boolean: false, Money: 100 },
  ...{ Date: '2026-12-01', DateTime: '2026-12-01T09:00:00.000Z' },
}

function usualValue(type: GraphQLInputType, above: string[] = []): unknown {
  if (isListType(getNullableType(type))) return [usualValue(getNamedType(type) as GraphQLInputType, above)]
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]?.name
  if (!isInputObjectType(named)) return usualValues[named.name]
  const fields = Object.values(named.getFields()).filter(field => !isAbove(field.type, [...above, named.name]))
  return Object.fromEntries(fields.map(field => [field.name, usualValue(field.type, [...above, named.name])]))
}

function placesIn(path: Path, type: GraphQLInputType, above: string[]): HostileOperation['places'] {
  const named = getNamedType(type)
  const here = { path, type }
  const inside = isListType(getNullableType(type)) ? [...path, 0] : path
  const element = inside === path ? [] : [{ path: inside, type: named as GraphQLInputType }]
  if (!isInputObjectType(named)) return [here, ...element]
  const fields = Object.values(named.getFields()).filter(field => !isAbove(field.type, [...above, named.name]))
  return [
    here,
    ...element,
    ...fields.flatMap(field => placesIn([...inside, field.name], field.type, [...above, named.name])),
  ]
}

/** Inputs may contain themselves. */
const isAbove = (type: GraphQLInputType, above: string[]) => above.includes(getNamedType(type).name)
