import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

export const scalarTypeDefs = /* GraphQL */ `
  "An instant: ISO 8601 in UTC, such as 2026-11-20T19:03:00.000Z."
  scalar DateTime
  "A day of the calendar, whatever the clock: 2026-12-01."
  scalar Date
  "US dollars in cents, an integer: 4821000 is $48,210.00."
  scalar Money
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

const asDay = (value: unknown) => {
  const midnight = new Date(`${value}T00:00:00Z`)
  const isDay = typeof value === 'string' && !Number.isNaN(midnight.getTime())
  // 2026-02-31 is written like a day.
  if (!isDay || midnight.toISOString().slice(0, 10) !== value) throw new GraphQLError('A day is written as 2026-12-01.')
  return value
}

const date = new GraphQLScalarType({
  name: 'Date',
  serialize: asDay,
  parseValue: asDay,
  parseLiteral: node => asDay(node.kind === Kind.STRING ? node.value : undefined),
})

const asCents = (value: unknown) => {
  if (!Number.isSafeInteger(value)) throw new GraphQLError('Money is written in whole cents, such as 4821000.')
  return value as number
}

/** `Int` ends at 21 million dollars. */
const money = new GraphQLScalarType({
  name: 'Money',
  serialize: asCents,
  parseValue: asCents,
  parseLiteral: node => asCents(node.kind === Kind.INT ? Number(node.value) : undefined),
})

/** Resolvers of the scalars that every subgraph shares. */
export const scalars = { DateTime: dateTime, Date: date, Money: money }
