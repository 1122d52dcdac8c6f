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

const moneySchema = buildSchema(`${scalarTypeDefs} type Query { echo(amount: Money): Money stored: Money }`)
Object.assign(moneySchema.getType('Money') ?? {}, scalars.Money)
const askMoney = (amount: string, stored: unknown = 0) =>
  graphqlSync({
    schema: moneySchema,
    source: `{ echo(amount: ${amount}) stored }`,
    rootValue: { echo: (args: { amount: number }) => args.amount, stored },
  })

it('money is cents, and more than 21 million dollars of them', () => {
  expect(askMoney('9007199254740991').data).toEqual({ echo: 9_007_199_254_740_991, stored: 0 })
})

it.each(['1.5', '"100"', '9007199254740993'])('%s is no money', amount => {
  expect(askMoney(amount).errors?.[0]?.message).toBe('Money is written in whole cents, such as 4821000.')
})

it('what is stored as a fraction of a cent is not told as money', () => {
  expect(askMoney('1', 0.5).errors?.[0]?.message).toBe('Money is written in whole cents, such as 4821000.')
})
