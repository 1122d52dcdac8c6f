import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { browserConfig } from '../../scripts/build/browser-config.ts'
import { runCompiler } from '../../scripts/build/run-compiler.ts'
import { allowConsoleErrors, expect, signIn, test } from '../support/journey.ts'

// No screen takes files yet: a form of its own is put into a page of the product, which forbids foreign scripts.
test.use({ bypassCSP: true })

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-uploads-'))
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const config = browserConfig('plugin-sdk', { mode: 'production' })
  // The script is put into the page by its path, so chunks that it loads later would have no address.
  const output = { path: folder, filename: 'page.js', asyncChunks: false }
  await runCompiler({ ...config, entry: './src/files/upload-page.fixture.tsx', output })
})
test.afterAll(() => rmSync(folder, { recursive: true }))

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ),
})
const png = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
})

async function open(page: Page) {
  await signIn(page)
  await page.addScriptTag({ path: join(folder, 'page.js') })
  await expect(page.getByRole('button', { name: 'Files Choose files' })).toBeVisible()
}

const chooser = (page: Page) => page.locator('input[type=file]')

test('files that are chosen go to the gateway, and the form has their ids', async ({ page }) => {
  await open(page)
  await chooser(page).setInputFiles([png('roof.png'), png('yard.png')])
  await expect(page.getByText('2 of 2 files uploaded')).toBeAttached()
  await page.getByRole('button', { name: 'Resolve' }).click()
  await expect(page).toHaveTitle(/^[0-9a-f]{32},[0-9a-f]{32}$/)
  const [id] = (await page.title()).split(',')
  const kept = await page.request.get(`/files/${id}/roof.png`)
  expect((await kept.body()).equals(png('').buffer)).toBe(true)
})

test('a file keeps its name, be there a quotation mark in it or what a form writes for one', async ({ page }) => {
  await open(page)
  await chooser(page).setInputFiles([png('rate 5%22 tier.png'), png('rate 5" tier.png')])
  await expect(page.getByText('2 of 2 files uploaded')).toBeAttached()
  await page.getByRole('button', { name: 'Resolve' }).click()
  await expect(page).toHaveTitle(/^[0-9a-f]{32},[0-9a-f]{32}$/)
  const ids = (await page.title()).split(',')
  const answers = await Promise.all(ids.map(id => page.request.get(`/files/${id}/any.png`)))
  expect(answers.map(answer => answer.headers()['content-disposition']?.split("UTF-8''")[1])).toEqual([
    'rate%205%2522%20tier.png',
    'rate%205%22%20tier.png',
  ])
})

test('a file that is dropped from the desktop is copied', async ({ page }) => {
  await open(page)
  const file = join(folder, 'roof.png')
  writeFileSync(file, png('').buffer)
  await page.evaluate(() =>
    document.addEventListener('dragover', event => {
      document.body.dataset['effect'] = event.dataTransfer?.dropEffect
    }),
  )
  const area = await page.getByText('Drag and drop files here').boundingBox()
  if (!area) throw new Error('There is no place to drop.')
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [file], dragOperationsMask: 1 }
    await browser.send('Input.dispatchDragEvent', { type, x: area.x + 10, y: area.y + 5, data })
  }
  await expect(page.getByText('1 of 1 files uploaded')).toBeAttached()
  expect(await page.evaluate(() => document.body.dataset['effect'])).toBe('copy')
  expect(existsSync(file)).toBe(true)
})

test("the gateway's refusal is under its file, which holds the form back until it is removed", async ({ page }) => {
  await open(page)
  const disguised = { ...pdf('quote.pdf'), buffer: Buffer.from('<script>alert(1)</script>') }
  await chooser(page).setInputFiles([disguised, png('roof.png')])
  await expect(page.getByText('1 of 2 files uploaded, 1 not')).toBeAttached()
  const row = page.getByRole('listitem').filter({ hasText: 'quote.pdf' })
  await expect(row).toContainText(
    'Only PDF, PNG, JPEG, WebP, TIFF, DOCX, XLSX, CSV, EML, TXT and MD files can be uploaded.',
  )
  await page.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText('A file was not uploaded: send it again, or remove it.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove quote.pdf' }).click()
  await page.getByRole('button', { name: 'Resolve' }).click()
  await expect(page).toHaveTitle(/^[0-9a-f]{32}$/)
  allowConsoleErrors(page)
})

test('a lost connection is said, and the file can be sent again', async ({ page }) => {
  await open(page)
  await page.route('**/files', route => route.abort())
  await chooser(page).setInputFiles(png('roof.png'))
  await expect(page.getByText('Coverdesk could not be reached. Check your connection and try again.')).toBeVisible()
  await page.unroute('**/files')
  await page.getByRole('button', { name: 'Send roof.png again' }).click()
  await expect(page.getByText('1 of 1 files uploaded')).toBeAttached()
  allowConsoleErrors(page)
})
