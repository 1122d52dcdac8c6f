import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allowConsoleErrors, beginSession, expect, signIn, test } from '../support/journey.ts'
import { publishAgain, releaseFolder, rollBack } from '../support/releases.ts'

// Each command of the registry is a process of its own.
test.describe.configure({ timeout: 120_000 })

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverdesk-release-'))
})
test.afterEach(() => {
  rollBack('accounts')
  rmSync(folder, { recursive: true, force: true })
})

const accountsOf = (page: { url(): string }) => (version: string) =>
  new URL(`/remotes/accounts/${version}/`, page.url()).href

test('an open page stays on its version, says that a newer one is ready, and has it after a reload', async ({
  page,
}) => {
  await signIn(page)
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  const { now } = publishAgain('mfe-accounts', folder)
  // As when the person comes back from another window.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('A new version is ready')).toBeVisible()
  await page.getByRole('link', { name: /Bayview Marine/ }).click()
  await expect(page.getByText('Contact overview')).toBeVisible()
  const newer = accountsOf(page)(now)
  expect(fetched.filter(url => url.startsWith(newer))).toEqual([])

  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Contact overview')).toBeVisible()
  await expect(page.getByText('A new version is ready')).toBeHidden()
  expect(fetched.some(url => url.startsWith(newer))).toBe(true)
})

test('an area whose release is gone when it is opened is loaded from the one that took its place', async ({ page }) => {
  await beginSession(page)
  await page.goto('/app/nowhere')
  await expect(page.getByText('We couldn’t find that page')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { samePage: true }))
  const { before } = publishAgain('mfe-accounts', folder)
  const gone = releaseFolder('accounts', before)
  renameSync(gone, `${gone}-gone`)
  // Its files are still in the browser's cache.
  await page.context().route(`${accountsOf(page)(before)}**`, route => route.fulfill({ status: 404 }))
  try {
    await page.getByRole('navigation').getByRole('link', { name: 'Accounts' }).click()
    await expect(page.getByRole('link', { name: /Bayview Marine/ })).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('A new version is ready')).toBeVisible()
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
  } finally {
    renameSync(`${gone}-gone`, gone)
  }
  allowConsoleErrors(page)
})
