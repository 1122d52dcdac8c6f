import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Puts a form of the agency in the settings, in place of a former one. */
export async function uploadForm(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/app/settings/certificates/upload')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await expect(dialog.getByText('1 of 1 files uploaded')).toBeAttached()
  // Whoever is quicker than the page is told to wait, as long as the upload has not reached the form.
  await expect(async () => {
    await dialog.getByRole('button', { name: /^(Upload|Replace) form$/ }).click({ timeout: 1_000 })
    await expect(dialog).toBeHidden({ timeout: 8_000 })
  }).toPass()
}

/** Leaves the settings without a form, whatever an earlier attempt of a journey has left there. */
export async function removeForm(page: Page): Promise<void> {
  await page.goto('/app/settings/certificates')
  const more = page.getByRole('region', { name: 'Certificate form' }).getByRole('button', { name: 'More' })
  const upload = page.getByRole('link', { name: 'Upload form' })
  await expect(more.or(upload)).toBeVisible()
  if (await upload.isVisible()) return
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete form' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(upload).toBeVisible()
}
