import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Makes a business with a policy through the dialogs, and stays on the policy's overview. */
export async function createPolicy(
  page: Page,
  name: string,
  number: string,
): Promise<{ account: string; path: string }> {
  await page.goto('/app/accounts/new')
  const business = page.getByRole('dialog', { name: 'Create a new account' })
  await business.getByLabel('Business name').fill(name)
  await business.getByLabel('Email', { exact: true }).fill(`${Date.now()}@policy.example`)
  await business.getByLabel('Contact name').fill('Dana Dune')
  await business.getByLabel('Contact email').fill(`dana${Date.now()}@policy.example`)
  await business.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const account = new URL(page.url()).pathname
  await page.goto(`${account}/policies`)
  await expect(page.getByText('No policies')).toBeVisible()
  await page.getByRole('link', { name: 'Add Policy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a new policy' })
  await expect(dialog.getByRole('combobox', { name: 'Account' })).toHaveValue(name)
  await dialog.getByLabel('Type', { exact: true }).selectOption('General Liability')
  await chooseOrAdd(dialog, 'Carrier', 'Tideline Mutual')
  await dialog.getByLabel('Policy number').fill(number)
  await dialog.getByLabel('Premium', { exact: true }).fill('4,821.50')
  await dialog.getByLabel('Taxes').fill('144.65')
  await dialog.getByLabel('Commission rate').fill('12.5')
  await expect(dialog.getByText('$4,966.15')).toBeVisible()
  await expect(dialog.getByText('$602.69')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create policy' }).click()
  await expect(page.getByRole('heading', { name: 'General Liability', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/app\/policies\/\w+\/overview$/)
  return { account, path: new URL(page.url()).pathname.replace('/overview', '') }
}

/** Chooses what a combobox finds by a name, or adds it there. */
async function chooseOrAdd(dialog: Locator, label: string, name: string) {
  const box = dialog.getByRole('combobox', { name: label, exact: true })
  await box.fill(name)
  await dialog.page().getByRole('option', { name }).first().click()
  await expect(box).toHaveValue(name)
}

/** Opens the menu of a policy and chooses an action of it. */
export async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
