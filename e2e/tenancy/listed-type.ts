import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
} from 'graphql'

/** What a query's answer is a list of. */
export function listedType({ type }: { type: GraphQLOutputType }): GraphQLObjectType | undefined {
  const named: GraphQLNamedType = getNamedType(type)
  if (!isObjectType(named)) return undefined
  const items = named.getFields()['items']
  const inside = items ? getNamedType(items.type) : /^\[/.test(`${type}`) ? named : undefined
  return isObjectType(inside) ? inside : undefined
}
