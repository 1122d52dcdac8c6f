import { readdirSync } from 'node:fs'
import { allowConsoleErrors, beginSession, expect, productData, signIn, test } from '../support/journey.ts'
import { isReady, processId, until } from '../support/product.ts'

test('a subgraph that is killed comes back, and the list with it', async ({ page }) => {
  await signIn(page)
  process.kill(processId(productData(), 'accounts'), 'SIGKILL')
  await page.goto('/app/accounts')
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
  // It asks again by itself.
  await expect(page.getByRole('link', { name: /^Bayview Marine/ })).toBeVisible({ timeout: 15_000 })
  allowConsoleErrors(page)
})

test('what was saved survives a killed database', async ({ page }) => {
  const name = `Ironclad Storage ${Date.now()}`
  await beginSession(page)
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
  allowConsoleErrors(page)
})
