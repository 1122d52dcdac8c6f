import type { Locator, Page } from '@playwright/test'
import { type MadePage, makePdf } from '../../design-system/src/testing/pdf-files.ts'
import { Caller } from '../../e2e/support/caller.ts'
import { allowConsoleErrors, beginSession, expect, productUrl, test } from '../../e2e/support/journey.ts'
import { lockedPdf } from '../../services/kit/src/testing/locked-pdf.ts'

const stranger = 'canary.user@canary-b.example'
/** Reading waits for its turn, and for whatever else the machine does. */
const reading = { timeout: 60_000 }

const filler = 'The harbor office keeps its records in order and answers within two business days.'

/** Long enough that one sees how far it is. The place of the sentence is a page far down. */
function guide(pages: number, at: number, sentence: string): Buffer {
  const made = Array.from({ length: pages }, (_, index): MadePage => {
    const lines = [`Section ${index + 1}. Harbor guide`, ...Array.from({ length: 12 }, () => filler)]
    return { lines: index + 1 === at ? [...lines, sentence] : lines }
  })
  return Buffer.from(makePdf(made), 'latin1')
}

async function upload(
  page: Page,
  name: string,
  mimeType: string,
  buffer: Buffer,
  whenSent?: (dialog: Locator) => Promise<void>,
) {
  await page.goto('/app/knowledge')
  await page.getByRole('button', { name: 'Add Document' }).first().click()
  await page.getByRole('menuitem', { name: 'Upload Existing Documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload documents' })
  await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled()
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await whenSent?.(dialog)
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** First a wrong one, then the right one. */
async function enterPassword(dialog: Locator) {
  const password = dialog.getByLabel('Password')
  await expect(password).toHaveAccessibleDescription('This PDF needs a password. Enter it to upload the file.')
  await password.fill('Albacore')
  await password.press('Enter')
  await expect(dialog.getByText('This password doesn’t open the PDF. Check it and try again.')).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill('Marlin-7734')
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(dialog.getByText('1 of 1 files uploaded')).toBeAttached()
}

const information = (page: Page) => page.getByRole('dialog', { name: 'Document Information' })

async function ask(page: Page, question: string) {
  await page.getByRole('textbox', { name: 'Question' }).fill(question)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText(/^(Searched|Nothing in) \d+ documents?/)).toBeVisible()
}

test('a PDF is uploaded and indexed, answers a question with a quote, and opens where the quote is', {
  tag: '@gate',
}, async ({ page }) => {
  test.setTimeout(150_000)
  const word = `zephyrite${Date.now()}`
  const sentence = `The deductible of ${word} docks is $2,500.`
  await beginSession(page)
  await upload(page, `Guide ${word}.pdf`, 'application/pdf', guide(150, 87, sentence))
  await page.getByRole('link', { name: `Guide ${word}` }).click()
  await expect(information(page).getByRole('progressbar', { name: 'Indexing' })).toBeVisible(reading)
  await expect(information(page).getByText(/^\d+(\.\d{1,2})?%$/)).toBeVisible()
  await expect(information(page).getByText('Completed')).toBeVisible(reading)
  await expect(information(page).getByRole('progressbar')).toBeHidden()
  await expect(information(page).getByText('150', { exact: true })).toBeVisible()

  await page.goto('/app/knowledge/ask')
  await ask(page, `What is the deductible of ${word} docks?`)
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer.getByText(sentence)).toBeVisible()
  await answer.getByRole('link', { name: /page 87/ }).click()
  await expect(page.getByRole('textbox', { name: 'Page, of 150' })).toHaveValue('87')
  const highlight = page.getByRole('img', { name: `Highlight 1 of 1: ${sentence}` })
  await expect(highlight.locator('> span').first()).toBeInViewport()
  await expect(page.getByRole('region', { name: `Guide ${word}.pdf` }).getByText(sentence)).toBeInViewport()

  await page.getByRole('link', { name: 'Back to answers' }).click()
  await ask(page, `Who inspects the lighthouse of ${word} in Norway?`)
  await expect(answer.getByText(/^(Closest passages|Not in these documents)$/)).toBeVisible()

  const other = await Caller.signedIn(productUrl(), stranger)
  const search = 'query ($text: String!) { searchKnowledgeBase(text: $text) { text } }'
  expect(await other.call(search, { text: word }), 'another agency').toEqual({ searchKnowledgeBase: [] })
})

test('a text is written, changed and opened; a file is replaced and deleted', async ({ page }) => {
  test.setTimeout(150_000)
  const word = `feldspar${Date.now()}`
  const caller = await beginSession(page)
  const search = 'query ($text: String!) { searchKnowledgeBase(text: $text, first: 1) { text } }'
  const found = async (text: string) =>
    (await caller.call<{ searchKnowledgeBase: { text: string }[] }>(search, { text })).searchKnowledgeBase.map(
      one => one.text,
    )

  await page.goto('/app/knowledge/new')
  await page.getByRole('textbox', { name: 'Title' }).fill(`Rules ${word}`)
  await page.getByRole('textbox', { name: 'Content' }).fill(`Roofs of ${word} are declined.`)
  await page.getByRole('button', { name: 'Create document' }).click()
  await page.getByRole('link', { name: `Rules ${word}` }).click()
  await information(page).getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Content' }).fill(`Roofs of ${word} are referred.`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(information(page).getByText(`Roofs of ${word} are referred.`)).toBeVisible()
  await expect(information(page).getByText('Completed')).toBeVisible(reading)
  await expect.poll(() => found(word), reading).toEqual([`Roofs of ${word} are referred.`])
  await information(page).getByRole('link', { name: 'Open document' }).click()
  await expect(page.getByRole('heading', { name: `Rules ${word}`, level: 1 })).toBeVisible()
  await expect(page.getByText(`Roofs of ${word} are referred.`)).toBeVisible()

  const locked = await lockedPdf(`Rates of ${word} are 2 percent.`, { userPassword: 'Marlin-7734' })
  await upload(page, `Rates ${word}.pdf`, 'application/pdf', locked, enterPassword)
  allowConsoleErrors(page)
  await page.getByRole('link', { name: `Rates ${word}` }).click()
  await expect(information(page).getByText('Completed')).toBeVisible(reading)
  await information(page).getByRole('link', { name: 'Upload New Version' }).click()
  const replace = page.getByRole('dialog', { name: 'Upload a new version' })
  const newer = {
    name: `Rates 2 ${word}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Topaz of ${word} is 3 percent.`),
  }
  await replace.locator('input[type=file]').setInputFiles(newer)
  await expect(replace.getByText('1 of 1 files uploaded')).toBeAttached()
  await replace.getByRole('button', { name: 'Replace' }).click()
  await expect(replace).toBeHidden()
  await expect(information(page).getByText(`Rates ${word}.pdf`), 'the former file stays available').toBeVisible()

  await expect.poll(() => found(`topaz ${word}`), reading).toEqual([`Topaz of ${word} is 3 percent.`])

  await information(page).getByRole('link', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this document?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Document deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: `Rates ${word}`, exact: true })).toBeHidden()
})
