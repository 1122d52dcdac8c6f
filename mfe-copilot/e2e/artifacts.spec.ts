import type { Page } from '@playwright/test'
import { beginSession, expect, productUrl, test } from '../../e2e/support/journey.ts'
import { readMailbox } from '../../e2e/support/mailbox.ts'
import { until } from '../../e2e/support/product.ts'

const contractReview = '/app/workspaces/67b100000000000000000003'
const panel = (page: Page) => page.getByRole('complementary', { name: 'About this workspace' })

test('an email that Cara drafted is edited, reviewed and sent once', async ({ page }) => {
  const [subject, to] = [`Insurance for Pier 4 ${Date.now()}`, `boat.yard.${Date.now()}@example.com`]
  await beginSession(page)
  await page.goto(`${contractReview}?show=artifacts&artifact=67b700000000000000000032`)
  await panel(page).getByRole('link', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit email' })
  await form.getByLabel('To').fill(to)
  await form.getByLabel('Subject').fill(subject)
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(panel(page).getByText(/^Edited by Maya Reyes/)).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'Send' })).toBeHidden()

  await panel(page).getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect(panel(page).getByText(/^Reviewed by Maya Reyes/)).toBeVisible()
  await panel(page).getByRole('link', { name: 'Send' }).click()
  const sending = page.getByRole('dialog', { name: 'Send email' })
  await expect(sending.getByText(to, { exact: true })).toBeVisible()
  await expect(sending.getByText('maya.reyes@harborpoint.example')).toBeVisible()
  await sending.getByRole('button', { name: 'Send' }).click()
  await expect(sending.getByText(`Confirm that ${to} is the right recipient.`)).toBeVisible()
  await sending.getByRole('checkbox', { name: `${to} is the right recipient` }).check()
  await sending.getByRole('button', { name: 'Send' }).click()
  await expect(panel(page).getByText(new RegExp(`^Sent to ${to.replaceAll('.', '\\.')} by Maya Reyes`))).toBeVisible()

  const arrived = async () => (await readMailbox(productUrl())).filter(mail => mail.to.includes(to))
  await until(async () => (await arrived()).length > 0, 10_000, 'The email has not arrived.')
  const mails = await arrived()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe(subject)
  expect(mails[0]?.text).not.toContain('[1]')

  await panel(page).getByRole('link', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByText('Maya Reyes sent the email')).toBeVisible()
  await expect(versions.getByText('Cara wrote the draft')).toBeVisible()
  await expect(versions.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})

test('a document that Cara drafted is edited with its table, and an older version comes back', async ({ page }) => {
  await beginSession(page)
  await page.goto(`${contractReview}?show=artifacts&artifact=67b700000000000000000030`)
  await panel(page).getByRole('link', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit document' })
  const content = form.getByLabel('Content')
  await content.fill(
    (await content.inputValue()).replace('Primary and noncontributory', 'Primary, and noncontributory'),
  )
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(panel(page).getByRole('cell', { name: 'Primary, and noncontributory' })).toBeVisible()
  await expect(
    panel(page)
      .getByRole('link', { name: /^Evidence 2/ })
      .first(),
  ).toBeVisible()

  await panel(page).getByRole('link', { name: 'Versions' }).click()
  await page.getByRole('dialog', { name: 'Versions' }).getByRole('button', { name: 'Restore' }).last().click()
  await expect(panel(page).getByRole('cell', { name: 'Primary and noncontributory', exact: true })).toBeVisible()
})
