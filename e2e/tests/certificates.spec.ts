import { businessWithPolicy } from '../support/given.ts'
import { beginSession, expect, test } from '../support/journey.ts'

const daniel = 'daniel.okonkwo@harborpoint.example'

test('a certificate is issued past issues with it, looked at and saved, and a colleague sees it come', {
  tag: '@gate',
}, async ({ page, anotherBrowser }) => {
  const caller = await beginSession(page)
  const { account } = await businessWithPolicy(caller, `Certified Cranes ${Date.now()}`, 'TL-7001')
  const colleague = await anotherBrowser()
  await beginSession(colleague, daniel)
  await colleague.goto(`${account}/certificates`)
  await expect(colleague.getByText('No certificates')).toBeVisible()

  await page.goto(`${account}/certificates`)
  await page.getByRole('link', { name: 'Add Certificate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a new certificate' })
  await dialog.getByRole('button', { name: 'Create certificate' }).click()
  await expect(dialog.getByText('Enter the name of the certificate holder.')).toBeVisible()
  const holder = `Port of Anacortes ${Date.now()}`
  await dialog.getByLabel('Certificate holder').fill(holder)
  await dialog.getByRole('combobox', { name: 'Address' }).fill('100 Commercial Avenue')
  await dialog.getByLabel('City').fill('Anacortes')
  await dialog.getByLabel('State').selectOption('WA')
  await dialog.getByLabel('ZIP code').fill('98221')
  await dialog.getByRole('checkbox', { name: /General Liability TL-7001/ }).check()
  await dialog.getByRole('button', { name: 'Create certificate' }).click()

  const findings = dialog.getByRole('list', { name: 'Findings' })
  await expect(findings).toContainText('is not in force')
  await expect(findings.getByRole('link', { name: /Open policy/ })).toHaveAttribute('target', '_blank')
  const reason = dialog.getByLabel('Reason for override')
  await expect(reason).toBeFocused()
  await page.keyboard.type('The carrier has bound it.')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(holder) })).toContainText(/COI-\d{6}/)
  await expect(colleague.getByRole('row', { name: new RegExp(holder) })).toBeVisible()

  await page.getByRole('button', { name: 'View', exact: true }).click()
  const view = page.getByRole('dialog', { name: 'View certificate' })
  await expect(view).toContainText('100 Commercial Avenue')
  await expect(view).toContainText('The carrier has bound it.')
  const document = view.getByRole('region', { name: /^COI-/ })
  await expect(document.locator('canvas').first()).toBeVisible()
  await expect(document.getByText('TL-7001').first()).toBeVisible()
  expect((await document.boundingBox())?.height).toBeGreaterThan(400)
  const download = view.getByRole('link', { name: /^Download COI-/ })
  await expect(download).toHaveAttribute('target', '_blank')
  const saved = await page.request.get((await download.getAttribute('href')) ?? '')
  expect(saved.headers()['content-disposition']).toContain('attachment')
  expect((await saved.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a holder of before is proposed without a letter, and fills in the address', async ({ page }) => {
  const caller = await beginSession(page)
  const { account } = await businessWithPolicy(caller, `Repeated Rails ${Date.now()}`, 'TL-7002')
  await page.goto(`${account}/certificates/new`)
  const dialog = page.getByRole('dialog', { name: 'Create a new certificate' })
  await dialog.getByRole('combobox', { name: /Past holder/ }).click()
  const first = page.getByRole('option').first()
  const name = (await first.locator('span > span').first().textContent()) ?? ''
  await first.click()
  await expect(dialog.getByLabel('Certificate holder')).toHaveValue(name)
  await expect(dialog.getByLabel('ZIP code')).not.toHaveValue('')
})

test('an account without policies is asked for one first', async ({ page }) => {
  await beginSession(page)
  await page.goto('/app/accounts/new')
  const business = page.getByRole('dialog', { name: 'Create a new account' })
  await business.getByLabel('Business name').fill('Policyless Pines')
  await business.getByLabel('Email', { exact: true }).fill(`${Date.now()}@pines.example`)
  await business.getByLabel('Contact name').fill('Pia Pine')
  await business.getByLabel('Contact email').fill(`pia${Date.now()}@pines.example`)
  await business.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: 'Certificates' }).click()
  await expect(page.getByText('Log a policy first')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Certificate' })).toBeHidden()
  await page.getByRole('link', { name: 'Log Policy' }).click()
  const policy = page.getByRole('dialog', { name: 'Create a new policy' })
  await expect(policy.getByRole('combobox', { name: 'Account' })).toHaveValue('Policyless Pines')
})
