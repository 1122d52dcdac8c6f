import { beginSession, expect, test } from '../../e2e/support/journey.ts'

test('a call is found, read with its recording and transcript, and left', { tag: '@gate' }, async ({ page }) => {
  await beginSession(page)
  await page.goto('/app/calls?filter=coastal')
  await page.getByRole('link', { name: 'Coastal Freight Lines' }).first().click()
  const summary = page.getByRole('dialog', { name: 'Call Summary' })
  await expect(summary.getByText('A driver backed into a loading dock in Macon.').first()).toBeVisible()
  await expect(summary.getByRole('link', { name: 'Coastal Freight Lines' })).toHaveAttribute(
    'href',
    /\/app\/accounts\//,
  )
  await expect(summary.getByRole('link', { name: 'Other' })).toHaveAttribute('href', /\/app\/servicing\/.*\/overview/)
  await summary.getByRole('button', { name: 'Show result' }).first().click()
  await expect(summary.getByText('"Commercial Auto"')).toBeVisible()
  // The recording comes from our own files: its length is known once the browser has read it.
  const slider = summary.getByRole('slider', { name: 'Position in the recording' })
  await expect(slider).toHaveAttribute('aria-valuemax', '24')
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuenow', '24')
  await summary.getByRole('button', { name: 'Close' }).click()
  await expect(summary).toBeHidden()
  await expect(page).toHaveURL(/\/app\/calls\?filter=coastal/)
})

test('a call is logged by hand, and given to an account', async ({ page }) => {
  const caller = `Quayside ${Date.now()}`
  await beginSession(page)
  await page.goto('/app/calls/new')
  const dialog = page.getByRole('dialog', { name: 'Log a call' })
  await dialog.getByRole('button', { name: 'Log call' }).click()
  await expect(dialog.getByText('Enter who called.')).toBeVisible()
  await dialog.getByLabel('Caller').fill(caller)
  await dialog.getByLabel('Time').fill('12:01 AM')
  await dialog.getByLabel('Duration in minutes').fill('4')
  await dialog.getByRole('button', { name: 'Log call' }).click()
  const summary = page.getByRole('dialog', { name: 'Call Summary' })
  await expect(summary.getByText(caller)).toBeVisible()
  await summary.getByRole('link', { name: 'Choose account' }).click()
  const link = page.getByRole('dialog', { name: 'Account of the call' })
  await link.getByRole('combobox', { name: 'Account' }).fill('Redwood')
  await page.getByRole('option', { name: /Redwood Precision/ }).click()
  await link.getByRole('button', { name: 'Save Changes' }).click()
  await expect(link).toBeHidden()
  await expect(summary.getByRole('link', { name: /Redwood Precision/ })).toBeVisible()
})
