import type { Page } from '@playwright/test'
import { makePdf } from '../../design-system/src/testing/pdf-files.ts'
import { businessWithPolicy } from '../../e2e/support/given.ts'
import { beginSession, expect, test } from '../../e2e/support/journey.ts'

/** Reading and answering wait for their turns, and for whatever else the machine does. */
const slow = { timeout: 60_000 }

async function upload(page: Page, policy: string, name: string, pages: { lines: string[] }[]) {
  await page.goto(`${policy}/documents`)
  await page.getByRole('link', { name: 'Upload Document' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Upload a new document' })
  const buffer = Buffer.from(makePdf(pages), 'latin1')
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await dialog.getByRole('radio', { name: /^Binder/ }).check()
  await expect(dialog.getByText('1 of 1 files uploaded')).toBeVisible()
  await dialog.getByRole('button', { name: 'Upload document' }).click()
  await expect(dialog).toBeHidden()
}

async function ask(page: Page, question: string) {
  await page.getByRole('textbox', { name: 'Question' }).fill(question)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
}

test('a policy with two documents answers questions with quotes that open, until the document is deleted', async ({
  page,
  anotherBrowser,
}) => {
  test.setTimeout(180_000)
  const caller = await beginSession(page)
  const { path } = await businessWithPolicy(caller, `Explored Elms ${Date.now()}`, 'TL-1903')
  await page.goto(`${path}/overview`)
  await page.getByRole('link', { name: 'Explore with AI' }).click()
  await expect(page.getByText('No documents to explore')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upload Document' })).toHaveAttribute('href', `${path}/documents/new`)

  await upload(page, path, 'Declarations.pdf', [
    { lines: ['Declarations', 'Policy number: TL-1903'] },
    { lines: ['Limits of insurance', 'Each occurrence limit: $1,250,000'] },
  ])
  await upload(page, path, 'Endorsement.pdf', [{ lines: ['Endorsement', 'Loss by flood is excluded.'] }])
  await page.getByRole('link', { name: 'Explore with AI' }).click()
  await expect(page.getByRole('button', { name: 'What is the policy number?' })).toBeVisible(slow)

  await ask(page, 'What is the each occurrence limit?')
  const mark = page.getByRole('link', { name: 'Evidence 1: Declarations.pdf, page 2' })
  await expect(mark).toBeVisible(slow)
  await mark.click()
  await expect(page).toHaveURL(/page=2/)
  const document = page.getByRole('region', { name: 'Open document' })
  await expect(document.locator('canvas').first()).toBeVisible(slow)
  await document.getByRole('link', { name: 'Close document' }).click()

  const colleague = await anotherBrowser()
  await beginSession(colleague)
  await colleague.goto(`${path}/explore`)
  const answer = colleague.getByRole('article', { name: 'Answer from Cara' })
  await expect(answer).toContainText('Each occurrence limit: $1,250,000')
  await expect(colleague.getByRole('article', { name: 'Message from Maya Reyes' })).toBeVisible()

  await ask(page, 'Is damage by earthquake insured?')
  // The colleague's open page follows.
  for (const follows of [page, colleague])
    await expect(follows.getByText('Searched: Declarations.pdf and Endorsement.pdf')).toBeVisible(slow)

  await page.goto(`${path}/documents`)
  await page.getByRole('link', { name: 'Delete Declarations.pdf' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Document' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'Delete Declarations.pdf' })).toBeHidden()
  await page.getByRole('link', { name: 'Explore with AI' }).click()
  await expect(page.getByText(/quoted a document that was removed from the policy/)).toBeVisible()
  await ask(page, 'What is the each occurrence limit?')
  await expect(page.getByText('Searched: Endorsement.pdf', { exact: true })).toBeVisible(slow)
})
