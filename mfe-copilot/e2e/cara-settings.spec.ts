import { beginSession, expect, test } from '../../e2e/support/journey.ts'

test('an agency limits what models may cost, and no model of a private network is tested or saved', async ({
  page,
}) => {
  await beginSession(page)
  await page.goto('/app/settings/profile')
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Cara', exact: true }).click()
  const limit = page.getByRole('region', { name: 'Monthly limit' })

  await limit.getByRole('link').click()
  const limitDialog = page.getByRole('dialog', { name: 'Edit monthly limit' })
  await limitDialog.getByLabel('Limit in US dollars').fill('0.50')
  await limitDialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(limitDialog.getByText('Enter $1 to $1,000,000, or leave it empty for no limit.')).toBeVisible()
  await limitDialog.getByLabel('Limit in US dollars').fill('50')
  await limitDialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(limit).toContainText('$0.00 of $50')

  await limit.getByRole('link', { name: 'Edit' }).click()
  await limitDialog.getByLabel('Limit in US dollars').fill('')
  await limitDialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(limit).toContainText('No limit')

  await page.getByRole('link', { name: 'Use your own model' }).click()
  const dialog = page.getByRole('dialog', { name: 'Use your own language model' })
  await dialog.getByLabel('Provider').selectOption('OpenAI-compatible server')
  await dialog.getByLabel('Model', { exact: true }).fill('ours')
  await dialog.getByLabel('Address').fill('https://10.0.0.1/v1')
  await dialog.getByRole('button', { name: 'Test' }).click()
  await expect(dialog.getByText('10.0.0.1 is in a private network.')).toBeVisible()
  await dialog.getByLabel('Address').fill('https://10.0.0.2/v1')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('10.0.0.2 is in a private network.')).toBeVisible()
  await expect(dialog.getByText('Confirm what leaves your agency before you save.')).toBeVisible()
})
