import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { makePdf, numberedPages } from '../../design-system/src/testing/pdf-files.ts'
import { businessWithPolicy } from '../support/given.ts'
import { allowConsoleErrors, beginSession, expect, productData, signIn, test } from '../support/journey.ts'
import { choose, createPolicy } from '../support/policies.ts'
import { processId } from '../support/product.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-US')

test('a policy is created, changed, canceled, reinstated and renewed, and then not deleted', { tag: '@gate' }, async ({
  page,
}) => {
  await beginSession(page)
  const name = `Lifelong Lumber ${Date.now()}`
  const { account, path } = await createPolicy(page, name, 'TL-1001')
  await expect(page.getByText('Policy created')).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveAttribute('href', account)

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const edit = page.getByRole('dialog', { name: 'Edit policy' })
  await edit.getByLabel('Premium', { exact: true }).fill('5000')
  await edit.getByLabel('Policy number').fill('')
  await edit.getByLabel('Update reason').fill('The final invoice came.')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit).toBeHidden()
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('$5,000')
  // A blank number keeps what is stored (specification 2 §5).
  await expect(page.getByRole('region', { name: 'Policy details' })).toContainText('TL-1001')

  await choose(page, 'Cancel')
  const cancel = page.getByRole('dialog', { name: 'Cancel policy' })
  await cancel.getByRole('textbox', { name: 'Effective date' }).fill(inDays(40))
  await cancel.getByLabel('Reason', { exact: true }).selectOption('Insured: found a better price')
  await cancel.getByRole('button', { name: 'Cancel policy' }).click()
  await expect(page.getByText('Cancellation Pending')).toBeVisible()
  await expect(page.getByText('Cancellation Effective Date')).toBeVisible()
  await expect(page).toHaveURL(`${path}/overview`)

  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: /^Cancel/ })).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Reinstate', exact: true }).click()
  const reinstate = page.getByRole('dialog', { name: 'Reinstate policy' })
  await reinstate.getByLabel('Reason').fill('They paid after all.')
  await reinstate.getByRole('button', { name: 'Reinstate policy' }).click()
  await expect(page.getByText('Cancellation Pending')).toBeHidden()

  await choose(page, 'Renew')
  const renew = page.getByRole('dialog', { name: 'Renew policy' })
  await renew.getByLabel('Policy number').fill('TL-2001')
  await renew.getByRole('button', { name: 'Renew policy' }).click()
  await expect(page).toHaveURL(`${account}/policies`)
  await expect(page.getByRole('row', { name: /TL-2001/ })).toBeVisible()

  await page.getByRole('link', { name: 'View General Liability TL-1001' }).click()
  await expect(page.getByText('Newer policy version available')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).toBeDisabled()
  await expect(page.getByRole('menuitem', { name: /^Renew/ })).toBeDisabled()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'History' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history).toContainText('Maya Reyes renewed the policy')
  await expect(history).toContainText('They paid after all.')
  await expect(history).toContainText('The final invoice came.')
  await expect(history).toContainText('$4,821.50 → $5,000')

  await page.goto(`${path}/overview`)
  await page.getByRole('link', { name: 'View newer policy' }).click()
  await choose(page, 'Delete')
  await expect(page).toHaveURL(/\/app\/policies$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Policy restored')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Policy details' })).toContainText('TL-2001')
})

