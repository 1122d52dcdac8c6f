import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
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

describe('a variable whose value is in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-secret-'))
  const file = join(folder, 'secret')
  const shape = { SECRET: z.string({ error: 'is needed.' }), TOKEN: z.string().optional() }
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is read from there, without the line break at its end', () => {
    writeFileSync(file, 'from a file\n')
    expect(readEnvironment(shape, { SECRET_FILE: file })).toEqual({ SECRET: 'from a file' })
  })

  it('is not set when the file is empty', () => {
    writeFileSync(file, '\n')
    expect(readEnvironment(shape, { SECRET: 'given', TOKEN_FILE: file }).TOKEN).toBeUndefined()
    expect(() => readEnvironment(shape, { SECRET_FILE: file })).toThrow('SECRET is needed.')
  })

  it('is refused when there is no such file, or two values', () => {
    const missing = { SECRET_FILE: join(folder, 'missing') }
    expect(() => readEnvironment(shape, missing)).toThrow('SECRET_FILE must name a file that can be read.')
    const both = { SECRET: 'given', SECRET_FILE: file }
    expect(() => readEnvironment(shape, both)).toThrow('SECRET and SECRET_FILE must not both be set.')
  })
})
