import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'

describe('a log line', () => {
  const logged = (details: object, message = 'x') => {
    let text = ''
    createLogger('test', 'info', {
      write: line => {
        text = line
      },
    }).info(details, message)
    return text
  }
  const secret = `s${randomBytes(16).toString('hex')}`

  it.each(['authorization', 'cookie', 'set-cookie', 'code', 'token', 'password', 'secret', 'apiKey', 'credential'])(
    'leaves out %s, however deep it lies',
    name => {
      const found = { [name]: secret }
      expect(logged(found)).not.toContain(secret)
      expect(logged({ request: { headers: found } })).not.toContain(secret)
      expect(logged({ err: Object.assign(new Error('x'), { response: { headers: found } }) })).not.toContain(secret)
    },
  )

  it('leaves out what is inside of text', () => {
    const jwt = `eyJhbGciOiJIUzI1NiJ9.${secret}.${secret}`
    for (const text of [`Bearer ${secret}`, `coverdesk_session=${secret}`, jwt, `mongodb://user:${secret}@host/x`]) {
      expect(logged({ err: new Error(`failed with ${text}`) }, text)).not.toContain(secret)
    }
  })

  it('keeps what helps', () => {
    const line = logged({ err: Object.assign(new Error('no answer'), { code: 'ECONNREFUSED' }), port: 4001 })
    expect(line).toContain('"code":"ECONNREFUSED"')
    expect(line).toContain('no answer')
    expect(line).toContain('"port":4001')
  })
})
