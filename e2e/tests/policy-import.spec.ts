import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { expect, signIn, test } from '../support/journey.ts'
import { policyLists, uploadList } from '../support/upload-list.ts'

/** As another system writes it. */
const american = (day: Date) => day.toLocaleDateString('en-US', { timeZone: 'UTC' })
const inDays = (days: number) => american(new Date(Date.now() + days * 86_400_000))

const headings = 'Insured,Client contact,LOB,Writing Company,Policy #,Effective,Expiration,Annual Premium'

/** Five good rows of the demo's clients; then a day that there is not, a client that no one knows, and a policy that is there. */
const policyList = (mark: string, there: { carrier: string; number: string }) =>
  [
    headings,
    `Bayview Marine Services LLC,,Product liability,${mark} Mutual,${mark}-1,${inDays(-30)},${inDays(335)},"$4,821.50"`,
    `Larkspur Dental Group,office@larkspurdental.example,Cyber,${mark} mutual,${mark}-2,${inDays(10)},${inDays(375)},950`,
    `,admin@redwoodpm.example,D&O,Pacific Mariner Insurance,${mark}-3,${inDays(-5)},,"1,200"`,
    `Sunset Taqueria,,BOP,${mark} Casualty,${mark}-4,${inDays(-400)},${inDays(-35)},700`,
    `"Bayview Marine Services LLC",,Cyber,Pacific Mariner Insurance,${mark}-5,,,`,
    `Bayview Marine Services LLC,,Cyber,Pacific Mariner Insurance,${mark}-6,2/30/2026,,100`,
    `${mark} Unknown Inc.,,Cyber,Pacific Mariner Insurance,${mark}-7,,,100`,
    `Bayview Marine Services LLC,,Cyber,${there.carrier},${there.number},,,100`,
  ].join('\r\n')

/** Carrier and number of a policy that the demo has. */
async function demoPolicy(page: Page) {
  await page.goto('/app/policies/67d000000000000000004000/overview')
  const fact = async (label: string) => {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
    return (await term.first().locator('+ dd').textContent()) ?? ''
  }
  return { carrier: await fact('Carrier'), number: await fact('Policy number') }
}

test('a list of eight policies is mapped, looked at, its bad rows saved, the others brought in and undone', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const mark = `journey${Date.now()}`
  await signIn(page)
  const there = await demoPolicy(page)
  await uploadList(page, policyLists, `${mark}.csv`, policyList(mark, there))

  const choice = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) })
  await expect(choice('Account name')).toHaveValue('0')
  await expect(choice('Type')).toHaveValue('2')
  await expect(choice('In force from')).toHaveValue('5')
  await choice('Account email').selectOption('Client contact')
  await choice('Carrier').selectOption('')
  await page.getByRole('button', { name: 'Check rows' }).click()
  await expect(page.getByText('Choose the column with the carrier.')).toBeVisible()
  await expect(choice('Carrier')).toBeFocused()
  await choice('Carrier').selectOption('Writing Company')
  await choice('Premium').selectOption('Annual Premium')
  await page.getByRole('button', { name: 'Check rows' }).click()

  await expect(page.getByRole('button', { name: 'With errors (2)' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('2 carriers will be added.')).toBeVisible()
  await expect(page.getByText('In force from: Enter a day such as')).toBeVisible()
  await expect(page.getByText('Account name: No account has this name. Import the account first.')).toBeVisible()
  await page.getByRole('button', { name: 'Duplicates (1)' }).click()
  await expect(page.getByText('Same policy number and carrier as')).toBeVisible()
  await expect(page.getByRole('link', { name: 'a policy that is here' })).toHaveAttribute(
    'href',
    '/app/policies/67d000000000000000004000/overview',
  )
  await page.getByRole('button', { name: 'Ready (5)' }).click()
  await expect(page.getByText('$4,821.50')).toBeVisible()
  expect(await violationsOf(page), 'the checked rows').toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 860 })

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save rows with errors' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`errors-${mark}.csv`)
  const [, bad, unknown, ...others] = readFileSync(await saved.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(bad).toContain('In force from: Enter a day such as')
  expect(unknown).toContain(`${mark} Unknown Inc.`)
  expect(others).toEqual([])

  await page.getByRole('button', { name: 'Import 5 policies' }).click()
  await expect(page.getByRole('button', { name: 'Created (5)' })).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Skipped (1)' })).toBeVisible()

  await page.getByRole('link', { name: 'Open policies' }).click()
  await page.getByPlaceholder('Start typing to filter...').fill(mark)
  await expect(page.getByText('5 policies')).toBeVisible()
  await page.getByRole('link', { name: /^Larkspur Dental Group/ }).click()
  await expect(page.getByRole('heading', { name: 'Cyber', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Policy details' })).toContainText(`${mark}-2`)
  await page.goto('/app/accounts/67a000000000000000000000/policies')
  await expect(page.getByText(`${mark}-1`)).toBeVisible()

  await page.goto('/app/policies/import')
  await page.getByRole('link', { name: new RegExp(`^${mark}.csv`) }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('button', { name: 'Remove 5 policies' }).click()
  await expect(page.getByRole('button', { name: 'Removed (5)' })).toBeVisible({ timeout: 60_000 })
  await page.goto(`/app/policies?filter=${mark}`)
  await expect(page.getByText('No policies found')).toBeVisible()
})

test('a list of one type needs no column of types, and what someone changed since stays after an undo', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const mark = `kept${Date.now()}`
  const rows = [1, 2].map(at => `Larkspur Dental Group,Northlight Assurance,${mark}-${at}`)
  await signIn(page)
  await uploadList(page, policyLists, 'one-type.csv', ['Client,Insurer,Number of policy', ...rows].join('\n'))
  await page.getByRole('combobox', { name: 'All of one type' }).selectOption('Cyber')
  await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toBeHidden()
  await page.getByRole('combobox', { name: /^Policy number/ }).selectOption('Number of policy')
  await page.getByRole('button', { name: 'Check rows' }).click()
  await page.getByRole('button', { name: 'Import 2 policies' }).click({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Larkspur Dental Group' }).first().click({ timeout: 60_000 })

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const edit = page.getByRole('dialog', { name: 'Edit policy' })
  await edit.getByLabel('Quote number').fill('Q-1')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit).toBeHidden()

  await page.goto('/app/policies/import')
  await page
    .getByRole('link', { name: /^one-type.csv/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('button', { name: 'Remove 2 policies' }).click()
  await expect(page.getByText('1 policy kept: edited, used or removed after the import.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('It was changed since.')).toBeVisible()
})
