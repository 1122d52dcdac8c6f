import { fillableForm } from '../../services/forms/src/testing/fillable-form.ts'
import { removeForm } from '../support/certificate-form.ts'
import { expect, signIn, test } from '../support/journey.ts'
import { createPolicy } from '../support/policies.ts'

const fields = [
  { name: 'InsuredName', tooltip: 'Insured name' },
  { name: 'HolderName', tooltip: 'Certificate holder name' },
  { name: 'HolderAddress', tooltip: 'Certificate holder address' },
  { name: 'GL_PolicyNumber', tooltip: 'General liability policy number' },
  { name: 'GL_Effective', tooltip: 'General liability policy effective date' },
  { name: 'GL_Expiration', tooltip: 'General liability policy expiration date' },
  { name: 'InsurerA', tooltip: 'Insurer A' },
  { name: 'GL_EachOccurrence', tooltip: 'General liability each occurrence' },
  { name: 'Producer', tooltip: 'Producer name' },
  { name: 'CertificateDate', tooltip: 'Certificate date' },
  { name: 'Box 77', tooltip: 'Box 77' },
]

const fileOf = async (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: await fillableForm({ fields }),
})

test('the agency’s form is uploaded, matched, used for a certificate, deleted and brought back', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page)
  await removeForm(page)

  // From the palette, or the settings' tabs.
  await page.goto('/app/settings')
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Certificate form' }).click()
  await expect(page.getByText('Use a form that your agency has a license for.')).toBeVisible()
  await page.getByRole('link', { name: 'Upload form' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload a certificate form' })
  await upload.getByRole('button', { name: 'Upload form' }).click()
  await expect(upload.getByText('Choose a PDF form.')).toBeVisible()
  await upload.locator('input[type=file]').setInputFiles(await fileOf('Our form.pdf'))
  await expect(upload.getByText('1 of 1 files uploaded')).toBeAttached()
  // Whoever is quicker than the page is told to wait, as long as the upload has not reached the form.
  await expect(async () => {
    await upload.getByRole('button', { name: 'Upload form' }).click({ timeout: 1_000 })
    await expect(upload).toBeHidden({ timeout: 8_000 })
  }).toPass()
  const section = page.getByRole('region', { name: 'Certificate form' })
  await expect(section).toContainText('Our form.pdf')
  await expect(section).toContainText(/\d+ of 11 fields are filled/)

  // What no one could know is matched by hand.
  await section.getByRole('link', { name: 'Match fields' }).click()
  await expect(page.getByRole('heading', { name: 'Match fields', level: 1 })).toBeVisible()
  const mark = page.getByRole('button', { name: 'Box 77: Not filled' })
  await expect(mark).toBeVisible()
  await mark.click()
  await page.getByRole('combobox', { name: 'Filled with' }).fill('certificate number')
  await page.getByRole('option', { name: 'Certificate number' }).click()
  await expect(page.getByRole('button', { name: 'Box 77: Certificate: Certificate number' })).toBeVisible()
  await page.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(page.getByText('Fields saved', { exact: true })).toBeVisible()
  await expect(page.getByText('Certificate: Certificate number · by your agency')).toBeVisible()
  const preview = await page.getByRole('link', { name: 'Preview in a new tab' }).getAttribute('href')
  const drawn = await page.request.get(preview ?? '')
  expect((await drawn.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Box 77: Certificate: Certificate number' })).toBeVisible()

  await page.getByRole('link', { name: 'Certificate form' }).click()
  await page.getByRole('switch', { name: /Use this form/ }).check()
  await expect(section.getByText('In use', { exact: true })).toBeVisible()

  const { account } = await createPolicy(page, `Formed Forges ${Date.now()}`, 'TL-7077')
  await page.goto(`${account}/certificates/new`)
  const dialog = page.getByRole('dialog', { name: 'Create a new certificate' })
  await expect(dialog.getByRole('radio', { name: /Agency’s form/ })).toBeChecked()
  const holder = `Port of Formville ${Date.now()}`
  await dialog.getByLabel('Certificate holder').fill(holder)
  await dialog.getByRole('combobox', { name: 'Address' }).fill('100 Commercial Avenue')
  await dialog.getByLabel('City').fill('Anacortes')
  await dialog.getByLabel('State').selectOption('WA')
  await dialog.getByLabel('ZIP code').fill('98221')
  await dialog.getByRole('checkbox', { name: /General Liability TL-7077/ }).check()
  await dialog.getByRole('button', { name: 'Create certificate' }).click()
  await dialog.getByLabel('Reason for override').fill('The carrier has bound it.')
  await dialog.getByRole('button', { name: 'Issue anyway' }).click()
  await expect(dialog).toBeHidden()
  await page
    .getByRole('row', { name: new RegExp(holder) })
    .getByRole('link', { name: /^View/ })
    .click()
  const view = page.getByRole('dialog', { name: 'View certificate' })
  await expect(view).toContainText('On the agency’s form')
  const document = view.getByRole('region', { name: /^COI-/ })
  await expect(document.locator('canvas').first()).toBeVisible()
  // Flattened: what fills the fields is text of the page.
  await expect(document.getByText('TL-7077').first()).toBeAttached()
  await expect(document.getByText(/^COI-\d{6}$/).first()).toBeAttached()

  await page.goto('/app/settings/certificates')
  await section.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete form' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'Upload form' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(section).toContainText('Our form.pdf')
  await removeForm(page)
})
