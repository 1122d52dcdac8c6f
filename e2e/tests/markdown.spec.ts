import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { browserConfig } from '../../scripts/build/browser-config.ts'
import { runCompiler } from '../../scripts/build/run-compiler.ts'
import { hostileHtml } from '../../services/kit/src/testing/hostile-html.ts'
import { hostileMarkdown } from '../support/hostile-markdown.ts'

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-markdown-'))
let server: Server
let url = ''
/** Every request that the page's server got, and every visit of the attackers'. */
let visits: string[] = []

const html = (texts: string[]) =>
  `<!doctype html><title>x</title><link rel="icon" href="data:,"><script id="texts" type="application/json">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script><body><script src="/page.js"></script>`

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const config = browserConfig('design-system', { mode: 'production' })
  const output = { path: folder, filename: 'page.js' }
  await runCompiler({ ...config, entry: './src/markdown/hostile-page.fixture.tsx', output })
  server = createServer((request, response) => {
    const path = request.url ?? ''
    if (path === '/page.js') return response.end(readFileSync(join(folder, 'page.js')))
    visits.push(path)
    response.setHeader('access-control-allow-origin', '*').end('')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Opens a page of the attacks' own origin, without any policy: what is drawn must be harmless by itself. */
async function open(page: Page, content: string) {
  visits = []
  const seen: string[] = []
  page.on('console', message => seen.push(message.text()))
  page.on('dialog', dialog => void dialog.dismiss().then(() => seen.push(dialog.message())))
  page.on('pageerror', error => seen.push(error.message))
  page.on('request', request => {
    if (!['/page', '/page.js'].includes(new URL(request.url()).pathname)) seen.push(request.url())
  })
  await page.route(`${url}/page`, route => route.fulfill({ contentType: 'text/html', body: content }))
  await page.goto(`${url}/page`)
  return seen
}

/** All addresses that a person could follow from the page, as they are written. */
const addresses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .flatMap(({ attributes }) => [...attributes])
      .filter(({ name }) => ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset'].includes(name))
      .map(({ value }) => value),
  )

test('a hundred attacks in Markdown run no script, send no request and lead nowhere but to the web and to mail', async ({
  page,
}) => {
  const attacks = [...hostileMarkdown(url), ...hostileHtml(url)]
  expect(attacks.length).toBeGreaterThan(100)
  const seen = await open(page, html(attacks))
  await expect(page.locator('article')).toHaveCount(attacks.length)

  const forbidden = (await addresses(page)).filter(address => !/^(https?:\/\/|mailto:)/.test(address))
  expect(forbidden).toEqual([])
  const elements = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('article *')].map(({ localName }) => localName)),
  ])
  const drawn =
    'a blockquote br code del div em h3 h4 h5 h6 hr li ol p path pre section span strong sup svg table tbody td th thead tr ul'
  expect(elements.filter(name => !drawn.split(' ').includes(name))).toEqual([])
  const handlers = await page.evaluate(() =>
    [...document.querySelectorAll('article *')].flatMap(({ attributes }) =>
      [...attributes].map(({ name }) => name).filter(name => name.startsWith('on') || name === 'id' || name === 'name'),
    ),
  )
  expect(handlers).toEqual([])

  // What waits for a pointer or a key gets one.
  for (const link of await page.locator('article a').all()) await link.hover({ force: true })
  await page.keyboard.press('Tab')
  await page.waitForTimeout(500)
  expect(seen).toEqual([])
  expect(visits).toEqual([])
})

test('links of a text open elsewhere and tell nothing about this page', async ({ page }) => {
  const texts = [
    '[a](https://example.com/a) www.example.com <http://example.com/c>',
    'mailto:dana@bayview.example dana@bayview.example',
  ]
  await open(page, html(texts))
  const links = await page
    .locator('article a')
    .evaluateAll(all => all.map(link => ['href', 'rel', 'target'].map(name => link.getAttribute(name))))
  const elsewhere = ['noopener noreferrer', '_blank']
  expect(links).toEqual([
    ['https://example.com/a', ...elsewhere],
    ['http://www.example.com', ...elsewhere],
    ['http://example.com/c', ...elsewhere],
    ['mailto:dana@bayview.example', null, null],
    ['mailto:dana@bayview.example', null, null],
  ])
})

test('the same attacks do harm where nothing is in between, so this test sees what it looks for', async ({ page }) => {
  const attack = `<main><img src="${url}/picture.png"><img src=x onerror="console.log('OWNED')"><a href="javascript:1">x</a></main>`
  const seen = await open(page, attack)
  await expect.poll(() => visits.length).toBeGreaterThan(0)
  await expect.poll(() => seen).toContain('OWNED')
  expect(await addresses(page)).toContain('javascript:1')
})
