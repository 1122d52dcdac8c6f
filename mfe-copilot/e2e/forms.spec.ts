import { Caller } from '../../e2e/support/caller.ts'
import { createBusiness, createLiability, dayFromNow } from '../../e2e/support/given.ts'
import { beginSession, expect, maya, productUrl, test } from '../../e2e/support/journey.ts'
import { fillableForm } from '../../services/forms/src/testing/fillable-form.ts'

/** A certificate of our own making. */
const certificate = () =>
  fillableForm({
    fields: [
      { name: 'F[0].P1[0].Form_CompletionDate_A[0]', box: [460, 735, 110, 14] },
      { name: 'F[0].P1[0].NamedInsured_FullName_A[0]', box: [40, 700, 250, 14] },
      { name: 'F[0].P1[0].GeneralLiability_PolicyNumber_A[0]', box: [40, 640, 160, 14] },
      { name: 'F[0].P1[0].GeneralLiability_EachOccurrence_LimitAmount_A[0]', box: [430, 640, 120, 14] },
      { name: 'Loan', tooltip: 'Enter number: The loan number', box: [40, 480, 160, 14] },
      { name: 'F[0].P1[0].CertificateHolder_FullName_A[0]', box: [40, 250, 250, 14] },
      { name: 'F[0].P1[0].Producer_AuthorizedRepresentative_Signature_A[0]', box: [330, 200, 240, 20] },
    ],
  })

const currentForm = 'query { caraForm(template: ACORD_25) { id version } }'
const removeForm = 'mutation ($id: ID!, $version: Int!) { deleteCaraForm(id: $id, version: $version) }'
const createRequest = `mutation ($input: CreateServiceRequestInput!) { createServiceRequest(input: $input) { id } }`
const requestState = `query ($id: ID!) { serviceRequest(id: $id) { state versionHistory { snapshot { resolutionFiles { name } } } } }`

test('a certificate request is opened in the copilot, its form filled, reviewed, and the request resolved with it', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const caller = await Caller.signedIn(productUrl(), maya)
  const name = `Quayside Ropes ${Date.now()}`
  const accountId = await createBusiness(caller, name)
  const policyNumber = `GL-${Date.now()}`
  const term = { state: 'INFORCE', inforceAt: dayFromNow(-10), expiresAt: dayFromNow(355) }
  const details = { limits: { glPerOccurrenceLimit: 100_000_000 } }
  const { id: businessPolicyId } = await createLiability(caller, accountId, { policyNumber, ...term, details })
  const input = {
    ...{ type: 'CREATE_CERTIFICATE', accountId, businessPolicyId },
    createCertificate: { name: 'Port of Westermere', additionalInsured: false },
  }
  const made = await caller.call<{ createServiceRequest: { id: string } }>(createRequest, { input })
  const requestId = made.createServiceRequest.id

  const { caraForm } = await caller.call<{ caraForm: { id: string; version: number } | null }>(currentForm)
  if (caraForm) await caller.call(removeForm, caraForm)

  await beginSession(page)
  await page.goto('/app/settings/forms')
  await page.getByRole('link', { name: 'Upload ACORD 25' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload ACORD 25' })
  const file = { name: 'Our form.pdf', mimeType: 'application/pdf', buffer: await certificate() }
  await upload.locator('input[type=file]').setInputFiles(file)
  await expect(upload.getByText('1 of 1 files uploaded')).toBeAttached()
  await upload.getByRole('button', { name: 'Upload form' }).click()
  await expect(upload.getByText('Confirm that your agency has a license for this form.')).toBeVisible()
  await upload.getByRole('checkbox', { name: /has a license/ }).check()
  await upload.getByRole('button', { name: 'Upload form' }).click()
  await expect(page).toHaveURL(/\/app\/forms\/ACORD_25$/)
  await page.getByRole('button', { name: 'Confirm all' }).click()
  await expect(page.getByText('ACORD 25: Ready')).toBeVisible()

  await page.goto(`/app/servicing/${requestId}/actions/copilot`)
  const dialog = page.getByRole('dialog', { name: 'Open in Copilot' })
  await expect(dialog.getByLabel('Certificate Holder')).toHaveValue('Port of Westermere')
  await dialog.getByRole('button', { name: 'Create Workspace' }).click()
  await expect(page.getByText(/The form is filled/)).toBeVisible({ timeout: 90_000 })
  const workspace = new URL(page.url()).pathname
  await page.goto(`${workspace}?show=artifacts`)
  await page.getByRole('link', { name: 'Review fields' }).click()

  await page.getByRole('button', { name: 'Next open field' }).click()
  const field = page.getByRole('listitem').filter({ has: page.getByRole('button', { expanded: true }) })
  await field.getByLabel('Value').fill('4471')
  await field.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Nothing is open').first()).toBeVisible()
  await page.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect(page.getByText('Reviewed', { exact: true })).toBeVisible()
  const link = await page.getByRole('link', { name: 'Open PDF' }).getAttribute('href')
  const pdf = await page.request.get(link ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await page.goto(`${workspace}/resolve`)
  const resolving = page.getByRole('dialog', { name: 'Resolve request' })
  await expect(resolving.getByRole('checkbox', { name: /^ACORD 25/ })).toBeChecked()
  await resolving.getByRole('button', { name: 'Resolve' }).click()
  await expect(resolving).toBeHidden()
  type State = {
    serviceRequest: { state: string; versionHistory: { snapshot: { resolutionFiles: { name: string }[] } }[] }
  }
  const { serviceRequest } = await caller.call<State>(requestState, { id: requestId })
  expect(serviceRequest.state).toBe('CLOSED')
  expect(serviceRequest.versionHistory[0]?.snapshot.resolutionFiles).toEqual([{ name: `ACORD 25, ${name}.pdf` }])
})
