import { violationsOf } from '../support/axe.ts'
import { beginSession, expect, signIn, test } from '../support/journey.ts'
import { choose } from '../support/policies.ts'

const daniel = 'daniel.okonkwo@harborpoint.example'

test('after a renewal the chosen holders get new certificates in one run, which a colleague sees come', async ({
  page,
  anotherBrowser,
}) => {
  test.setTimeout(120_000)
  await signIn(page)
  await page.getByPlaceholder('Start typing to filter...').fill('North Fork')
  await page.getByRole('link', { name: /^North Fork/ }).click()
  await expect(page.getByText('Contact overview')).toBeVisible()
  const account = new URL(page.url()).pathname
  await page.goto(`${account}/certificates`)
  await expect(page.getByRole('row', { name: /First Tern Savings Bank/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reissue certificates' })).toBeHidden()
  const colleague = await anotherBrowser()
  await beginSession(colleague, daniel)
  await colleague.goto(`${account}/certificates`)
  await expect(colleague.getByRole('row', { name: /First Tern Savings Bank/ })).toBeVisible()

  // In the same page, so that what was known of it before is asked again.
  await page.getByRole('link', { name: 'Policies' }).last().click()
  await page
    .getByRole('link', { name: /^View Package/ })
    .first()
    .click()
  await choose(page, 'Renew')
  const renew = page.getByRole('dialog', { name: 'Renew policy' })
  await renew.getByLabel('Policy number').fill('NF-2028')
  await renew.getByRole('button', { name: 'Renew policy' }).click()
  await expect(page).toHaveURL(`${account}/policies`)
  await page.getByRole('link', { name: 'Certificates' }).click()
  await expect(page.getByText('3 holders have certificates of policies that have been renewed.')).toBeVisible()
  await expect(colleague.getByText('3 holders have certificates of policies that have been renewed.')).toBeVisible()

  await page.getByRole('link', { name: 'Reissue certificates' }).click()
  await expect(page.getByText('3 of 3 holders chosen')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Changes for all holders' })).toContainText('NF-2028')
  expect(await violationsOf(page), 'the list of holders').toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 860 })
  await page.getByRole('checkbox', { name: /Peconic Bay Festival Committee/ }).press('Space')
  const start = page.getByRole('button', { name: 'Reissue 2 certificates' })
  await start.click()
  // What is being bound is not in force yet.
  const reason = page.getByRole('textbox', { name: 'Reason for override' })
  await expect(reason).toBeFocused()
  await page.keyboard.type('The carrier has bound the renewal.')
  await page.keyboard.press('Control+Enter')

  await expect(page).toHaveURL(/\/certificates\/reissue\/\w+$/)
  await expect(
    page.getByText('2 certificates are issued. The previous certificates are marked as replaced.'),
  ).toBeVisible({
    timeout: 30_000,
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Certificates reissued' })).toBeVisible()
  expect(await violationsOf(page), 'the run').toEqual([])
  const bank = page.getByRole('row', { name: /First Tern Savings Bank/ })
  const download = bank.getByRole('link', { name: /^Download COI-/ })
  const saved = await page.request.get((await download.getAttribute('href')) ?? '')
  expect(saved.headers()['content-disposition']).toContain('attachment')
  expect((await saved.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('link', { name: 'See all certificates' }).click()
  for (const viewer of [page, colleague]) {
    await expect(viewer.getByText(/^Replaced by COI-\d{6}$/)).toHaveCount(2)
    await expect(viewer.getByText('1 holder has a certificate of a policy that has been renewed.')).toBeVisible()
  }
  const replaced = page.getByRole('row', { name: /First Tern Savings Bank/ }).filter({ hasText: 'Replaced by' })
  await replaced.getByRole('link', { name: /^View COI-/ }).click()
  const view = page.getByRole('dialog', { name: 'View certificate' })
  await view.getByRole('link', { name: /^View COI-/ }).click()
  await expect(view).toContainText('Replaces')
  await expect(view).toContainText('NF-2028')
  await expect(view).toContainText('The carrier has bound the renewal.')
})

test('the reissue is found without a mouse, and says when there is nothing to reissue', async ({ page }) => {
  await signIn(page)
  await page.getByPlaceholder('Start typing to filter...').fill('Sunset')
  await page
    .getByRole('link', { name: /^Sunset/ })
    .first()
    .click()
  await expect(page.getByText('Contact overview')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search or run a command' }).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('reissue')
  await expect(page.getByRole('option', { name: /Reissue certificates/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing to reissue')).toBeVisible()
  await page.getByRole('link', { name: 'Back to certificates' }).click()
  await expect(page.getByRole('table', { name: 'Certificates' })).toBeVisible()
})
