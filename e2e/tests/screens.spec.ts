import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { Caller } from '../support/caller.ts'
import { beginSession, expect, maya, productUrl, test } from '../support/journey.ts'
import { ownForm, removeOwnForm } from '../support/own-form.ts'
import { type Screen, screens } from '../support/screens.ts'

/** Each is judged once, each in another window. */
const looks = [
  { name: 'light colors', colors: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark colors', colors: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colors', colors: 'dark', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const

/** Common windows, and 1440 px at 200 % zoom, which leaves half of them in each direction. */
const windows = [
  { name: '1440 px', width: 1440, height: 860, look: looks[0] },
  { name: '320 px', width: 320, height: 640, look: looks[1] },
  { name: '200 % zoom', width: 720, height: 430, look: looks[2] },
  { name: '768 px', width: 768, height: 1024, look: undefined },
] as const

/** The screens of an area have the same preloads. */
const firstOfItsArea = new Set(
  new Map(screens.toReversed().map(screen => [screen[1].split('/')[2], screen] as const)).values(),
)

async function open(page: Page, [, path, text]: Screen) {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByText(text).first()).toBeVisible()
}

/** Animations that last longer than a frame, endless ones included. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(animation => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
      return Number(duration) > 20 || iterations === Number.POSITIVE_INFINITY ? [String(animation.id || duration)] : []
    }),
  )

/** Every script that is asked for from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.push(pathname)
  })
  return asked
}

/** What sticks out of the window, so that the page could be scrolled sideways. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Puts a look on the page as it is, as a person's system does at dusk. */
async function wear(page: Page, { colors, media }: (typeof looks)[number]) {
  await page.emulateMedia(media)
  await expect(page.locator('html')).toHaveAttribute('data-theme', colors)
}

test.describe('in light, dark and forced colors, and in every window without scrolling sideways', () => {
  // So that they are shared among the workers, however many screens there are.
  test.describe.configure({ mode: 'parallel' })
  // One screen needs a certificate form, which the demo data doesn't have.
  test.beforeAll(async () => void (await ownForm(await Caller.signedIn(productUrl(), maya))))
  test.afterAll(async () => removeOwnForm(await Caller.signedIn(productUrl(), maya)))

  test('the sign-in page is accessible', async ({ page }) => {
    await page.goto('/app/signin')
    await expect(page.getByLabel('Email')).toBeVisible()
    for (const look of looks) {
      await wear(page, look)
      expect(await violationsOf(page), `in ${look.name}`).toEqual([])
    }
  })

  for (const screen of screens) {
    test(`${screen[0]} is accessible, fetches nothing twice, and moves nothing for who wants that`, async ({
      page,
    }) => {
      await beginSession(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const scripts = scriptsOf(page)
      await open(page, screen)
      expect(await moving(page)).toEqual([])
      await page.waitForLoadState('networkidle')
      expect(scripts.length).toBeGreaterThan(1)
      expect(scripts.filter((script, index) => scripts.indexOf(script) < index)).toEqual([])
      for (const { name, look, width, height } of windows) {
        await page.setViewportSize({ width, height })
        if (look) {
          await wear(page, look)
          expect(await violationsOf(page), `at ${name} in ${look.name}`).toEqual([])
        }
        expect(await overflow(page), `scrolls sideways at ${name}`).toBeLessThanOrEqual(0)
      }
      // A browser waits this long before it warns, on the console, about an unused preload.
      if (firstOfItsArea.has(screen)) await page.waitForFunction(() => performance.now() > 4_500)
    })
  }
})
