import { buildSchema, type GraphQLEnumType } from 'graphql'
import { expect, it } from 'vitest'
import typeDefs from './application.graphql'

it('there are the 19 insurance types of the specification', () => {
  const schema = buildSchema(
    `scalar DateTime scalar Date scalar Money type Account { id: ID! } type Address { line1: String! } ${typeDefs}`,
  )
  const names = (schema.getType('InsuranceType') as GraphQLEnumType).getValues().map(({ name }) => name)
  expect(names.map(name => name.toLowerCase().replaceAll('_', ' ')).join(', ')).toBe(
    [
      'accident and health, business owners, commercial auto, cyber, directors and officers',
      'employment practices liability, errors and omission, excess, general liability, jewelers block, other, package',
      'product liability, professional liability, property, rental, shipping and transportation, umbrella',
      'workers compensation',
    ].join(', '),
  )
})
