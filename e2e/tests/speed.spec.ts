import type { Page } from '@playwright/test'
import { fillableForm } from '../../services/forms/src/testing/fillable-form.ts'
import { Caller } from '../support/caller.ts'
import { removeForm, uploadForm } from '../support/certificate-form.ts'
import { expect, maya, productUrl, signIn, test } from '../support/journey.ts'
import { ownForm, removeOwnForm } from '../support/own-form.ts'
import { describeRequests, noteShown, recordRequests, stepsOf } from '../support/recorded-requests.ts'
import { type Screen, screens } from '../support/screens.ts'
import { observeVitals, throttle, type Vitals, vitalsOf } from '../support/vitals.ts'

/** Of the first page, the accounts list, in a browser that has never seen the product. */
const budget = {
  /** Transferred bytes, compressed as they travel. */
  bytes: 310_000,
  requests: 8,
  /** Requests that wait for an answer to another one: the page, then everything else at once. */
  steps: 2,
}

test('the first page keeps to its budget of bytes, requests and steps', async ({ page, context }) => {
  await signIn(page)
  // Its cache is empty, its session is not.
  const cold = await context.browser()?.newContext({ storageState: await context.storageState() })
  const first = await cold?.newPage()
  if (!cold || !first) throw new Error('There is no browser.')
  const requests = await recordRequests(first)
  const shownAt = await noteShown(first, 'a', 'Bayview Marine')
  await throttle(first)
  await first.goto(new URL('/app/accounts', page.url()).href)
  await expect(first.getByRole('link', { name: /^Bayview Marine/ })).toBeVisible()
  const painted = await shownAt()
  const needed = requests().filter(({ beganAt }) => beganAt <= painted)
  await cold.close()

  const list = describeRequests(needed)
  expect(
    needed.reduce((sum, { bytes }) => sum + bytes, 0),
    list,
  ).toBeLessThanOrEqual(budget.bytes)
  expect(needed.length, list).toBeLessThanOrEqual(budget.requests)
  expect(new Set(needed.map(({ url }) => url)).size, 'nothing is fetched twice').toBe(needed.length)
  expect(needed.filter(({ url }) => url.endsWith('/graphql')).length, 'the data is asked for once').toBe(1)
  expect(stepsOf(needed), list).toBeLessThanOrEqual(budget.steps)
})

test('the page to sign in comes in two steps as well, though its code is not part of the first page', async ({
  page,
}) => {
  const requests = await recordRequests(page)
  const shownAt = await noteShown(page, 'label', 'Email')
  await throttle(page)
  await page.goto('/app/signin')
  await expect(page.getByLabel('Email')).toBeVisible()
  const painted = await shownAt()
  const needed = requests().filter(({ beganAt }) => beganAt <= painted)
  const list = describeRequests(needed)
  expect(new Set(needed.map(({ url }) => url)).size, list).toBe(needed.length)
  expect(stepsOf(needed), list).toBeLessThanOrEqual(2)
})

