import { makeExecutableSchema } from '@graphql-tools/schema'
import { graphql } from 'graphql'
import { expect, it } from 'vitest'
import { passPlainArguments } from './plain-arguments.ts'
import { scalars, scalarTypeDefs } from './scalars.ts'

const typeDefs = /* GraphQL */ `
  ${scalarTypeDefs}
  input Part { text: String, at: DateTime, parts: [Part!] }
  type Query { seen(part: Part, parts: [Part!]): String }
`
const hasPrototypes = (value: unknown): boolean =>
  value === null || typeof value !== 'object'
    ? true
    : typeof String(value) === 'string' && Object.values(value).every(hasPrototypes)

const ask = async (source: string, variableValues: Record<string, unknown> = {}) => {
  const resolvers = {
    ...scalars,
    Query: { seen: (_: unknown, args: object) => `${hasPrototypes(args)} ${JSON.stringify(args)}` },
  }
  const schema = makeExecutableSchema({ typeDefs, resolvers })
  passPlainArguments(schema)
  const { data, errors } = await graphql({ schema, source, variableValues })
  return errors ?? data?.['seen']
}

it.each([
  '{ seen(part: { text: "a" }) }',
  '{ seen(part: { parts: [{ text: "a", parts: [{}] }] }) }',
  '{ seen(parts: [{ text: null }]) }',
])('resolvers get ordinary objects of %s', async source => {
  expect(await ask(source)).toMatch(/^true /)
})

it('leaves what scalars and variables are', async () => {
  const at = '2026-11-28T10:00:00.000Z'
  const written = await ask(`query ($part: Part!) { seen(part: { at: "${at}", parts: [$part] }) }`, {
    part: { text: 'b' },
  })
  expect(written).toBe(`true {"part":{"at":"${at}","parts":[{"text":"b"}]}}`)
})
