import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fixture } from '../testing/fixture-subgraph.ts'
import { accountsFixture, settingsFixture } from '../testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const pdf = Buffer.from('%PDF-1.7 é')

/** Answers as copilot does. */
const answer = (input: Record<string, string>) => {
  const problem = { code: 'NOT_FOUND', message: 'This <style> does not exist.' }
  if (Object.values(input).includes('gone')) return { status: 200, body: { problem } }
  if (Object.values(input).includes('down')) return { status: 500, body: { error: { message: 'x', code: 'INTERNAL' } } }
  const html = `<style nonce="%NONCE%"></style><p>%NONCE% ${JSON.stringify(input)}</p>`
  return { status: 200, body: { html } }
}
const copilot: Fixture = {
  ...accountsFixture,
  name: 'copilot',
  questions: {
    ...{ 'styles/preview-html': answer, 'artifacts/html': answer },
    'styles/preview-pdf': answer,
    'workspaces/record': input =>
      input['workspaceId'] === 'w1'
        ? {
            status: 200,
            body: {
              name: 'Record of “Lease”',
              changedAt: '2026-11-25T09:00:00.000Z',
              pdf: pdf.toString('base64'),
              data: '{}',
            },
          }
        : answer(input as Record<string, string>),
    'artifacts/template': input =>
      Object.values(input).includes('gone')
        ? answer(input as Record<string, string>)
        : { status: 200, body: { name: 'ACORD 25.pdf', pdf: pdf.toString('base64') } },
    'artifacts/pdf': input => ({
      status: 200,
      body: { name: `“${input['styleId']}”.pdf`, pdf: pdf.toString('base64') },
    }),
  },
}

let gateway: TestGateway
let maya: Visitor
beforeAll(async () => {
  gateway = await startTestGateway({}, [settingsFixture, copilot])
  maya = await Visitor.signedIn(gateway)
})
afterAll(() => gateway.close())

describe('the documents of the copilot', () => {
  it('a form that was filled comes as a PDF, and why there is none is said', async () => {
    const response = await maya.fetch('/agency/template/w1/a1')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
    expect((await maya.fetch('/agency/template/w1/gone')).status).toBe(404)
  })

  it('come with nothing that runs or loads, for frames of our own pages', async () => {
    for (const path of ['/agency/preview-html/s1?v=2', '/agency/html/w1/a1?style_id=builtin%3Awarm-human']) {
      const response = await maya.fetch(path)
      const html = await response.text()
      const [, nonce] = /<style nonce="([^"]+)">/.exec(html) ?? []
      expect([path, response.status, Object.fromEntries(response.headers)]).toEqual([
        path,
        200,
        expect.objectContaining({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': `sandbox; default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
          'cross-origin-resource-policy': 'same-origin',
          'x-frame-options': 'SAMEORIGIN',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        }),
      ])
      expect(html, 'what a document says of a nonce stays as it is').toContain('<p>%NONCE% ')
    }
  })

  it('come as a PDF for a tab of its own', async () => {
    const response = await maya.fetch('/agency/pdf/w1/a1?style_id=s1')
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="_s1_.pdf"; filename*=UTF-8''%E2%80%9Cs1%E2%80%9D.pdf`,
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
        'cache-control': 'no-store',
      }),
    ])
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
    const gone = await maya.fetch('/agency/preview-pdf/gone')
    expect([gone.status, gone.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it('are asked for by what their addresses name', async () => {
    const asked = async (path: string) => /\{.*\}/.exec(await (await maya.fetch(path)).text())?.[0]
    expect(await asked('/agency/preview-html/s1?v=2')).toBe('{"templateId":"s1"}')
    expect(await asked('/agency/html/w1/a1')).toBe('{"workspaceId":"w1","artifactId":"a1"}')
    expect(await asked('/agency/html/w1/a1?style_id=s1')).toBe('{"workspaceId":"w1","artifactId":"a1","styleId":"s1"}')
  })

  it('say in a page of their own why there is none', async () => {
    const gone = await maya.fetch('/agency/preview-html/gone')
    expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('This &lt;style')])
    const down = await maya.fetch('/agency/html/w1/down')
    expect([down.status, await down.text()]).toEqual([503, expect.stringContaining('responding')])
    expect(down.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('are for who is signed in', async () => {
    expect((await new Visitor(gateway).fetch('/agency/preview-html/s1')).status).toBe(401)
    expect((await new Visitor(gateway).fetch('/agency/html/w1/a1')).status).toBe(401)
    expect((await maya.fetch('/agency/html/w1/a1', { method: 'POST' })).status).toBe(405)
  })

  it('come as a ZIP of a PDF and its data where they are the record of a workspace', async () => {
    const response = await maya.fetch('/agency/record/w1')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const zip = Buffer.from(await response.arrayBuffer()).toString('latin1')
    expect(zip).toContain('record.pdf')
    expect(zip).toContain(pdf.toString('latin1'))
    expect(zip).toContain('record.json{}')
    const again = Buffer.from(await (await maya.fetch('/agency/record/w1')).arrayBuffer()).toString('latin1')
    expect(again, 'the same bytes as long as nothing changes').toBe(zip)
    expect((await maya.fetch('/agency/record/gone')).status).toBe(404)
  })
})
