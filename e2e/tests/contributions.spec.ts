import { readFileSync } from 'node:fs'
import { type HelloRemote, startHelloRemote } from '../support/hello-remote.ts'
import { allowConsoleErrors, beginSession, expect, test } from '../support/journey.ts'

let hello: HelloRemote
test.beforeAll(async () => {
  hello = await startHelloRemote()
})
test.afterAll(() => hello.close())

test.beforeEach(async ({ page }) => {
  hello.withhold()
  await beginSession(page)
  await page.goto(`/app/accounts?override=hello@${hello.url}`)
})

test('an area fills a tab of an account’s page, in the page’s own frame, and loads nothing else of itself', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', request => request.url().startsWith(hello.url) && fetched.push(request.url()))
  await page.getByRole('link', { name: /^Bayview Marine/ }).click()
  const tabs = page.getByRole('navigation', { name: 'Account' })
  // Among those of other areas.
  await expect(tabs.getByRole('link')).toContainText(['Overview', 'Greetings', 'Applications', 'Activity'])

  await tabs.getByRole('link', { name: 'Greetings' }).click()
  await expect(page.getByRole('heading', { name: /Greetings of account \w+ from Maya Reyes/ })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Greetings' })).toHaveAttribute('aria-current', 'page')
  const files = fetched.map(url => url.slice(hello.url.length))
  expect(files.filter(file => file.includes('/plugin.')).length, files.join()).toBe(0)
  expect(files.filter(file => file.includes('/slot-account.tab-greetings.')).length, files.join()).toBe(1)

  // Its links are the page's own: no document is loaded.
  await page.evaluate(() => Object.assign(window, { samePage: true }))
  await page.getByRole('region', { name: 'Greetings' }).getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByText('Contact overview')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Greetings' })).toBeVisible()
  await page.getByRole('region', { name: 'Greetings' }).getByRole('link', { name: 'Hello' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Maya Reyes' })).toBeVisible()
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
})

test('a tab whose code can’t be had leaves the page alone, and Retry brings it once it can', async ({ page }) => {
  hello.withhold('slot-')
  await page.getByRole('link', { name: /^Bayview Marine/ }).click()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Greetings' }).click()
  await expect(page.getByText('Greetings could not be shown')).toBeVisible({ timeout: 12_000 })
  await expect(page.getByRole('heading', { name: /Bayview Marine/ })).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Greetings could not be shown')).toBeVisible({ timeout: 12_000 })
  hello.withhold()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'Greetings' })).toBeVisible()
  allowConsoleErrors(page)
})

test('a tab that throws is caught where it stands', async ({ page }) => {
  await page.getByRole('link', { name: /^Bayview Marine/ }).click()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Greetings' }).click()
  await page.getByRole('button', { name: 'Break' }).click()
  await expect(page.getByText('Greetings could not be shown')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'Greetings' })).toBeVisible()
  allowConsoleErrors(page)
})

test('a tab that no one contributes says that there is no such page', async ({ page }) => {
  await page.getByRole('link', { name: /^Bayview Marine/ }).click()
  await expect(page.getByText('Contact overview')).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}/nobodys`)
  await expect(page.getByText('We couldn’t find that page')).toBeVisible()
})

test('an export of the list holds the area’s column, and its code comes no sooner', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => request.url().includes('texts-accounts-greeting') && fetched.push(request.url()))
  await page.goto('/app/accounts?filter=marine')
  await expect(page.getByRole('columnheader', { name: 'Greeting' })).toBeVisible()
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
  expect(fetched).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const [headings, line] = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(headings).toMatch(/^\ufeffName,.*,Greeting(,|$)/)
  expect(line).toMatch(/^Bayview Marine.*,Hello \w{4}(,|$)/)
  await expect(page.getByText('1 account exported', { exact: true })).toBeVisible()

  hello.withhold('texts-')
  await page.reload()
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Exporting accounts' })
  await expect(dialog.getByText('The column Greeting could not be read. Try again, or hide it.')).toBeVisible()
  hello.withhold()
  await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Retry' }).click()])
  allowConsoleErrors(page)
})
