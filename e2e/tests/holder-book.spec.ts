import { violationsOf } from '../support/axe.ts'
import { issueCertificate } from '../support/certificates.ts'
import { businessWithPolicy } from '../support/given.ts'
import { beginSession, expect, signIn, test } from '../support/journey.ts'
import { choose } from '../support/policies.ts'

test('a holder is kept, corrected for the next certificate, deleted and brought back', async ({ page }) => {
  const caller = await beginSession(page)
  const business = `Kept Kilns ${Date.now()}`
  const holder = `Port of Anacortes ${Date.now()}`
  const { account } = await businessWithPolicy(caller, business, 'TL-7101')
  await issueCertificate(page, account, holder, /General Liability TL-7101/)

  await page.getByRole('link', { name: 'Holder book' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Holder book' })).toBeVisible()
  expect(await violationsOf(page), 'the holder book').toEqual([])
  await page.getByRole('textbox', { name: 'Filter holders' }).fill(holder)
  await expect(page.getByText('1 holder', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/filter=Port/)
  await page.getByRole('link', { name: holder }).click()
  await expect(page.getByRole('heading', { level: 1, name: holder })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(business) })).toContainText(/COI-\d{6}/)
  expect(await violationsOf(page), 'a holder').toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 860 })

  await page.keyboard.press('e')
  const edit = page.getByRole('dialog', { name: 'Edit certificate holder' })
  await edit.getByLabel('Name').fill('')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit.getByLabel('Name')).toBeFocused()
  await edit.getByLabel('Name').fill(holder)
  await edit.getByRole('combobox', { name: 'Address' }).fill('250 Harbor Loop')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit).toBeHidden()
  await expect(page.getByText('250 Harbor Loop')).toBeVisible()
  const ofHolder = new URL(page.url()).pathname

  // The next certificate is proposed with the new address; the one that is issued keeps the old one.
  await page.goto(`${account}/certificates/new`)
  const dialog = page.getByRole('dialog', { name: 'Create a new certificate' })
  await dialog.getByRole('combobox', { name: /Past holder/ }).fill(holder)
  await page.getByRole('option', { name: new RegExp(holder) }).click()
  await expect(dialog.getByRole('combobox', { name: 'Address' })).toHaveValue('250 Harbor Loop')
  await expect(dialog.getByLabel('ZIP code')).toHaveValue('98221')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('link', { name: /^View COI-/ }).click()
  await expect(page.getByRole('dialog', { name: 'View certificate' })).toContainText('100 Commercial Avenue')

  await page.goto(ofHolder)
  await choose(page, 'Delete holder')
  await expect(page.getByRole('heading', { level: 1, name: 'Holder book' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Filter holders' }).fill(holder)
  await expect(page.getByText('No holders found')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Holder restored')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: holder })).toBeVisible()
  await expect(page.getByText('250 Harbor Loop')).toBeVisible()
})

test('the holder book is found without a mouse, and a colleague sees what changes in it', async ({
  page,
  anotherBrowser,
}) => {
  await signIn(page)
  const colleague = await anotherBrowser()
  await signIn(colleague, 'daniel.okonkwo@harborpoint.example')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search or run a command' }).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('certificate holders')
  await expect(page.getByRole('option', { name: /Certificate holders/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Holder book' })).toBeVisible()

  await colleague.goto('/app/accounts/holders?filter=Goldfinch')
  await colleague.getByRole('link', { name: 'Goldfinch Markets, Inc.' }).click()
  await page.goto(new URL(colleague.url()).pathname)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const edit = page.getByRole('dialog', { name: 'Edit certificate holder' })
  await edit.getByLabel('Suite, unit, floor').fill('Dock 4')
  await edit.getByLabel('Suite, unit, floor').press('Enter')
  await expect(edit).toBeHidden()
  await expect(colleague.getByText('Dock 4')).toBeVisible()
})