test('what a policy covers is entered with the keyboard, and refused where it says nothing', async ({ page }) => {
  const caller = await beginSession(page)
  const { path } = await businessWithPolicy(caller, `Covered Cabins ${Date.now()}`, 'TL-1002')
  await page.goto(`${path}/overview`)
  await page.getByRole('link', { name: 'Add Coverage' }).click()
  const form = page.getByRole('dialog', { name: 'Edit coverage' })
  await form.getByLabel('General aggregate').fill('2,000,000')
  await form.getByRole('button', { name: 'Add location' }).press('Enter')
  await page.keyboard.type('12 Harbor Way')
  await form.getByLabel('City').fill('Oakland')
  await form.getByLabel('State').selectOption('CA')
  await form.getByLabel('ZIP code').fill('94607')
  await form.getByRole('button', { name: 'Add additional insured' }).press('Enter')
  await page.keyboard.type('Port of Oakland')
  await form.getByRole('button', { name: 'Add coverage' }).press('Enter')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(form.getByRole('group', { name: 'Coverage 1' }).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Completed operations')
  await form.getByLabel('Quotes').fill('One quote.\n\nAnother quote.')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(`${path}/overview`)
  await expect(page.getByRole('region', { name: 'Coverage', exact: true })).toContainText('$2,000,000')
  await expect(page.getByRole('region', { name: 'Locations' })).toContainText('Oakland, CA 94607')
  await expect(page.getByRole('region', { name: 'Additional insureds' })).toContainText('Port of Oakland')
  await expect(page.getByRole('region', { name: 'Coverages' }).locator('blockquote')).toHaveText([
    'One quote.',
    'Another quote.',
  ])
})

test('a document is uploaded, read beside the facts, and deleted', { tag: '@gate' }, async ({ page }) => {
  const caller = await beginSession(page)
  const { path } = await businessWithPolicy(caller, `Paper Pines ${Date.now()}`, 'TL-1003')
  await page.goto(`${path}/overview`)
  await page.getByRole('link', { name: 'Documents' }).click()
  await page.getByRole('link', { name: 'Upload Document' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload a new document' })
  const buffer = Buffer.from(makePdf(numberedPages(2)), 'latin1')
  await upload.locator('input[type=file]').setInputFiles({ name: 'Binder.pdf', mimeType: 'application/pdf', buffer })
  await expect(upload.getByRole('switch', { name: /^Visible to client/ })).not.toBeChecked()
  await upload.getByRole('radio', { name: /^Binder/ }).check()
  await expect(upload.getByRole('switch', { name: /^Visible to client/ })).toBeChecked()
  await expect(upload.getByText('1 of 1 files uploaded')).toBeVisible()
  await upload.getByRole('button', { name: 'Upload document' }).click()
  const row = page.getByRole('row', { name: /Binder\.pdf/ })
  await expect(row).toContainText('Visible to client')

  await row.getByRole('link', { name: 'Binder.pdf', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Binder.pdf' }).locator('canvas').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('$4,821.50')

  await page.getByRole('link', { name: 'All documents' }).click()
  await page.getByRole('link', { name: 'Delete Binder.pdf' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Document' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No documents')).toBeVisible()
  await expect(page).toHaveURL(`${path}/documents`)
})

test('two people on one policy are told of each other, and nothing is lost', async ({ page, anotherBrowser }) => {
  const caller = await beginSession(page)
  const { path } = await businessWithPolicy(caller, `Double Docks ${Date.now()}`, 'TL-1004')
  const colleague = await anotherBrowser()
  await signIn(colleague)
  await page.goto(`${path}/edit`)
  await colleague.goto(`${path}/edit`)
  const mine = page.getByRole('dialog', { name: 'Edit policy' })
  const theirs = colleague.getByRole('dialog', { name: 'Edit policy' })
  await mine.getByLabel('Premium', { exact: true }).fill('6000')
  await theirs.getByLabel('Premium', { exact: true }).fill('7000')
  await theirs.getByLabel('Quote number').fill('Q-9')
  await theirs.getByRole('button', { name: 'Save Changes' }).click()
  await expect(theirs).toBeHidden()
  await colleague.getByRole('link', { name: 'History' }).click()
  const history = colleague.getByRole('list', { name: 'History' })
  await expect(history).toContainText('→ $7,000')

  await mine.getByRole('button', { name: 'Save Changes' }).click()
  await expect(mine.getByRole('radio', { name: /\$7,000\.00/ })).toBeVisible()
  await expect(mine.getByLabel('Quote number')).toHaveValue('Q-9')
  await mine.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('$6,000')
  // The colleague's page follows.
  await expect(history).toContainText('$7,000 → $6,000')
  await colleague.getByRole('link', { name: 'Overview' }).click()
  await expect(colleague.getByRole('region', { name: 'Overview' })).toContainText('$6,000')
})

test('the list is narrowed, and chosen policies are given to someone', async ({ page }) => {
  const caller = await beginSession(page)
  const name = `Assigned Anchors ${Date.now()}`
  await businessWithPolicy(caller, name, 'TL-1005')
  await page.goto('/app/policies?assigned=me&state=BINDING')
  await page.getByRole('textbox', { name: 'Filter policies' }).fill(name)
  await expect(page.getByText('1 policy')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Select Assigned/ }).click()
  await page.getByRole('button', { name: 'Assign to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign 1 policy' })
  await dialog.getByRole('combobox', { name: 'Assigned to' }).click()
  await page.getByRole('option').filter({ hasNotText: 'Maya' }).first().click()
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('1 policy assigned')).toBeVisible()
  await expect(page.getByText('No policies found')).toBeVisible()
})

test('views that the list comes with are addresses, in the menu, in the palette and from the home page', async ({
  page,
}) => {
  await beginSession(page)
  await page.goto('/app/policies')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitemradio', { name: 'Expiring in 60 days' }).click()
  await expect(page).toHaveURL(/\/app\/policies\?expires=60&sort=EXPIRES_AT_ASC$/)
  await expect(page.getByRole('button', { name: 'Expiring in: 60 days' })).toBeVisible()
  await page.getByRole('button', { name: 'Expiring in 60 days', exact: true }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Expiring in 60 days' })).toBeChecked()
  await expect(page.getByRole('menuitem', { name: 'Delete…' })).toBeHidden()
  await page.getByRole('menuitemradio', { name: 'All policies' }).click()
  await expect(page).toHaveURL(/\/app\/policies$/)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('cancellation pending')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/policies\?pending=true$/)
  await expect(page.getByRole('button', { name: 'Cancellation pending', exact: true })).toBeVisible()

  await page.goto('/app/home')
  await page.getByRole('region', { name: 'Expiring soon' }).getByRole('link', { name: /^All / }).click()
  await expect(page.getByRole('button', { name: 'Expiring in 30 days', exact: true })).toBeVisible()
})

test('a deleted policy is found among the deleted ones and by its old link, and restored from either', async ({
  page,
  anotherBrowser,
}) => {
  const caller = await beginSession(page)
  const name = `Restored Rigging ${Date.now()}`
  const { path } = await businessWithPolicy(caller, name, 'TL-1010')
  await page.goto(`${path}/overview`)
  const colleague = await anotherBrowser()
  await beginSession(colleague)
  await colleague.goto('/app/policies')
  await colleague.getByRole('button', { name: 'More' }).click()
  await colleague.getByRole('menuitem', { name: 'Deleted policies' }).click()
  await expect(colleague.getByRole('heading', { name: 'Deleted policies' })).toBeVisible()

  await choose(page, 'Delete')
  await expect(page.getByText('General Liability policy deleted')).toBeVisible()
  const row = colleague.getByRole('row', { name: new RegExp(name) })
  await expect(row, 'the colleague’s list follows').toBeVisible()
  await expect(row).toContainText('TL-1010')
  await expect(row).toContainText('Maya Reyes')
  await row.hover()
  await row.getByRole('button', { name: 'Restore' }).click()
  await expect(row).toBeHidden()
  await colleague.getByRole('button', { name: 'Open' }).click()
  await expect(colleague).toHaveURL(`${path}/overview`)

  await page.goto(`${path}/overview`)
  await choose(page, 'Delete')
  await expect(page.getByText('General Liability policy deleted')).toBeVisible()
  await page.goto(`${path}/overview`)
  await expect(page.getByText(`The General Liability policy of ${name} is deleted`)).toBeVisible()
  await expect(page.getByText(/^Maya Reyes deleted it on .+ You can restore it until /)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('$4,821.50')
})

test('an export holds what the list shows: what the server writes is what the browser would write', async ({
  page,
}) => {
  await beginSession(page)
  await page.goto('/app/policies?state=INFORCE&expires=90&sort=EXPIRES_AT_ASC')
  await expect(page.getByText(/^\d+ policies$/)).toBeVisible()
  const count = Number.parseInt((await page.getByText(/^\d+ policies$/).textContent()) ?? '', 10)
  const fromServer = page.waitForRequest(/\/exports\/lists\/policies\/policies\.csv/)
  const whole = await savedBy(page, () => page.getByRole('button', { name: 'Export' }).click())
  await fromServer
  expect(whole.trimEnd().split('\r\n')).toHaveLength(count + 1)
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click()
  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  expect(whole).toBe(await savedBy(page, () => bar.getByRole('button', { name: 'Export' }).click()))
})

async function savedBy(page: Page, start: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  expect(download.suggestedFilename()).toMatch(/^policies-\d{4}-\d{2}-\d{2}\.csv$/)
  return readFileSync(await download.path(), 'utf8')
}

test('with policies down the page of an account says so, and the tab comes back by itself', async ({ page }) => {
  const caller = await beginSession(page)
  const { account } = await businessWithPolicy(caller, `Resilient Reefs ${Date.now()}`, 'TL-1006')
  await page.goto(account)
  await expect(page.getByText('Contact overview')).toBeVisible()
  const pid = processId(productData(), 'policies')
  process.kill(pid, 'SIGSTOP')
  try {
    await page.getByRole('link', { name: 'Policies' }).last().click()
    await expect(page.getByText('Policies could not be loaded')).toBeVisible({ timeout: 40_000 })
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(page.getByText('Contact overview')).toBeVisible()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  await page.getByRole('link', { name: 'Policies' }).last().click()
  await expect(page.getByRole('row', { name: /TL-1006/ })).toBeVisible({ timeout: 30_000 })
  allowConsoleErrors(page)
})
