import { makePdf, numberedPages } from '../../design-system/src/testing/pdf-files.ts'
import { Caller } from '../../e2e/support/caller.ts'
import { beginSession, expect, maya, productUrl, test } from '../../e2e/support/journey.ts'
import { pagesOf } from '../../services/forms/src/testing/document-text.ts'
import { embeddedFontsOf } from '../../services/forms/src/testing/embedded-fonts.ts'

test('a style is created with a start page, previewed, changed, deleted, and brought back', async ({ page }) => {
  const title = `Renewal Letters ${Date.now()}`
  await beginSession(page)
  await page.goto('/app/styles')
  await page.getByRole('link', { name: 'Create Style' }).first().click()
  const creation = page.getByRole('dialog', { name: 'Create a new style' })
  await expect(creation.getByText('Save the style to see a preview.')).toBeVisible()
  await creation.getByRole('button', { name: 'Create Style' }).click()
  await expect(creation.getByText('Enter a title.')).toBeVisible()
  await creation.getByLabel('Title').fill(title)
  await creation.getByLabel('Description').fill('For renewals.')
  await creation.getByLabel('Base style').selectOption({ label: 'Warm Human' })
  const buffer = Buffer.from(makePdf(numberedPages(1)), 'latin1')
  const file = { name: 'cover.pdf', mimeType: 'application/pdf', buffer }
  await creation.locator('[data-field=prefixFileId] input[type=file]').setInputFiles(file)
  await expect(creation.getByText('1 of 1 files uploaded')).toBeAttached()
  await creation.getByRole('button', { name: 'Create Style' }).click()

  const style = page.getByRole('dialog', { name: 'Edit style' })
  await expect(style.getByText('Generating preview...')).toBeVisible()
  const sample = style.frameLocator('iframe')
  await expect(sample.getByText(/^Prepared for you by /)).toBeVisible()
  await expect(sample.getByText('cover.pdf')).toBeVisible()
  await style.getByLabel('Base style').selectOption({ label: 'Technical and Structured' })
  await expect(style.getByText('Save your changes to see the preview.')).toBeVisible()
  await style.getByRole('button', { name: 'Save Changes' }).click()
  await expect(sample.getByRole('navigation', { name: 'Contents' })).toBeVisible()
  const link = await style.getByRole('link', { name: 'Open as PDF' }).getAttribute('href')
  const pdf = await page.request.get(link ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await style.getByRole('button', { name: 'Close' }).click()
  await expect(style).toBeHidden()

  await page.goto(`/app/styles?filter=${encodeURIComponent(title)}`)
  await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 style deleted')).toBeVisible()
  await expect(page.getByText('No styles found')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
})

const createWorkspace = 'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id } }'

/** Cara writes a proposal from it. */
async function workspaceWithQuote(caller: Caller): Promise<string> {
  const quote = makePdf([
    {
      lines: [
        'Harbor Mutual Insurance Company',
        'Commercial General Liability Quote',
        'Named Insured: Heron Hardware LLC',
      ],
    },
    { lines: ['Commercial General Liability', 'Each Occurrence Limit: $1,000,000', 'Total Premium: $8,400'] },
  ])
  const body = new FormData()
  body.append('files', new Blob([quote], { type: 'application/pdf' }), 'Harbor.pdf')
  const { text } = await caller.fetch('/files', { method: 'POST', body })
  const { files } = JSON.parse(text) as { files: { id: string }[] }
  const input = { preset: 'GENERATE_QUOTE_PROPOSAL', message: 'Write it.', files: [{ fileId: files[0]?.id }] }
  return (await caller.call<{ createCaraWorkspace: { id: string } }>(createWorkspace, { input })).createCaraWorkspace.id
}

test('a proposal is written from a quote, shown in the agency’s style, and read as a PDF behind its start page', async ({
  page,
}) => {
  const caller = await Caller.signedIn(productUrl(), maya)
  const title = `Harbor Point Proposals ${Date.now()}`
  const workspace = `/app/workspaces/${await workspaceWithQuote(caller)}`
  await beginSession(page)
  await page.goto('/app/styles/new')
  const creation = page.getByRole('dialog', { name: 'Create a new style' })
  await creation.getByLabel('Title').fill(title)
  await creation.getByLabel('Description').fill('For clients of Harbor Point Insurance.')
  await creation.getByLabel('Base style').selectOption({ label: 'Warm Human' })
  const buffer = Buffer.from(makePdf([{ lines: ['Harbor Point Insurance', 'Your proposal'] }]), 'latin1')
  const file = { name: 'Our cover.pdf', mimeType: 'application/pdf', buffer }
  await creation.locator('[data-field=prefixFileId] input[type=file]').setInputFiles(file)
  await expect(creation.getByText('1 of 1 files uploaded')).toBeAttached()
  await creation.getByRole('button', { name: 'Create Style' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit style' })).toBeVisible()

  await page.goto(workspace)
  await page
    .getByRole('link', { name: /^Insurance proposal for Heron Hardware LLC.*Draft$/ })
    .click({ timeout: 60_000 })
  const panel = page.getByRole('complementary', { name: 'About this workspace' })
  await panel.getByRole('button', { name: 'Style: None, with evidence' }).click()
  await page.getByRole('menuitem', { name: title }).click()
  const preview = panel.frameLocator('iframe')
  await expect(preview.getByText('Prepared for you by Harbor Point Insurance')).toBeVisible()
  await expect(preview.getByText('Our cover.pdf')).toBeVisible()
  await expect(preview.getByRole('cell', { name: '$8,400' })).toBeVisible()

  const link = await panel.getByRole('link', { name: 'Open as PDF' }).getAttribute('href')
  const pdf = await (await page.request.get(link ?? '')).body()
  const [cover = '', ...pages] = await pagesOf(pdf)
  expect(cover).toContain('Your proposal')
  expect(pages.join(' ')).toContain('Insurance proposal for Heron Hardware LLC')
  expect(pages.join(' ')).toContain('$8,400')
  for (const [at, text] of pages.entries()) expect(text).toContain(`Page ${at + 1} of ${pages.length}`)
  const fonts = (await embeddedFontsOf(pdf)).join(' ')
  for (const name of ['Libertinus', 'LiberationSans']) expect(fonts).toContain(name)
})
