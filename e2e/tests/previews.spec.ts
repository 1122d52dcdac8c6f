import { createServer, type Server } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Page } from '@playwright/test'
import { GridFSBucket, MongoClient } from 'mongodb'
import { hostileHtml } from '../../services/kit/src/testing/hostile-html.ts'
import { expect, productData, signIn, takeViolations, test } from '../support/journey.ts'
import { databaseUri } from '../support/product.ts'

let canary: Server
let canaryUrl = ''
let visits: string[] = []
let mongo: MongoClient
test.beforeAll(async () => {
  canary = createServer((request, response) => {
    visits.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*').end('')
  })
  await new Promise<void>(done => canary.listen(0, '127.0.0.1', done))
  canaryUrl = `http://127.0.0.1:${(canary.address() as { port: number }).port}`
  mongo = await MongoClient.connect(databaseUri(productData()))
})
test.afterAll(async () => {
  await mongo.close()
  canary.close()
})

/** The HTML as it came, as if the gateway alone stood between it and the person. */
async function savedRaw(html: string, number: number) {
  const database = mongo.db('gateway')
  const session = await database.collection('sessions').findOne({}, { sort: { startedAt: -1 } })
  const id = `preview-${Date.now()}-${number}`
  const metadata = {
    ...{ agencyId: session?.['agencyId'], kind: 'PREVIEW', state: 'ATTACHED' },
    ...{ name: 'mail', mimeType: 'text/html' },
  }
  const bucket = new GridFSBucket(database, { bucketName: 'files' })
  await pipeline(Readable.from([Buffer.from(html)]), bucket.openUploadStreamWithId(id as never, id, { metadata }))
  return id
}

/** Shows frames in a page of the product and waits until each has loaded. */
const show = (page: Page, frames: { src?: string; srcdoc?: string }[]) =>
  page.evaluate(async all => {
    for (const one of all) {
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', '')
      Object.assign(frame, one)
      const loaded = new Promise(done => frame.addEventListener('load', done))
      document.body.append(frame)
      await loaded
    }
  }, frames)

/** What a page does that it must not. */
function watch(page: Page) {
  const seen: string[] = []
  page.on('request', request => {
    if (request.url().startsWith(canaryUrl)) seen.push(request.url())
  })
  page.on('console', message => message.text().includes('OWNED') && seen.push(message.text()))
  page.on('dialog', dialog => seen.push(dialog.message()))
  return seen
}

test('forty hostile previews run no script and send no request', async ({ page }) => {
  await signIn(page)
  const payloads = hostileHtml(canaryUrl)
  const ids = await Promise.all(payloads.map(savedRaw))
  const texts = await Promise.all(ids.map(async id => (await page.request.get(`/previews/${id}`)).text()))
  expect(texts).toHaveLength(40)
  expect(texts.every(text => text.startsWith('<!doctype html>'))).toBe(true)

  const seen = watch(page)
  await show(
    page,
    ids.map(id => ({ src: `/previews/${id}` })),
  )
  await show(
    page,
    texts.map(srcdoc => ({ srcdoc })),
  )
  // Also without a sandbox and without a policy: the sanitiser alone must do.
  const bare = await page.context().newPage()
  const seenBare = watch(bare)
  for (const text of texts) await bare.setContent(text)
  await fetch(`${canaryUrl}/last`)
  expect([...seen, ...seenBare]).toEqual([])
  expect(visits).toEqual(['/last'])
  // Chromium says of every sandboxed frame that Playwright's own scripts may not run in it.
  takeViolations(page)
})

test('the same payloads do harm where nothing is in between, so this test sees what it looks for', async ({ page }) => {
  visits = []
  const seen = watch(page)
  await page.setContent(hostileHtml(canaryUrl)[0] ?? '')
  await page.setContent(`<img src="${canaryUrl}/picture.png">`)
  await expect.poll(() => visits.length).toBeGreaterThan(0)
  expect(seen).toContain('OWNED')
})
