import type { Page } from '@playwright/test'
import { type Colleague, openColleague } from '../support/colleague.ts'
import { allowConsoleErrors, expect, productData, signIn, test } from '../support/journey.ts'
import { isReady, processId, until } from '../support/product.ts'

let colleague: Colleague
test.beforeAll(async ({ browser }) => {
  colleague = await openColleague(browser)
})
test.afterAll(() => colleague.close())

/** What a colleague did is to be seen within so many milliseconds. */
const soon = { timeout: 2_000 }

const stamp = () => String(Date.now()).slice(-7)
const row = (page: Page, name: string) => page.getByRole('link', { name })
const count = (page: Page) => page.getByText(/^[\d,]+ accounts$/)

/** Resolves once the page's next socket has heard something. */
const heard = (page: Page) =>
  new Promise<void>(resolve => page.on('websocket', socket => socket.on('framereceived', () => resolve())))

/** Resolves once the page has its next answer to an operation. */
const answered = (page: Page, operation: string) =>
  page.waitForResponse(
    response => response.url().endsWith('/graphql') && response.request().postDataJSON()?.operationName === operation,
  )

/** The list with a search that the account is found by, live. */
async function showList(page: Page, search: string) {
  const live = heard(page)
  await page.goto(`/app/accounts?filter=${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await live
  await page.evaluate(() => Object.assign(window, { samePage: true }))
}

const expectNoReload = async (page: Page) => expect(await page.evaluate(() => 'samePage' in window)).toBe(true)

test('what a colleague creates and renames shows in the list without a reload', async ({ page }) => {
  const name = `Zephyr ${stamp()}`
  await signIn(page)
  await showList(page, '')
  const before = await count(page).textContent()
  const path = await colleague.create(name)
  await expect(count(page)).not.toHaveText(before ?? '', soon)

  await showList(page, name.replace(' ', '+'))
  await expect(row(page, name)).toBeVisible()
  await colleague.rename(path, `${name} Renamed`)
  await expect(row(page, `${name} Renamed`)).toBeVisible(soon)
  await expectNoReload(page)
})

test('the page of an account follows, and a draft over it stays: saving it asks which of the two to keep', async ({
  page,
}) => {
  const name = `Zephyr ${stamp()}`
  const path = await colleague.create(name)
  await signIn(page)
  const live = heard(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await live
  await page.getByRole('link', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit account' })
  await dialog.getByLabel('Name', { exact: true }).fill(`${name} Mine`)

  await colleague.rename(path, `${name} Theirs`)
  await expect(page.locator('h1', { hasText: `${name} Theirs` })).toBeAttached(soon)
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(`${name} Mine`)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText(`${name} Theirs`)).toBeVisible()
})

test('one’s own change is asked for once, not again when it is heard of', async ({ page }) => {
  const name = `Zephyr ${stamp()}`
  const path = await colleague.create(name)
  await signIn(page)
  const live = heard(page)
  const counted = Promise.all(['NavCounts', 'NotificationInbox'].map(name => answered(page, name)))
  await page.goto(`${path}/edit`)
  await live
  // The sidebar and the bell ask for theirs when the page is idle.
  await counted
  const dialog = page.getByRole('dialog', { name: 'Edit account' })
  await dialog.getByLabel('Name', { exact: true }).fill(`${name} Own`)
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName)
  })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} Own` })).toBeVisible()
  await page.waitForTimeout(1_500)
  expect(asked).toEqual(['UpdateAccount'])
})

test('it continues after the gateway was killed', async ({ page }) => {
  const name = `Zephyr ${stamp()}`
  const path = await colleague.create(name)
  await signIn(page)
  await showList(page, name.replace(' ', '+'))
  const before = processId(productData(), 'gateway')
  const again = heard(page)
  process.kill(before, 'SIGKILL')
  await until(() => processId(productData(), 'gateway') !== before, 10_000, 'The gateway was not started again.')
  await until(() => isReady(page.url().split('/app')[0] ?? ''), 15_000, 'The product did not become ready again.')
  await colleague.rename(path, `${name} Renamed`)
  await again
  await expect(row(page, `${name} Renamed`)).toBeVisible(soon)
  await expectNoReload(page)
  allowConsoleErrors(page)
})

test('what happened while the browser was offline shows as soon as it is online', async ({ page }) => {
  const name = `Zephyr ${stamp()}`
  const path = await colleague.create(name)
  await signIn(page)
  await showList(page, name.replace(' ', '+'))
  await page.context().setOffline(true)
  await colleague.rename(path, `${name} Renamed`)
  await page.waitForTimeout(500)
  await expect(row(page, `${name} Renamed`)).toBeHidden()
  await page.context().setOffline(false)
  await expect(row(page, `${name} Renamed`)).toBeVisible(soon)
  await expectNoReload(page)
  allowConsoleErrors(page)
})
