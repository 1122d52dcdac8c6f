import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

export const scalarTypeDefs = /* GraphQL */ `
  "An instant: ISO 8601 in UTC, such as 2026-11-20T19:03:00.000Z."
  scalar DateTime
`

const asDate = (value: unknown) => {
  const date = typeof value === 'string' || value instanceof Date ? new Date(value) : new Date(Number.NaN)
  if (Number.isNaN(date.getTime())) throw new GraphQLError('An instant is written as 2026-11-20T19:03:00.000Z.')
  return date
}

const dateTime = new GraphQLScalarType({
  name: 'DateTime',
  serialize: value => asDate(value).toISOString(),
  parseValue: asDate,
  parseLiteral: node => asDate(node.kind === Kind.STRING ? node.value : undefined),
})

/** Resolvers of the scalars that every subgraph shares. */
export const scalars = { DateTime: dateTime }
