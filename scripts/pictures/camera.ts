import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { Caller } from '../../e2e/support/caller.ts'
import { chromiumArguments } from '../../e2e/support/chromium.ts'
import { takeSession } from '../../e2e/support/journey.ts'
import { startProduct, stopProduct } from '../../e2e/support/product.ts'
import { ensureBrowser } from '../workspace/ensure-browser.ts'
import { fileOf, heights, type Look } from './look.ts'
import type { Shot, Studio } from './shot.ts'

const maya = 'maya.reyes@harborpoint.example'
const daniel = 'daniel.okonkwo@harborpoint.example'

/** Of 100: smaller is smaller files, and letters begin to blur. */
const quality = 80

/**
 * Starts a product of its own and takes a picture of each shot in each of its looks.
 *
 * @param folder where the pictures go
 * @throws when a screen does not come into its state
 */
export async function takePictures(shots: readonly Shot[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: await ensureBrowser('full'), args: chromiumArguments })
  try {
    const { cookie } = await Caller.signedIn(product.url, maya)
    const studio: Studio = { url: product.url, colleague: await Caller.signedIn(product.url, daniel) }
    for (const shot of shots) {
      for (const look of shot.looks) {
        const page = await open(browser, shot, look, studio.url, cookie)
        await shot.arrange(page, studio).catch((error: Error) => {
          throw new Error(`${shot.name}, ${look.width} px, ${look.theme}: ${error.message}`, { cause: error })
        })
        writeFileSync(join(folder, fileOf(shot.name, look)), await capture(page))
        await page.context().close()
      }
      console.log(`${shot.name} × ${shot.looks.length}`)
    }
  } finally {
    await browser.close()
    await stopProduct(product)
  }
}

async function open(browser: Browser, shot: Shot, { width, theme }: Look, url: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: heights[width] },
    colorScheme: theme,
    hasTouch: width === 360,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Nothing is half faded in.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (!shot.anonymous) await takeSession(page, url, cookie)
  await shot.prepare?.(page)
  await page.goto(shot.path)
  return page
}

/** Chromium writes WebP itself; Playwright's own pictures are PNG, ten times as large. */
async function capture(page: Page): Promise<Buffer> {
  await page.waitForTimeout(300)
  // What Chromium captures is the last frame that it has drawn: on a busy machine that may be an old one.
  await page.evaluate('new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
  return Buffer.from(data, 'base64')
}
