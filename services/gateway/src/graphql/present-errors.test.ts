import { createLogger } from '@coverdesk/kit'
import { GraphQLError } from 'graphql'
import { MongoServerError } from 'mongodb'
import { expect, it } from 'vitest'
import { presentErrors } from './present-errors.ts'

const log = createLogger('gateway', 'silent')

it('a defect of the gateway itself leaves as a sentence and the id of the request', () => {
  const cause = new TypeError('connect ECONNREFUSED 10.1.2.3:27017 at /srv/gateway.js:12:3')
  const defect = new GraphQLError(cause.message, {
    path: ['accounts'],
    originalError: cause,
    extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: [cause.stack] },
  })
  expect(presentErrors([defect], 'request-1', log)).toEqual([
    {
      message: 'Something went wrong on our side. Try again in a moment.',
      path: ['accounts'],
      extensions: { code: 'INTERNAL', requestId: 'request-1' },
    },
  ])
})

it('a full disk leaves as a sentence that tells what to do', () => {
  const cause = new MongoServerError({ code: 14031, message: 'The disk of /srv/data is full.' })
  const failure = new GraphQLError(cause.message, { path: ['agencySignIn'], originalError: cause })
  expect(presentErrors([failure], 'request-1', log)).toEqual([
    {
      message:
        'This could not be saved because the disk is full. Ask your administrator to free up space, then try again.',
      path: ['agencySignIn'],
      extensions: { code: 'DISK_FULL', requestId: 'request-1' },
    },
  ])
})

it('what happened to many rows is told once, with every place', () => {
  const gone = [0, 1, 2].map(
    row =>
      new GraphQLError('Settings isn’t responding.', {
        path: ['accounts', row],
        extensions: { code: 'SUBGRAPH_UNAVAILABLE' },
      }),
  )
  const [one, ...others] = presentErrors(gone, 'request-1', log)
  expect(others).toEqual([])
  expect(one?.extensions?.['paths']).toEqual([
    ['accounts', 0],
    ['accounts', 1],
    ['accounts', 2],
  ])
})
