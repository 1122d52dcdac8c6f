import type { Locator, Page } from '@playwright/test'
import { type MadePage, makePdf } from '../../design-system/src/testing/pdf-files.ts'
import { beginSession, expect, productUrl, test } from '../../e2e/support/journey.ts'
import { readMailbox } from '../../e2e/support/mailbox.ts'
import { until } from '../../e2e/support/product.ts'
import { pagesOf } from '../../services/forms/src/testing/document-text.ts'

/** Reading and answering wait for their turns, and for whatever else the machine does. */
const slow = { timeout: 90_000 }
const panel = (page: Page) => page.getByRole('complementary', { name: 'About this workspace' })

async function upload(dialog: Locator, place: number, name: string, pages: readonly MadePage[]) {
  const buffer = Buffer.from(makePdf(pages), 'latin1')
  await dialog.locator('input[type=file]').nth(place).setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await expect(dialog.getByText('1 of 1 files uploaded')).toHaveCount(place + 1)
}

/** A preset with two documents, from its form. */
async function start(page: Page, preset: string, files: readonly (readonly [name: string, pages: MadePage[]])[]) {
  await page.goto(`/app/home/start/${preset.toLowerCase().replace(' ', '-')}`)
  const dialog = page.getByRole('dialog', { name: preset })
  for (const [place, [name, pages]] of files.entries()) await upload(dialog, place, name, pages)
  await dialog.getByRole('button', { name: 'Create Workspace' }).click()
  await expect(page).toHaveURL(/\/app\/workspaces\/[0-9a-f]{24}/)
}

const offer = (title: string, insurer: string, terms: readonly string[]): MadePage[] => [
  { lines: [insurer, title, 'Named Insured: Heron Hardware LLC', 'Effective Date: 03/01/2027'] },
  { lines: ['Commercial General Liability', ...terms] },
]

test('two quotes are compared, a difference opens its words in the quote, and the report is read as a PDF', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await beginSession(page)
  const first = ['Each Occurrence Limit: $1,000,000', 'General Aggregate Limit: $2,000,000', 'Total Premium: $8,400']
  const second = ['Each Occurrence Limit: $2,000,000', 'General Aggregate Limit: $2,000,000', 'Total Premium: $9,150']
  await start(page, 'Coverage Comparison', [
    ['Harbor.pdf', offer('Commercial General Liability Quote', 'Harbor Mutual Insurance Company', first)],
    ['Cedar.pdf', offer('Commercial General Liability Quote', 'Cedar National Insurance Company', second)],
  ])

  await expect(page.getByRole('article', { name: 'Answer from Cara' })).toContainText('differ', slow)
  await page.getByRole('link', { name: /^Coverage comparison.*Draft$/ }).click()
  const row = panel(page).getByRole('row', { name: /^Each occurrence \(General Liability\)/ })
  await expect(row).toContainText('$1,000,000')
  await row.getByRole('link', { name: /Cedar\.pdf, page 2$/ }).click()
  await expect(panel(page).getByRole('textbox', { name: 'Page, of 2' })).toHaveValue('2')
  await expect(panel(page).locator('canvas').first()).toBeVisible(slow)
  const marked = panel(page).locator('[data-highlight][aria-current=true]')
  await expect(marked).toHaveAccessibleName(/Each Occurrence Limit: \$2,000,000/)
  await page.goBack()
  await expect(row).toBeVisible()

  const link = await panel(page).getByRole('link', { name: 'Open as PDF' }).getAttribute('href')
  const answer = await page.request.get(link ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const text = (await pagesOf(await answer.body())).join(' ')
  expect(text).toContain('Coverage comparison')
  expect(text).toMatch(/Each occurrence \(General Liability\)\s+\$1,000,000.{0,12}\$2,000,000/)
  expect(text).toContain('Cedar National Insurance Company')
})

test('a certificate is reviewed, and the email that Cara offers is drafted, edited, reviewed and sent once', {
  tag: '@gate',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const to = `underwriting.${Date.now()}@harbor-mutual.example`
  await beginSession(page)
  const terms = (aggregate: string) => ['Each Occurrence Limit: $1,000,000', `General Aggregate Limit: ${aggregate}`]
  await start(page, 'Certificate Review', [
    [
      'Certificate.pdf',
      offer('Certificate of Liability Insurance', 'Insurer A: Harbor Mutual Insurance Company', terms('$4,000,000')),
    ],
    [
      'Policy.pdf',
      offer('Commercial General Liability Declarations', 'Harbor Mutual Insurance Company', terms('$2,000,000')),
    ],
  ])
  await expect(page.getByText(/Should I draft an email/)).toBeVisible(slow)
  await expect(page.getByRole('link', { name: /^Certificate review.*Draft$/ })).toBeVisible()

  await page.getByRole('button', { name: 'Draft an email that asks for what is missing' }).click()
  await page.getByRole('link', { name: /^Certificate: items to check.*Draft$/ }).click(slow)
  await expect(
    panel(page)
      .getByText(/the certificate shows \$4,000,000/)
      .first(),
  ).toBeVisible()
  await panel(page).getByRole('link', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit email' })
  await form.getByLabel('To').fill(to)
  const body = form.getByLabel('Message')
  await body.fill((await body.inputValue()).replace('Hello,', 'Good morning,'))
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await panel(page).getByRole('button', { name: 'Mark as reviewed' }).click()
  await panel(page).getByRole('link', { name: 'Send' }).click()
  const sending = page.getByRole('dialog', { name: 'Send email' })
  await sending.getByRole('checkbox', { name: `${to} is the right recipient` }).check()
  await sending.getByRole('button', { name: 'Send' }).click()
  await expect(panel(page).getByText(/· Sent ·/)).toBeVisible()
  await expect(panel(page).getByText(new RegExp(`^Sent to ${to.replaceAll('.', '\\.')} by Maya Reyes`))).toBeVisible()

  const arrived = async () => (await readMailbox(productUrl())).filter(mail => mail.to.includes(to))
  await until(async () => (await arrived()).length > 0, 10_000, 'The email has not arrived.')
  const mails = await arrived()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Good morning,')
  expect(mails[0]?.text).toContain('$4,000,000')
})
