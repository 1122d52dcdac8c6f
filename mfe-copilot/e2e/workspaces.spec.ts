import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { makePdf } from '../../design-system/src/testing/pdf-files.ts'
import type { Caller } from '../../e2e/support/caller.ts'
import { beginSession, expect, test } from '../../e2e/support/journey.ts'

const filler = 'The harbor office keeps its records in order and answers within two business days.'
const sentence = 'The lessee carries general liability insurance of $2,000,000 for each occurrence.'
/** @param pages their lines */
function pdf(pages: readonly string[][]): Buffer {
  return Buffer.from(makePdf(pages.map(lines => ({ lines }))), 'latin1')
}

/** Reading waits for its turn, and for whatever else the machine does. */
const slowly = { timeout: 60_000 }

/** The sentence is on the third of four pages. */
const lease = pdf([1, 2, 3, 4].map(page => [`Section ${page}`, filler, ...(page === 3 ? [sentence] : [])]))
const policy = pdf([
  ['Declarations', 'Policy number: TL-1903'],
  ['General liability', 'Each Occurrence Limit: $1,000,000'],
])

async function begin(caller: Caller, input: object): Promise<string> {
  const create = 'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id } }'
  return (await caller.call<{ createCaraWorkspace: { id: string } }>(create, { input })).createCaraWorkspace.id
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'Message to Cara' })
const panel = (page: Page) => page.getByRole('complementary', { name: 'About this workspace' })

test('an answer comes live, and its mark opens the document at the quote beside the conversation', {
  tag: '@gate',
}, async ({ page }) => {
  test.setTimeout(150_000)
  const caller = await beginSession(page)
  const id = await begin(caller, { message: 'Hello' })
  await page.goto(`/app/workspaces/${id}`)
  await expect(page.getByText('Waiting').first()).toBeVisible(slowly)
  await composer(page).fill('What general liability insurance does the lessee carry?')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach' }).click()
  await (await chooser).setFiles([{ name: 'Lease.pdf', mimeType: 'application/pdf', buffer: lease }])
  await expect(page.getByRole('button', { name: 'Remove Lease.pdf' })).toBeVisible()
  await composer(page).press('Enter')

  await expect(page.getByText('Processed attachments')).toBeVisible(slowly)
  const mark = page.getByRole('link', { name: /^Evidence 1: Lease\.pdf, page 3$/ })
  await expect(mark).toBeVisible(slowly)
  await expect(page.getByRole('link', { name: 'Lease.pdf' }).first()).toHaveAttribute('target', '_blank')
  await mark.click()
  await expect(panel(page).getByRole('textbox', { name: 'Page, of 4' })).toHaveValue('3')
  await expect(mark).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(panel(page).getByRole('link', { name: 'Back to workspaces' })).toBeVisible()
})

test('two PDFs are read and asked about, a follow-up is answered, and the workspace is archived', async ({ page }) => {
  test.setTimeout(240_000)
  await beginSession(page)
  await page.goto('/app/home')
  const message = page.getByPlaceholder('Ask Cara...')
  const question = `What general liability insurance does the lessee carry? ${Date.now()}`
  await message.fill(question)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach' }).click()
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
  await (await chooser).setFiles([file('Lease.pdf', lease), file('Policy.pdf', policy)])
  for (const name of ['Lease.pdf', 'Policy.pdf'])
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  await message.press('Enter')

  await expect(page).toHaveURL(/\/app\/workspaces\/[0-9a-f]{24}$/, slowly)
  await expect(page.getByText('Processed attachments')).toBeVisible(slowly)
  const mark = page.getByRole('link', { name: 'Evidence 1: Lease.pdf, page 3' })
  await expect(mark).toBeVisible(slowly)
  await mark.click()
  await expect(panel(page).getByRole('textbox', { name: 'Page, of 4' })).toHaveValue('3')
  await expect(panel(page).locator('[data-highlight][aria-current=true]')).toHaveAccessibleName(/\$2,000,000/, slowly)
  await page.goBack()

  await composer(page).fill('What is the each occurrence limit of the policy?')
  await composer(page).press('Enter')
  await expect(page.getByRole('link', { name: /^Evidence \d+: Policy\.pdf, page 2$/ }).first()).toBeVisible(slowly)

  await page.goto('/app/workspaces?user=me')
  const row = page.getByRole('row').filter({ hasText: question.slice(0, 40) })
  await row.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/app/workspaces?archived=yes')
  await expect(row.first()).toBeVisible()
})

test('the record of a workspace is downloaded as a ZIP', async ({ page }) => {
  await beginSession(page)
  await page.goto('/app/workspaces/67b100000000000000000000?show=details')
  const arriving = page.waitForEvent('download')
  await panel(page).getByRole('link', { name: 'Download record' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('Record of Additional insured on a certificate.zip')
  const bytes = await readFile(await download.path())
  expect(bytes.toString('latin1')).toContain('record.pdf%PDF-')
  expect(bytes.toString('latin1')).toContain('"engine": "rules"')
})

test('a colleague watching sees a new title and a new message without a reload', async ({ page, anotherBrowser }) => {
  const caller = await beginSession(page)
  const id = await begin(caller, { message: 'When do we issue certificates?' })
  await page.goto(`/app/workspaces/${id}`)
  const other = await anotherBrowser()
  await beginSession(other, 'priya.raman@harborpoint.example')
  await other.goto(`/app/workspaces/${id}`)
  await expect(other.getByText('When do we issue certificates?').first()).toBeVisible(slowly)

  const title = panel(page).getByRole('textbox', { name: 'Title' })
  await title.fill('Certificate times')
  await title.blur()
  await expect(panel(page).getByText('✓ Saved')).toBeVisible()
  await expect(other.getByRole('heading', { level: 1, name: 'Certificate times' })).toBeVisible()
  await expect(panel(page).getByText('Working')).toBeHidden(slowly)
  await composer(page).fill('And on weekends?')
  await composer(page).press('Enter')
  await expect(other.getByText('And on weekends?')).toBeVisible()
})

test('on a phone a mark opens the document, and Back returns to the conversation', async ({ page }) => {
  await beginSession(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/app/workspaces/67b100000000000000000000')
  const mark = page.getByRole('link', { name: /^Evidence 1: Certificate procedure/ }).first()
  await mark.click()
  await expect(panel(page).locator('mark').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Conversation' })).toBeHidden()
  await page.goBack()
  await expect(mark).toBeFocused()
})
