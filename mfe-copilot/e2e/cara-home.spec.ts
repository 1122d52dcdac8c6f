import type { Page } from '@playwright/test'
import { makePdf } from '../../design-system/src/testing/pdf-files.ts'
import type { Caller } from '../../e2e/support/caller.ts'
import { beginSession, expect, test } from '../../e2e/support/journey.ts'

const pdf = (line: string) => Buffer.from(makePdf([{ lines: [line] }]), 'latin1')
const inWorkspace = /\/app\/workspaces\/([0-9a-f]{24})$/

interface Workspace {
  preset: string | null
  files: { name: string }[]
  sources: { name: string }[]
  serviceRequest: { id: string } | null
  messages: { content: string; role: string }[]
}

/** The workspace that the page has come to, as the server has it. */
async function workspaceOf(page: Page, caller: Caller): Promise<Workspace> {
  await expect(page).toHaveURL(inWorkspace, { timeout: 20_000 })
  const [, id] = inWorkspace.exec(page.url()) ?? []
  const query = `query ($id: ID!) { caraWorkspace(id: $id) {
    preset files { name } sources { name } serviceRequest { id } messages { content role } } }`
  return (await caller.call<{ caraWorkspace: Workspace }>(query, { id })).caraWorkspace
}

test('a question with a file starts a workspace', { tag: '@gate' }, async ({ page }) => {
  const caller = await beginSession(page)
  await page.goto('/app/home')
  await expect(page.getByRole('heading', { name: 'What can Cara do for you?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toBeHidden()
  const message = page.getByPlaceholder('Ask Cara...')
  await message.fill('What does the lease say about insurance?')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach' }).click()
  const file = { name: 'Lease.pdf', mimeType: 'application/pdf', buffer: pdf('The lessee keeps insurance.') }
  await (await chooser).setFiles([file])
  await expect(page.getByRole('button', { name: 'Remove Lease.pdf' })).toBeVisible()
  await message.press('Enter')
  expect(await workspaceOf(page, caller)).toMatchObject({
    preset: null,
    files: [{ name: 'Lease.pdf' }],
    messages: [{ role: 'USER', content: 'What does the lease say about insurance?' }],
  })
  await page.goto('/app/home')
  await expect(message).toHaveValue('')
})

test('@ brings the documents of the knowledge base along', async ({ page }) => {
  const caller = await beginSession(page)
  await page.goto('/app/home')
  const message = page.getByPlaceholder('Ask Cara...')
  await message.pressSequentially('When are certificates issued by @certificate pro')
  await page.getByRole('option', { name: /^Certificate procedure/ }).click()
  await expect(page.getByRole('button', { name: 'Remove Certificate procedure' })).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  const { sources } = await workspaceOf(page, caller)
  expect(sources).toEqual([{ name: expect.stringContaining('Certificate procedure') }])
})

test('the form of a preset says what its files are to Cara', async ({ page }) => {
  const caller = await beginSession(page)
  await page.goto('/app/home')
  await page.getByRole('link', { name: /^Coverage Comparison/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Coverage Comparison' })
  const inputs = dialog.locator('input[type=file]')
  for (const [place, name] of ['One.pdf', 'Two.pdf'].entries()) {
    const buffer = pdf(`Each occurrence limit $${place + 1},000,000`)
    await inputs.nth(place).setInputFiles({ name, mimeType: 'application/pdf', buffer })
  }
  await expect(dialog.getByText('1 of 1 files uploaded')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Create Workspace' }).click()
  expect(await workspaceOf(page, caller)).toMatchObject({
    preset: 'COVERAGE_COMPARISON',
    files: [{ name: 'Option 1 - One.pdf' }, { name: 'Option 2 - Two.pdf' }],
  })
})

test('favorites are chosen behind the gear, and kept', async ({ page }) => {
  const caller = await beginSession(page)
  await page.goto('/app/home')
  const cards = page.getByRole('list', { name: 'Presets' }).getByRole('link')
  await page.getByRole('link', { name: 'Customize presets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Customize presets' })
  const quotes = dialog.getByRole('checkbox', { name: /^Create Quote Proposal/ })
  await expect(quotes).toBeChecked()
  await quotes.uncheck()
  await dialog.getByRole('tab', { name: 'Custom Presets' }).click()
  await dialog.getByRole('checkbox').first().check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/app/home')
  await expect(cards).toHaveCount(7)
  await page.reload()
  await expect(cards).toHaveCount(7)
  await expect(page.getByRole('link', { name: /^Create Quote Proposal/ })).toBeHidden()
  await cards.last().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Create Workspace' })).toBeVisible()

  const presets = ['CERTIFICATE_REVIEW', 'CONTRACT_REVIEW', 'COVERAGE_COMPARISON', 'DOCUMENT_EXPLORATION']
  const others = ['UNDERWRITING_ANALYSIS', 'GENERATE_TEMPLATE', 'GENERATE_QUOTE_PROPOSAL']
  await caller.call(
    `mutation ($presets: [String!]) {
      updateAgencyUserPreferences(input: { favoritePresets: { presets: $presets, customPresetIds: [] } }) { id } }`,
    { presets: [...presets, ...others] },
  )
})

test('a service request opens in the copilot, for the certificate that it asks for', async ({ page }) => {
  const caller = await beginSession(page)
  await page.goto('/app/servicing/67e000000000000000000000/overview')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Open in Copilot' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open in Copilot' })
  await expect(dialog.getByRole('combobox', { name: 'Preset' })).toHaveValue('Fill Template')
  await expect(dialog.getByRole('combobox', { name: 'Form' })).toHaveValue('ACORD 25')
  await dialog.getByRole('textbox', { name: /^Certificate Holder/ }).fill('')
  await dialog.getByRole('button', { name: 'Create Workspace' }).click()
  const { preset, serviceRequest, messages } = await workspaceOf(page, caller)
  expect(preset).toBe('GENERATE_TEMPLATE')
  expect(serviceRequest?.id).toBe('67e000000000000000000000')
  expect(messages[0]?.content).toContain(
    "Form: ACORD 25\n\nCertificate Holder: Use the named insured's information as the certificate holder.",
  )
})
