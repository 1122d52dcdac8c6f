import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const script = 'document.title = "tabs"'
const landing = `<!doctype html><style>h1{}</style><script>${script}</script>
<a href="%BOOK_DEMO_URL%">Book a Demo</a><a href="%LINKEDIN_URL%">L</a><a href="%YOUTUBE_URL%">Y</a>${' '.repeat(2_000)}`

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway({ BOOK_DEMO_URL: 'https://cal.example/coverdesk?a=1&b="2"' })
  await writeFile(join(gateway.shellFolder, 'landing.html'), landing)
})
afterAll(() => gateway.close())

it('the landing page leads to where this installation says', async () => {
  const html = await (await new Visitor(gateway).fetch('/')).text()
  expect(html).toContain('href="https://cal.example/coverdesk?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('href="https://www.linkedin.com/"')
  expect(html).toContain('href="https://www.youtube.com/"')
})

it('it runs its own script alone, sets no cookie, and may be kept', async () => {
  const response = await new Visitor(gateway).fetch('/')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(policy).not.toMatch(/unsafe|'self' 'nonce/)
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(response.headers.getSetCookie()).toEqual([])
  const again = await new Visitor(gateway).fetch('/', {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

it('it is the same for who is signed in', async () => {
  const maya = await Visitor.signedIn(gateway)
  expect(await (await maya.fetch('/')).text()).toBe(await (await new Visitor(gateway).fetch('/')).text())
})

it('a new build of it shows at once', async () => {
  await writeFile(join(gateway.shellFolder, 'landing.html'), landing.replace('Book a Demo', 'See it'))
  expect(await (await new Visitor(gateway).fetch('/')).text()).toContain('See it')
})
