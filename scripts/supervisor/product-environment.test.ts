import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readProductEnvironment } from './product-environment.ts'

const COVERDESK_DATA = mkdtempSync(join(tmpdir(), 'coverdesk-environment-'))
const secret = '3f9c1be07a52d84610c7e9fb2a6d5381'

describe('the environment of npm start', () => {
  it('needs nothing in development, and keeps the secret it makes up', () => {
    const first = readProductEnvironment({ COVERDESK_DATA })
    const second = readProductEnvironment({ COVERDESK_DATA })
    expect(first).toMatchObject({ PORT: 3000, SEED: 'demo', PUBLIC_URL: 'http://localhost:3000' })
    expect(first.COVERDESK_SECRET).toHaveLength(64)
    expect(second.COVERDESK_SECRET).toBe(first.COVERDESK_SECRET)
    expect(first.CREDENTIAL_KEYS).toMatch(/^development:.{44}$/)
    expect(second.CREDENTIAL_KEYS).toBe(first.CREDENTIAL_KEYS)
    expect(first.AUDIT_ANCHOR).toBe(join(COVERDESK_DATA, 'audit-anchors'))
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '4190' }, 'PORT must be another one: browsers refuse to open 4190.'],
    [{ MONGODB_URI: 'localhost:27017' }, 'MONGODB_URI must begin with mongodb:// or mongodb+srv://.'],
    [{ SEED: 'everything' }, 'SEED must be demo, large or none.'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must begin with smtp:// or smtps://.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    [{ COVERDESK_SECRET: 'short' }, 'COVERDESK_SECRET must have at least 32 characters.'],
  ])('stops at %j with one sentence', (given, sentence) => {
    expect(() => readProductEnvironment({ COVERDESK_DATA, ...given })).toThrow(sentence)
  })

  it('lets a proxy reach it at a port that browsers refuse', () => {
    const proxied = { COVERDESK_DATA, PORT: '6000', PUBLIC_URL: 'https://desk.example' }
    expect(readProductEnvironment(proxied).PORT).toBe(6000)
  })

  it('demands real secrets and a mail server in production, and refuses the demo', () => {
    const production = { COVERDESK_DATA, NODE_ENV: 'production' }
    expect(() => readProductEnvironment(production)).toThrow('COVERDESK_SECRET is needed in production')
    const withSecret = { ...production, COVERDESK_SECRET: secret }
    expect(() => readProductEnvironment(withSecret)).toThrow('SMTP_URL is needed in production')
    const unnamed = { ...withSecret, SMTP_URL: 'smtp://127.0.0.1:25' }
    expect(() => readProductEnvironment({ ...unnamed, SEED: 'demo' })).toThrow('SEED must be none in production')
    expect(() => readProductEnvironment(unnamed)).toThrow('PUBLIC_URL is required in production')
    const unsafe = { ...unnamed, PUBLIC_URL: 'http://desk.example' }
    expect(() => readProductEnvironment(unsafe)).toThrow('PUBLIC_URL must be an https address in production')
    const withMail = { ...unnamed, PUBLIC_URL: 'https://desk.example' }
    expect(() => readProductEnvironment({ ...withMail, COVERDESK_SECRET: 'a'.repeat(40) })).toThrow('must be random')
    expect(readProductEnvironment(withMail).SEED).toBe('none')
    expect(readProductEnvironment(withMail).CREDENTIAL_KEYS).toBeUndefined()
  })
})
