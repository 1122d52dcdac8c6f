import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { Caller } from '../support/caller.ts'
import { productUrl, takeSession } from '../support/journey.ts'
import { listen } from '../support/live.ts'
import { until } from '../support/product.ts'

/** Someone of the agency whose trial runs. */
const trying = 'canary.user@canary-b.example'

const subscription = '{ agencyUser { agency { subscription { state numSeats } } } }'
const changes = 'subscription { recordChanged(typenames: ["Agency"]) { typename kind } }'

let caller: Caller
let consoleErrors: string[]

test.beforeAll(async () => {
  caller = await Caller.signedIn(productUrl(), trying)
})

test.beforeEach(async ({ page }) => {
  consoleErrors = []
  page.on('console', message => message.type() === 'error' && consoleErrors.push(message.text()))
  await takeSession(page, productUrl(), caller.cookie)
})

const submit = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()
const says = (page: Page, text: string) => expect(page.getByRole('status')).toHaveText(text)
const isIn = async (page: Page, state: string) => {
  await expect(page.getByRole('heading', { name: `Your subscription ${state}` })).toBeVisible()
  const { agencyUser } = await caller.call<{ agencyUser: { agency: { subscription: object } } }>(subscription)
  expect(agencyUser.agency.subscription).toMatchObject({ state: state.toUpperCase() })
}

test('a trial is upgraded, becomes overdue, is paid, paused, resumed, canceled and restarted', async ({ page }) => {
  const live = listen(caller, changes)
  await page.goto('/billing')
  await isIn(page, 'Trial')
  await page.getByRole('radio', { name: 'Enterprise' }).check()
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('4')
  await submit(page, 'Upgrade')
  await says(page, 'Your subscription is active.')
  await isIn(page, 'Active')
  await expect(page.getByText('2 of 4 assigned')).toBeVisible()
  await until(() => live.told.length > 0, 5_000, 'Open browsers are told.')

  await page.getByRole('radio', { name: 'Card ending in 0002' }).check()
  await submit(page, 'Update payment method')
  await submit(page, 'Bill now')
  await isIn(page, 'Overdue')
  await submit(page, 'Pay $396.00')
  await expect(page.getByRole('alert')).toHaveText('The card was declined. Choose another one first.')
  consoleErrors = consoleErrors.filter(text => !text.includes('422'))
  await page.getByRole('radio', { name: 'Card ending in 4242' }).check()
  await submit(page, 'Update payment method')
  await isIn(page, 'Active')

  await submit(page, 'Pause')
  await isIn(page, 'Paused')
  await submit(page, 'Resume')
  await isIn(page, 'Active')
  await submit(page, 'Cancel subscription')
  await isIn(page, 'Expired')
  await page.getByRole('radio', { name: 'Standard' }).check()
  await submit(page, 'Restart')
  await isIn(page, 'Active')
  expect(consoleErrors, 'the console stays empty, and the policy is kept').toEqual([])
  await live.close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the billing page can be used by everyone, on a phone, too (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/billing#subscription')
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}

test('who is not signed in is led to sign-in', async ({ page }) => {
  await page.context().clearCookies()
  await page.goto('/billing')
  await expect(page.getByLabel('Email')).toBeVisible()
})
