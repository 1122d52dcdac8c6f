import { buildSchema, graphqlSync } from 'graphql'
import { expect, it } from 'vitest'
import { scalars, scalarTypeDefs } from './scalars.ts'

const schema = buildSchema(`${scalarTypeDefs} type Query { echo(day: Date): Date stored: Date }`)
Object.assign(schema.getType('Date') ?? {}, scalars.Date)

const ask = (day: string) =>
  graphqlSync({ schema, source: `{ echo(day: "${day}") }`, rootValue: { echo: (args: { day: string }) => args.day } })

it('a day is one of the calendar, and stays as it is written', () => {
  expect(ask('2028-02-29').data).toEqual({ echo: '2028-02-29' })
})

it.each(['2026-02-29', '2026-12-1', '2026-12-01T00:00:00Z', '+002026-12-01', 'soon', ''])('%s is no day', day => {
  expect(ask(day).errors?.[0]?.message).toBe('A day is written as 2026-12-01.')
})

it('what is stored as another thing is not told as a day', () => {
  const { errors } = graphqlSync({ schema, source: '{ stored }', rootValue: { stored: new Date() } })
  expect(errors?.[0]?.message).toBe('A day is written as 2026-12-01.')
})
