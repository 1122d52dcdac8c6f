import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { Caller } from '../support/caller.ts'
import { productUrl, takeSession } from '../support/journey.ts'

/** The other agency's: its subscription may end without anybody else being kept out. */
const trying = 'canary.user@canary-b.example'

let caller: Caller

test.beforeAll(async () => {
  caller = await Caller.signedIn(productUrl(), trying)
})

test.beforeEach(async ({ page }) => {
  await takeSession(page, productUrl(), caller.cookie)
})

test.afterEach(async ({ page }) => {
  await onBilling(page, 'Restart')
})

/** Does it on the local billing page, in another tab of the same browser. */
async function onBilling(page: Page, button: 'Restart' | 'Upgrade' | 'Cancel subscription' | 'Pause' | 'Resume') {
  const billing = await page.context().newPage()
  await billing.goto('/billing')
  const action = billing.getByRole('button', { name: button, exact: true })
  if (await action.isVisible()) {
    await action.click()
    await billing.waitForURL(/\?done=/)
  }
  // A page that is closed while it loads can stay in Chromium for ever.
  await billing.waitForLoadState('networkidle')
  await billing.close()
}

const ended = (page: Page) => page.getByRole('alert').getByText('Your subscription has ended.')
const list = (page: Page) => page.getByRole('heading', { name: 'Accounts', level: 1 })

test('an open page is closed when the subscription ends, and opens again when it is restarted', async ({ page }) => {
  await page.goto('/app/accounts')
  await expect(page.getByText('CANARY_B').first()).toBeVisible()
  await page.waitForTimeout(1_000)
  await onBilling(page, 'Cancel subscription')
  await expect(ended(page)).toBeVisible({ timeout: 8_000 })
  await expect(list(page)).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page).toHaveTitle('Subscription ended · Coverdesk')
  expect(await violationsOf(page)).toEqual([])

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toHaveCount(0)

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Restart' }).click()
  const billing = await opened
  await billing.getByRole('button', { name: 'Restart', exact: true }).click()
  await expect(billing.getByRole('status')).toHaveText('Your subscription is active.')
  await expect(list(page)).toBeVisible({ timeout: 8_000 })
  await expect(ended(page)).toHaveCount(0)
  await expect(page.getByText('CANARY_B').first()).toBeVisible()
})

test('a draft waits behind the closed door', async ({ page }) => {
  await page.goto('/app/accounts/new')
  const name = page.getByLabel('Business name')
  await name.fill('CANARY_B Draft')
  await page.waitForTimeout(1_000)
  await onBilling(page, 'Cancel subscription')
  await expect(ended(page)).toBeVisible({ timeout: 8_000 })
  await expect(name).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
  await onBilling(page, 'Restart')
  await expect(name).toHaveValue('CANARY_B Draft', { timeout: 8_000 })
  await expect(name).toBeFocused()
  // The dialog hides what is behind it from screen readers a moment after it has the focus again.
  await expect.poll(() => violationsOf(page)).toEqual([])
})

test('who opens the product then sees that alone, and can restart it or sign out', { tag: '@gate' }, async ({
  page,
}) => {
  await onBilling(page, 'Cancel subscription')
  const asked: string[] = []
  page.on('request', request => request.url().includes('/remotes/') && asked.push(request.url()))
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/app/accounts')
    await expect(ended(page)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect(asked, 'no area is loaded').toEqual([])
  await expect(page.getByRole('link', { name: 'Restart' })).toHaveAttribute('href', '/billing')
  await onBilling(page, 'Restart')
  await expect(list(page)).toBeVisible()

  await onBilling(page, 'Cancel subscription')
  await expect(ended(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  caller = await Caller.signedIn(productUrl(), trying)
  await takeSession(page, productUrl(), caller.cookie)
})
