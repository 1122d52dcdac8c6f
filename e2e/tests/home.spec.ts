import { violationsOf } from '../support/axe.ts'
import { allowConsoleErrors, beginSession, enterCode, expect, signIn, test } from '../support/journey.ts'

const greeting = { level: 1, name: /^Good (morning|afternoon|evening), Maya$/ } as const

test('signing in leads home, where the day begins', async ({ page }) => {
  await enterCode(page)
  await expect(page).toHaveURL(/\/app\/home$/)
  await expect(page).toHaveTitle('Home · Coverdesk')
  await expect(page.getByRole('heading', greeting)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toHaveText('Home')
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('list', { name: 'Recently changed' }).getByRole('listitem')).toHaveCount(6)
})

test('/app leads home, and so do the keys g h', async ({ page }) => {
  await beginSession(page)
  await page.goto('/app')
  await expect(page).toHaveURL(/\/app\/home$/)
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page.getByRole('heading', greeting)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('home')
  await expect(page.getByRole('option', { name: /Home/ })).toBeVisible()
})

test('what was opened is found again, and what is new is one click away', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: /^Bayview Marine/ }).click()
  await expect(page.getByText('Contact overview')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page
    .getByRole('list', { name: 'Recently opened' })
    .getByRole('link', { name: /Bayview Marine/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Bayview Marine/ })).toBeVisible()
  await page.goBack()
  await page.getByRole('list', { name: 'Recently changed' }).getByRole('link').first().click()
  await expect(page.getByText('Contact overview')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', greeting)).toBeVisible()
  await page.getByRole('link', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog', { name: 'Create a new account' })).toBeVisible()
})

test('an account that is created shows at home by itself', async ({ page, context }) => {
  await beginSession(page)
  await page.goto('/app/home')
  const news = page.getByRole('list', { name: 'Recently changed' })
  await expect(news.getByRole('listitem')).toHaveCount(6)
  await page.waitForTimeout(1_000)
  const other = await context.newPage()
  const name = `Home Journey ${Date.now()}`
  await other.goto('/app/accounts/new')
  const dialog = other.getByRole('dialog', { name: 'Create a new account' })
  await dialog.getByRole('radio', { name: /Individual/ }).check()
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Email', { exact: true }).fill('home@journey.example')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()
  await other.close()
  await expect(news.getByRole('link', { name: new RegExp(name) })).toBeVisible()
})

test('home stands when an area’s part can’t be had, and it comes when it can', async ({ page }) => {
  await signIn(page)
  await page.route('**/slot-home.panel-changed-accounts.*', route => route.abort())
  const cold = await page.context().newCDPSession(page)
  await cold.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto('/app/home')
  await expect(page.getByRole('heading', greeting)).toBeVisible()
  await expect(page.getByText('Recently changed could not be shown')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/slot-home.panel-changed-accounts.*')
  // It comes by itself, too: the line may be gone before the mouse is there.
  await page
    .getByRole('button', { name: 'Retry' })
    .click({ timeout: 1_000 })
    .catch(() => undefined)
  await expect(page.getByRole('list', { name: 'Recently changed' })).toBeVisible()
  allowConsoleErrors(page)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`home can be used by everyone, on a phone, too (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await signIn(page)
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 860 })
      await page.goto('/app/home')
      await expect(page.getByRole('list', { name: 'Recently changed' })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}
