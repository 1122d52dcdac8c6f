import { beginSession, expect, test } from '../support/journey.ts'

test('an address of the agency completes itself by the keyboard, a ZIP code names its place, and the server keeps both', async ({
  page,
}) => {
  await beginSession(page)
  await page.goto('/app/accounts/new')
  const dialog = page.getByRole('dialog', { name: 'Create a new account' })
  await dialog.getByRole('radio', { name: /Individual/ }).check()
  const line = dialog.getByRole('combobox', { name: /Mailing address/ })
  await line.pressSequentially('233 s wack')
  await expect(dialog.getByRole('option', { name: /233 S Wacker Dr, Suite 8400/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(line).toHaveValue('233 S Wacker Dr')
  await expect(dialog.getByLabel('Suite, unit, floor')).toHaveValue('Suite 8400')
  await expect(dialog.getByLabel('City')).toHaveValue('Chicago')
  await expect(dialog.getByLabel('State')).toHaveValue('IL')
  await expect(dialog.getByLabel('ZIP code')).toHaveValue('60606')

  await line.fill('')
  for (const field of ['Suite, unit, floor', 'City', 'ZIP code']) await dialog.getByLabel(field).fill('')
  await line.fill('9 Pine St')
  await dialog.getByLabel('State').selectOption('')
  await dialog.getByLabel('ZIP code').fill('05401')
  await expect(dialog.getByLabel('City')).toHaveValue('Burlington')

  const name = `Completed, Carla ${Date.now()}`
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Email').fill('carla@completed.example')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Burlington, VT 05401')).toBeVisible()
})
