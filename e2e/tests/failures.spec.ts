import { existsSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { enterCode, expect, forgive, productData, signIn, test } from '../support/journey.ts'
import { isReady, processId, until } from '../support/product.ts'

async function expectCard(page: Page) {
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Accounts' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Maya Reyes/ })).toBeVisible()
}

test.describe('a remote that is stopped', () => {
  const remotes = () => join(productData(), 'remotes')

  test('leaves the shell working, and Retry opens it once it is back', async ({ page }) => {
    const away = join(productData(), 'remotes-away')
    renameSync(remotes(), away)
    try {
      // This browser has never had the remote, so its cache can't help out.
      await enterCode(page)
      await expectCard(page)
      await page.getByRole('button', { name: /Maya Reyes/ }).click()
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
      await page.keyboard.press('Escape')
    } finally {
      renameSync(away, remotes())
    }
    expect(existsSync(join(remotes(), 'accounts'))).toBe(true)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
    forgive(page)
  })

  for (const [fault, answer] of [
    ['refuses the connection', { abort: true }],
    ['answers 404', { status: 404, body: 'gone' }],
    ['is HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><p>not a script</p>' }],
    [
      'throws while it is evaluated',
      { status: 200, contentType: 'text/javascript', body: 'throw new Error("broken")' },
    ],
  ] as const) {
    test(`whose entry ${fault}: card, then Retry`, async ({ page }) => {
      await signIn(page)
      const entry = '**/remotes/accounts/**/remoteEntry.js'
      await page.route(entry, route => ('abort' in answer ? route.abort('connectionrefused') : route.fulfill(answer)))
      await page.goto('/app/accounts')
      await expectCard(page)
      await page.unroute(entry)
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
      forgive(page)
    })
  }

  test('whose entry hangs: the card comes after 8 seconds', async ({ page }) => {
    await signIn(page)
    const entry = '**/remotes/accounts/**/remoteEntry.js'
    await page.route(entry, () => undefined)
    await page.goto('/app/accounts', { waitUntil: 'commit' })
    await expectCard(page)
    await page.unroute(entry)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
    forgive(page)
  })
})

test('a subgraph that is killed comes back, and the list with it', async ({ page }) => {
  await signIn(page)
  process.kill(processId(productData(), 'accounts'), 'SIGKILL')
  await page.goto('/app/accounts')
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Retry' })
    if (await retry.isVisible()) await retry.click()
    await expect(page.getByRole('link', { name: /Bayview Marine/ })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  forgive(page)
})

test('what was saved survives a killed database', async ({ page }) => {
  const name = `Ironclad Storage ${Date.now()}`
  await signIn(page)
  await page.goto('/app/accounts/new')
  const dialog = page.getByRole('dialog', { name: 'Create a new account' })
  await dialog.getByRole('radio', { name: /Individual/ }).check()
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Email', { exact: true }).fill('iron@clad.example')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()

  const before = processId(productData(), 'embedded-mongo')
  process.kill(before, 'SIGKILL')
  await until(
    () => processId(productData(), 'embedded-mongo') !== before,
    10_000,
    'The database was not started again.',
  )
  await until(() => isReady(page.url().split('/app')[0] ?? ''), 15_000, 'The product did not become ready again.')
  await page.reload()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  expect(readdirSync(productData())).toContain('mongo')
  forgive(page)
})
