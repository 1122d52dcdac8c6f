import { GraphQLError } from 'graphql'
import { CombinedError } from 'urql'
import { expect, it } from 'vitest'
import { toFailure } from './failure'

const answered = (...messages: string[]) =>
  new CombinedError({ graphQLErrors: messages.map(message => new GraphQLError(message)) })

it('says the first message of the server', () => {
  expect(toFailure(answered('All 8 seats are taken.', 'And more.')).message).toBe('All 8 seats are taken.')
})

it('says the message of what was thrown when the server gave none', () => {
  const networkError = new Error('The answer could not be read.')
  expect(toFailure(new CombinedError({ networkError, response: { status: 502 } })).message).toBe(
    'The answer could not be read.',
  )
})

it('says that the error is unknown when nothing else is known', () => {
  const unknown = 'An unknown error occurred'
  expect(toFailure(answered('')).message).toBe(unknown)
  expect(toFailure(new CombinedError({ networkError: new Error(''), response: { status: 502 } })).message).toBe(unknown)
})

it('says what to do when the server was not reached, in place of what browsers say', () => {
  const failure = toFailure(new CombinedError({ networkError: new TypeError('Failed to fetch') }))
  expect(failure.message).toBe('Coverdesk could not be reached. Check your connection and try again.')
  expect(failure.code).toBe('NETWORK')
})
