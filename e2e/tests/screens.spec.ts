import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { expect, signIn, test } from '../support/journey.ts'
import { type Screen, screens } from '../support/screens.ts'

/** Common windows, and 1440 px at 200 % zoom, which leaves half of them in each direction. */
const windows = [
  { name: '1440 px', width: 1440, height: 860 },
  { name: '200 % zoom', width: 720, height: 430 },
  { name: '768 px', width: 768, height: 1024 },
  { name: '320 px', width: 320, height: 640 },
] as const

async function open(page: Page, [, path, text]: Screen) {
  await page.goto(path)
  await expect(page.getByText(text).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** What sticks out of the window, so that the page could be scrolled sideways. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const [look, media] of [
  ['light colours', { colorScheme: 'light' }],
  ['dark colours', { colorScheme: 'dark' }],
  ['forced colours', { colorScheme: 'dark', forcedColors: 'active' }],
] as const) {
  test(`in ${look} every screen is accessible, and fits every window without scrolling sideways`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia(media)
    await page.goto('/app/signin')
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(await violationsOf(page), 'the sign-in page').toEqual([])
    await signIn(page)
    for (const screen of screens) {
      await page.setViewportSize(windows[0])
      await open(page, screen)
      for (const { name, ...size } of windows) {
        await page.setViewportSize(size)
        expect(await violationsOf(page), `${screen[0]} at ${name}`).toEqual([])
        expect(await overflow(page), `${screen[0]} scrolls sideways at ${name}`).toBeLessThanOrEqual(0)
      }
    }
  })
}

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page)
  /** Animations that last longer than a frame, endless ones included. */
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(animation => {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
        return Number(duration) > 20 || iterations === Number.POSITIVE_INFINITY
          ? [String(animation.id || duration)]
          : []
      }),
    )
  for (const screen of screens) {
    await page.goto(screen[1], { waitUntil: 'commit' })
    await expect(page.getByText(screen[2]).first()).toBeVisible()
    expect(await moving(), screen[0]).toEqual([])
  }
})
