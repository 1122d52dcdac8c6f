import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Where lists of an area come in, in its words. */
interface ListKind {
  /** The list of the records that it creates. */
  from: string
  /** "Import accounts" */
  heading: string
  /** "Upload a client list" */
  dialog: string
}

export const clientLists: ListKind = {
  from: '/app/accounts',
  heading: 'Import accounts',
  dialog: 'Upload a client list',
}

export const policyLists: ListKind = {
  from: '/app/policies',
  heading: 'Import policies',
  dialog: 'Upload a policy list',
}

/** Brings a CSV file as far as the page that asks for its columns. */
export async function uploadList(page: Page, kind: ListKind, name: string, content: string): Promise<void> {
  await page.goto(kind.from)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: kind.heading })).toBeVisible()
  await page.getByRole('link', { name: 'Upload a list' }).first().click()
  const dialog = page.getByRole('dialog', { name: kind.dialog })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${content}`) })
  await expect(dialog.getByText('1 of 1 files uploaded')).toBeAttached()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}
