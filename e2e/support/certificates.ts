import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Issues a certificate for a new holder through the dialog, in spite of issues with a policy that has just been made. */
export async function issueCertificate(page: Page, account: string, holder: string, policy: RegExp): Promise<void> {
  await page.goto(`${account}/certificates/new`)
  const dialog = page.getByRole('dialog', { name: 'Create a new certificate' })
  await dialog.getByLabel('Certificate holder').fill(holder)
  await dialog.getByRole('combobox', { name: 'Address' }).fill('100 Commercial Avenue')
  await dialog.getByLabel('City').fill('Anacortes')
  await dialog.getByLabel('State').selectOption('WA')
  await dialog.getByLabel('ZIP code').fill('98221')
  await dialog.getByRole('checkbox', { name: policy }).check()
  await dialog.getByRole('button', { name: 'Create certificate' }).click()
  await dialog.getByLabel('Reason for override').fill('The carrier has bound it.')
  await dialog.getByRole('button', { name: 'Issue anyway' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(holder) })).toContainText(/COI-\d{6}/)
}
