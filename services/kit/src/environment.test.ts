import { describe, expect, it } from 'vitest'
import { EnvironmentError, processEnvironment, readEnvironment } from './environment.ts'

const complete = {
  PORT: '4001',
  COVERDESK_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
}

describe('the environment of a process', () => {
  it('fills in what has a default', () => {
    expect(readEnvironment(processEnvironment, complete)).toMatchObject({
      PORT: 4001,
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
    })
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: undefined }, 'PORT must be a whole number from 1 to 65535.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    [
      { COVERDESK_SECRET: '' },
      'COVERDESK_SECRET is needed: a secret of at least 32 characters that all services share.',
    ],
    [{ COVERDESK_SECRET: 'short' }, 'COVERDESK_SECRET must have at least 32 characters.'],
    [{ MONGODB_URI: 'localhost' }, 'MONGODB_URI must begin with mongodb:// or mongodb+srv://.'],
  ])('refuses %j with one sentence', (given, sentence) => {
    const read = () => readEnvironment(processEnvironment, { ...complete, ...given })
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow(sentence)
  })

  it('names every wrong variable at once', () => {
    const read = () => readEnvironment(processEnvironment, { ...complete, PORT: '-1', MONGODB_URI: 'x' })
    expect(read).toThrow(/PORT must .* MONGODB_URI must/)
  })
})