test('the landing page paints within 1.5 s on the slow profile, and keeps still', { tag: '@measured' }, async ({
  page,
}) => {
  await observeVitals(page)
  await throttle(page)
  const requests = await recordRequests(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.mouse.wheel(0, 6_000)
  await page.waitForTimeout(500)
  const { lcp, cls } = await vitalsOf(page)
  const bytes = requests().reduce((sum, request) => sum + request.bytes, 0)
  console.log('landing page', Math.round(lcp), cls.toFixed(4), bytes)
  expect(lcp).toBeLessThanOrEqual(1_500)
  expect(cls).toBeLessThanOrEqual(0.1)
  expect(bytes, describeRequests(requests())).toBeLessThanOrEqual(40_000)
})

/** In milliseconds (quality bar 27). */
const largestPaint = 2500
const boundOf = ([, , , missedBound]: Screen) => missedBound ?? largestPaint
/** Three screens at once: beside others a paint comes later, and what is too late there is measured again, alone. */
const screensAtOnce = 3

/** Opens a screen as if the browser had never been here. */
async function vitalsOfScreen(page: Page, [name, path, text]: Screen): Promise<Vitals> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.clearBrowserCache')
  await page.goto(path)
  await expect(page.getByText(text).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await network.detach()
  const vitals = await vitalsOf(page)
  console.log(name, Math.round(vitals.lcp), vitals.cls.toFixed(4), vitals.largest)
  return vitals
}

test('on the slow profile every screen paints, answers and keeps still', { tag: '@measured' }, async ({
  page,
  anotherBrowser,
}) => {
  test.setTimeout(900_000)
  // One screen needs a certificate form, which the demo data doesn't have.
  const caller = await Caller.signedIn(productUrl(), maya)
  await ownForm(caller)
  await signIn(page)
  const cookies = await page.context().cookies()
  const again: Screen[] = []
  const left = [...screens]
  // Most of the time they wait for the network, so several pages at once take what is left of it.
  const several = Array.from({ length: screensAtOnce }, async () => {
    const own = await anotherBrowser()
    await own.context().addCookies(cookies)
    await observeVitals(own)
    await throttle(own)
    for (let screen = left.shift(); screen; screen = left.shift()) {
      const { lcp, cls } = await vitalsOfScreen(own, screen)
      if (lcp > boundOf(screen)) again.push(screen)
      expect.soft(cls, `${screen[0]}: layout shift`).toBeLessThanOrEqual(0.1)
    }
  })
  await Promise.all(several)

  await observeVitals(page)
  await throttle(page)
  for (const screen of again) {
    let { lcp, largest } = await vitalsOfScreen(page, screen)
    // Up to twice more: other programs on the machine can delay a paint by some tenths of a second; a slow screen is slow every time.
    for (let more = 2; more > 0 && lcp > boundOf(screen); more--)
      ({ lcp, largest } = await vitalsOfScreen(page, screen))
    expect.soft(lcp, `${screen[0]}: LCP of “${largest}”`).toBeLessThanOrEqual(boundOf(screen))
  }
  await removeOwnForm(caller)
})

test('the screen that matches the 300 fields of a form paints, keeps still, and answers every key and click within 200 ms', {
  tag: '@measured',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const fields = Array.from({ length: 300 }, (_, at) => ({
    name: `Field ${at + 1}`,
    page: Math.floor(at / 100) + 1,
    box: [40 + (at % 2) * 270, 735 - Math.floor((at % 100) / 2) * 14, 255, 12] as [number, number, number, number],
  }))
  await signIn(page)
  await uploadForm(page, 'Three hundred fields.pdf', await fillableForm({ fields, pages: 3 }))
  await observeVitals(page)
  await throttle(page)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.clearBrowserCache')
  await page.goto('/app/accounts/certificate-form')
  await expect(page.getByRole('button', { name: 'Field 1: Not filled' })).toBeVisible({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  const { lcp, cls } = await vitalsOf(page)
  expect.soft(lcp).toBeLessThanOrEqual(largestPaint)
  expect.soft(cls).toBeLessThanOrEqual(0.1)

  // As the other screens: the profile is slow in its network and its processor, people are not.
  const fast = await page.context().newPage()
  await observeVitals(fast)
  await fast.goto('/app/accounts/certificate-form')
  await expect(fast.getByRole('button', { name: 'Field 1: Not filled' })).toBeVisible()
  for (let step = 0; step < 10; step++) await fast.keyboard.press('n')
  await fast.getByRole('button', { name: 'Field 7: Not filled' }).click()
  await fast.getByRole('combobox', { name: 'Filled with' }).click()
  await fast.getByRole('option', { name: 'Certificate number' }).click()
  await expect(fast.getByRole('button', { name: 'Save 1 change' })).toBeVisible()
  const { inp } = await vitalsOf(fast)
  console.log('300 fields', Math.round(lcp), cls.toFixed(4), inp)
  expect(inp).toBeLessThanOrEqual(200)
  await fast.close()
  await removeForm(page)
})

test('the list and its dialogs answer every key and click within 200 ms', { tag: '@measured' }, async ({ page }) => {
  await observeVitals(page)
  await signIn(page)
  await page.getByPlaceholder('Start typing to filter...').pressSequentially('bay', { delay: 60 })
  await expect(page.getByRole('link', { name: /^Bayview Marine/ })).toBeVisible()
  await page.getByPlaceholder('Start typing to filter...').fill('')
  await page.getByRole('link', { name: 'Create Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a new account' })
  await dialog.getByRole('radio', { name: /Individual/ }).check()
  await dialog.getByLabel('Name', { exact: true }).pressSequentially('Ann', { delay: 60 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('link', { name: /^Bayview Marine/ }).click()
  await expect(page.getByText('Contact overview')).toBeVisible()
  const { inp } = await vitalsOf(page)
  console.log('slowest interaction', inp)
  expect(inp).toBeLessThanOrEqual(200)
})
