import type { Page } from '@playwright/test'
import { makePdf, numberedPages } from '../../design-system/src/testing/pdf-files.ts'
import { Caller } from '../../e2e/support/caller.ts'
import { beginSession, expect, maya, productUrl, test } from '../../e2e/support/journey.ts'

const storageKey = 'cara_workspaces_default_view'

/** Creates a preset that takes files, as its dialog does. */
async function createPreset(page: Page, title: string) {
  await page.goto('/app/presets')
  await page.getByRole('link', { name: 'Create Preset' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create preset' })
  await dialog.getByRole('button', { name: 'Show help' }).click()
  await expect(dialog.getByRole('heading', { name: 'How to write a preset' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Hide help' }).click()
  await dialog.getByRole('button', { name: 'Create Preset' }).click()
  await expect(dialog.getByText('Enter what Cara should do.')).toBeVisible()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('Says what a document is.')
  await dialog.getByLabel('Instructions').fill('Say what the document is, in one sentence.')
  await dialog.getByRole('button', { name: 'Create Preset' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
}

/** Creates a workspace from a message, by the API. */
async function createWorkspace(caller: Caller, message: string): Promise<void> {
  const create = 'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id } }'
  await caller.call(create, { input: { message } })
}

test('a preset is created, changed, run with a file, deleted, and brought back', async ({ page }) => {
  const title = `Fact Sheet ${Date.now()}`
  const changed = `${title} Two`
  await beginSession(page)
  await createPreset(page, title)

  await page.getByRole('link', { name: `Edit ${title}` }).click()
  const edit = page.getByRole('dialog', { name: 'Edit preset' })
  await edit.getByLabel('Title').fill(changed)
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit).toBeHidden()

  await page.getByRole('link', { name: `Run ${changed}` }).click()
  const run = page.getByRole('dialog', { name: changed })
  await expect(run.getByText('Says what a document is.')).toBeVisible()
  const buffer = Buffer.from(makePdf(numberedPages(1)), 'latin1')
  await run.locator('input[type=file]').setInputFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer })
  await expect(run.getByText('1 of 1 files uploaded')).toBeAttached()
  await run.getByRole('button', { name: 'Create Workspace' }).click()
  await expect(page).toHaveURL(/\/app\/workspaces\/[0-9a-f]{24}/)

  await page.goto(`/app/presets?filter=${encodeURIComponent(changed)}`)
  await page.getByRole('checkbox', { name: `Select ${changed}` }).check()
  await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 preset deleted')).toBeVisible()
  await expect(page.getByText('No presets found')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: changed, exact: true })).toBeVisible()
})

test('workspaces are found, archived and brought back, and their view is remembered', async ({ page }) => {
  const word = `quartz${Date.now()}`
  const caller = await Caller.signedIn(productUrl(), maya)
  await createWorkspace(caller, `Who insures ${word}?`)
  await beginSession(page)
  await page.goto(`/app/workspaces?filter=${word}`)
  const row = page.getByRole('link', { name: new RegExp(word) })
  await expect(row).toBeVisible()

  await page.getByRole('checkbox', { name: new RegExp(`^Select .*${word}`) }).check()
  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText('1 workspace archived')).toBeVisible()
  await expect(page.getByText('No workspaces found')).toBeVisible()
  await page.getByRole('button', { name: 'Archived: No' }).click()
  await page.getByRole('menuitemradio', { name: 'Yes' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No workspaces found')).toBeVisible()

  await page.goto('/app/workspaces')
  await page.getByRole('button', { name: 'Status: any' }).click()
  await page.getByRole('menuitemradio', { name: 'Idle' }).click()
  await page.getByRole('button', { name: 'Group', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Date' }).click()
  await expect(page).toHaveURL('/app/workspaces?status=IDLE&group=date')
  await page.goto('/app/accounts')
  await page.getByRole('link', { name: 'Workspaces' }).click()
  await expect(page).toHaveURL('/app/workspaces?status=IDLE&group=date')
  await page.goBack()
  await expect(page).toHaveURL('/app/accounts')
  const stored = await page.evaluate(key => localStorage.getItem(key), storageKey)
  expect(JSON.parse(stored ?? '')).toMatchObject({ statusFilter: 'IDLE', groupBy: 'date', sortBy: null })
})
