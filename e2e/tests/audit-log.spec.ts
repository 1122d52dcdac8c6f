import { readFile } from 'node:fs/promises'
import { Caller } from '../support/caller.ts'
import { beginSession, expect, maya, productUrl, test } from '../support/journey.ts'

const audit = '/app/settings/audit'
const create = `mutation ($input: CreateAgencyUserInput!) { createAgencyUser(input: $input) { id name } }`
const disable = 'mutation ($id: ID!) { disableAgencyUser(id: $id) { id } }'

test('what someone does is in the audit log: found by filter, read in full, exported and verified', async ({
  page,
}) => {
  const caller = await Caller.signedIn(productUrl(), maya)
  const name = `=Audited ${Date.now()}`
  const email = `audited-${Date.now()}@audit-journey.example`
  const { createAgencyUser } = await caller.call<{ createAgencyUser: { id: string } }>(create, {
    input: { name, email },
  })
  await caller.call(disable, { id: createAgencyUser.id })

  await beginSession(page)
  await page.goto(audit)
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'Disable user' }).first()).toBeVisible()

  await page.getByRole('button', { name: /^Change:/ }).click()
  await page.getByRole('menuitemradio', { name: 'Created' }).click()
  await page.getByRole('button', { name: /^Record:/ }).click()
  await page.getByRole('menuitemradio', { name: 'User' }).click()
  await expect(page).toHaveURL(/change=CREATED&type=AgencyUser/)
  await expect(rows.filter({ hasText: 'Disable user' })).toHaveCount(0)
  await page.reload()
  const row = rows.filter({ hasText: 'Add user' }).first()
  await row.getByRole('link').click()
  const entry = page.getByRole('dialog', { name: 'Add user' })
  await expect(entry.getByText(name)).toBeVisible()
  await expect(entry.getByText('Maya Reyes')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/change=CREATED&type=AgencyUser$/)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv).toContain('Add user,createAgencyUser,User created and 1 more record')
  expect(csv).not.toContain('Disable user')

  await page.getByRole('link', { name: 'Verify' }).click()
  await expect(page.getByText('No entry was changed or removed.')).toBeVisible()
})

test('days without entries say so, and lead back', async ({ page }) => {
  await beginSession(page)
  await page.goto(`${audit}?to=2001-01-01`)
  await expect(page.getByText('No entries found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
