import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { FileStore } from '@coverdesk/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

let gateway: TestGateway
let maya: Visitor
beforeAll(async () => {
  gateway = await startTestGateway()
  maya = await Visitor.signedIn(gateway)
})
afterAll(() => gateway.close())

/** As an older, laxer version may have saved it. */
async function preview(html: string, { agencyId = 'agency-harbor', uploadedBy = 'user-maya' } = {}) {
  const content = Buffer.from(html)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const file = { agencyId, name: randomUUID(), mimeType: 'text/html', size: content.length, sha256 }
  const store = new FileStore(gateway.database)
  const { _id } = await store.store({ ...file, uploadedBy, kind: 'PREVIEW' }, Readable.from([content]))
  return _id
}

describe('GET /previews/:id', () => {
  it('makes the HTML safe once more, and lets it neither run nor load anything', async () => {
    const id = await preview('<p onclick="x()">Dear <b>Maya</b><script>x()</script></p>')
    const response = await maya.fetch(`/previews/${id}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    const html = await response.text()
    expect(html).toContain('<p>Dear <b>Maya</b></p>')
    expect(html).not.toMatch(/script|onclick/)
  })

  it('is for its agency, or for who saved it while no record has it, and never served as a file', async () => {
    const colleagues = await preview('<p>x</p>', { uploadedBy: 'user-leo' })
    const [own, foreign] = [await preview('<p>x</p>'), await preview('<p>x</p>', { agencyId: 'agency-summit' })]
    const answer = async (id: string) => {
      const response = await maya.fetch(`/previews/${id}`)
      return [response.status, (await response.text()).replace(/"requestId":"[^"]*"/, '')]
    }
    expect(await answer(foreign)).toEqual(await answer('0'.repeat(32)))
    expect(await answer(colleagues)).toEqual(await answer('0'.repeat(32)))
    expect((await answer(foreign))[0]).toBe(404)
    expect((await maya.fetch(`/files/${own}/x.html`)).status).toBe(404)
    expect((await new Visitor(gateway).fetch(`/previews/${own}`)).status).toBe(401)
  })
})
