import { createHash } from 'node:crypto'
import { createLogger } from '@coverdesk/kit'
import { lockedPdf, pdf } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodCode } from './testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from './testing/test-gateway.ts'

let gateway: TestGateway
const lines: string[] = []
beforeAll(async () => {
  const log = createLogger('gateway', 'trace', { write: line => void lines.push(line) })
  gateway = await startTestGateway({}, [], '[]', log)
})
afterAll(() => gateway.close())

describe('the log of a sign-in, an upload and requests that fail', () => {
  it('holds no code, no token, no file and no password, and says which request each line belongs to', async () => {
    const maya = new Visitor(gateway)
    await maya.signIn('maya@harbor.example')
    await maya.signIn('maya@harbor.example', '999999')
    await maya.signIn('maya@harbor.example', goodCode)
    lines.length = 0
    const token = [...maya.cookies.values()].find(value => value.length > 30) ?? 'missing'
    const form = new FormData()
    form.append(
      'files',
      new Blob([new Uint8Array(pdf(['<< /Note (CANARY) >>']))], { type: 'application/pdf' }),
      'a.pdf',
    )
    const headers = { 'x-coverdesk-client': 'test/1' }
    expect((await maya.fetch('/files', { method: 'POST', body: form, headers })).status).toBe(201)
    const locked = new FormData()
    locked.append('password', 'Larkspur-7734')
    const bytes = await lockedPdf('Loss runs', { userPassword: 'other' })
    locked.append('files', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'b.pdf')
    expect((await maya.fetch('/files', { method: 'POST', body: locked, headers })).status).toBe(422)
    expect((await maya.graphql('{ broken }')).errors).toHaveLength(1)
    await gateway.database.collection('files.files').updateOne({}, { $unset: { metadata: 1 } })
    gateway.accounts.garbage = `Bearer ${token}`
    await maya.graphql('{ accounts { name } }')
    gateway.accounts.garbage = null

    const text = lines.join('')
    expect(lines.length).toBeGreaterThan(1)
    const secrets = [goodCode, '999999', token, createHash('sha256').update(token).digest('base64url')]
    secrets.push('CANARY', 'Larkspur')
    for (const secret of secrets) expect(text).not.toContain(secret)
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('requestId')
  })
})
