import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { addEntries, changeBoot } from '../support/boot.ts'
import { allowConsoleErrors, expect, signIn, test } from '../support/journey.ts'
import { builtRemotes } from '../support/remotes.ts'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const row = (page: Page) => page.getByRole('row').filter({ hasText: 'Bayview Marine' })

/** As many as the specification has, twice over, with a name that has no room. */
const entries = Array.from({ length: 25 }, (_, at) => ({
  section: ['Copilot', 'Servicing', 'Communication', 'Knowledge', 'Settings'][at % 5] ?? '',
  label: at === 7 ? 'Certificates of Liability Insurance and Endorsements' : `Area ${at}`,
  icon: ['presets', 'calls', 'emails', 'unknown'][at % 4] ?? '',
  path: `/app/area-${at}`,
  order: at,
}))

test.describe('the frame', () => {
  test('folds its sidebar to icons with names, by button and key, and stays so', async ({ page }) => {
    await signIn(page, 'priya.raman@harborpoint.example')
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(main(page)).toHaveCSS('width', '56px')
    const entry = main(page).getByRole('link', { name: 'Accounts' })
    await entry.hover()
    await expect(page.getByRole('tooltip', { name: 'Accounts' })).toBeVisible()
    await page.mouse.move(700, 400)
    await expect(page.getByRole('tooltip')).toBeHidden()
    expect(await violationsOf(page)).toEqual([])
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect(main(page)).toHaveCSS('width', '56px')
    await page.getByRole('heading', { name: 'Accounts', level: 1 }).click()
    await page.keyboard.press('[')
    await expect(main(page)).toHaveCSS('width', '232px')
  })

  test('slides its navigation over the sheet on small screens, keeps the focus in it, and gives it back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page)
    const opener = page.getByRole('button', { name: 'Open navigation' })
    await opener.click()
    const over = page.getByRole('dialog', { name: 'Navigation' })
    await expect(over).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(over).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await over.getByRole('link', { name: 'Accounts' }).click()
    await expect(over).toBeHidden()
  })

  test('lets the keyboard skip to the content, without changing the address', async ({ page }) => {
    await signIn(page)
    await page.reload()
    await expect(row(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(/\/app\/accounts$/)
  })

  test('has room for long names and for 25 entries, and shows the one in use', async ({ page }) => {
    await signIn(page)
    await changeBoot(page, boot => {
      boot.user.name = 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley'
      boot.user.agency.name = 'Consolidated Intercoastal Insurance Brokerage and Risk Management Partners'
      addEntries(boot, entries)
    })
    await page.goto('/app/area-23')
    for (const size of [
      { width: 1440, height: 500 },
      { width: 720, height: 430 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size)
      await expect(page.getByRole('button', { name: /Featherstonehaugh/ })).toBeVisible()
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beside, `${size.width} px`).toBeLessThanOrEqual(0)
      expect(await violationsOf(page), `${size.width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 1440, height: 500 })
    await expect(main(page).getByRole('link', { name: 'Area 23' })).toBeInViewport()
    // There is no code behind these entries.
    allowConsoleErrors(page)
  })

  test('is not on paper: only the sheet, in light colors', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await signIn(page)
    await expect(row(page)).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await expect(main(page)).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(row(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toHaveCSS('color', 'rgb(29, 33, 31)')
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
    await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toHaveCSS('color', 'rgb(236, 238, 236)')
  })
})

test.describe('how a person likes it', () => {
  const daniel = 'daniel.okonkwo@harborpoint.example'
  const rootTheme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])

  test('holds in every tab at once, on every device from the first paint, and on the sign-in page of this one', async ({
    page,
    browser,
  }) => {
    await signIn(page, daniel)
    const second = await page.context().newPage()
    await second.goto('/app/accounts')
    await expect(row(second)).toBeVisible()
    const height = (await row(page).boundingBox())?.height ?? 0

    await page.getByRole('button', { name: /Daniel Okonkwo/ }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await page.getByRole('menuitemradio', { name: 'Compact' }).click()
    await expect(page.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked()
    expect(await violationsOf(page)).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(height - ((await row(page).boundingBox())?.height ?? 0)).toBe(8)
    await expect.poll(async () => height - ((await row(second).boundingBox())?.height ?? 0)).toBe(8)
    await page.waitForLoadState('networkidle')

    // Another device, set to light, on which nothing of the shell's own code has come yet.
    const device = await browser.newContext({
      colorScheme: 'light',
      storageState: { cookies: await page.context().cookies(), origins: [] },
    })
    const elsewhere = await device.newPage()
    await elsewhere.route('**/assets/*.js', () => undefined)
    await elsewhere.goto(page.url(), { waitUntil: 'commit' })
    await expect(elsewhere.getByRole('status', { name: 'Coverdesk is loading' })).toBeVisible()
    expect(await rootTheme(elsewhere)).toBe('dark')
    await expect(elsewhere.locator('html')).toHaveCSS('background-color', 'rgb(18, 21, 20)')
    await device.close()

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Daniel Okonkwo/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(await rootTheme(page)).toBe('dark')
    // The other tab has heard of it.
    await expect(second).toHaveURL(/\/app\/signin/)
  })
})

test('a menu whose code can’t be had says so, and opens when it can', async ({ page }) => {
  await signIn(page)
  const later = (url: URL) => /\/assets\/(?!main|vendor)[^/]+\.js$/.test(url.pathname)
  await page.route(later, route => route.abort())
  await page.goto('/app/accounts')
  await expect(row(page)).toBeVisible()
  const person = page.getByRole('button', { name: /Maya/ })
  await person.click()
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible()
  await page.unroute(later)
  await person.click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(person).toBeFocused()
  allowConsoleErrors(page)
})

test.describe('before and without the shell’s code', () => {
  test('a skeleton of the frame stands where the frame is going to be', async ({ page }) => {
    await signIn(page)
    await changeBoot(page, boot => addEntries(boot, entries.slice(0, 6)))
    await page.reload()
    await expect(row(page)).toBeVisible()
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#skeleton .entry, nav[aria-label="Main"] a')].map(entry => {
          const { top, height } = entry.getBoundingClientRect()
          return [Math.round(top), Math.round(height)]
        }),
      )
    const real = await places()
    await page.route('**/assets/main.*.js', () => undefined)
    await page.goto('/app/accounts', { waitUntil: 'commit' })
    await expect(page.getByRole('status', { name: 'Coverdesk is loading' })).toBeVisible()
    // Home, what the areas have, and those that were added.
    expect(real.length).toBe(1 + builtRemotes().flatMap(remote => remote.nav).length + 6)
    expect(await places()).toEqual(real)
    allowConsoleErrors(page)
  })

  test('the page says that the product could not be loaded, and tries again', async ({ page }) => {
    await signIn(page)
    await page.route('**/assets/main.*.js', route => route.abort())
    await page.goto('/app/accounts')
    await expect(page.getByRole('alert')).toContainText('Coverdesk could not be loaded.')
    expect(await violationsOf(page)).toEqual([])
    await page.unroute('**/assets/main.*.js')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(row(page)).toBeVisible()
    allowConsoleErrors(page)
  })
})
