import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { issueCertificate } from '../support/certificates.ts'
import { openColleague } from '../support/colleague.ts'
import { businessWithPolicy } from '../support/given.ts'
import { beginSession, expect, test } from '../support/journey.ts'

/** Makes a business, and stays on its page. */
async function createBusiness(page: Page, name: string, contact: string): Promise<string> {
  await page.goto('/app/accounts/new')
  const dialog = page.getByRole('dialog', { name: 'Create a new account' })
  await dialog.getByLabel('Business name').fill(name)
  await dialog.getByLabel('Email', { exact: true }).fill(`${Date.now()}@record.example`)
  await dialog.getByLabel('Phone', { exact: false }).first().fill('(415) 555-0188')
  await dialog.getByLabel('Contact name').fill(contact)
  await dialog.getByLabel('Contact email').fill('contact@record.example')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  return new URL(page.url()).pathname
}

test('a contact is opened from its account, changed, and one more is added', async ({ page }) => {
  const contact = `Vera Lund ${Date.now()}`
  await beginSession(page)
  const path = await createBusiness(page, 'Lund Lumber', contact)
  await page.getByRole('list', { name: 'Contacts' }).getByRole('link', { name: contact }).click()
  await expect(page.getByRole('heading', { name: contact, level: 1 })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('link', { name: 'Lund Lumber' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit contact' })
  await expect(edit.getByText('log into the client application')).toBeVisible()
  await edit.getByLabel('Name').fill('')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit.getByText("Enter the contact's name.")).toBeVisible()
  await edit.getByLabel('Name').fill(`${contact} Berg`)
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('heading', { name: `${contact} Berg` })).toBeVisible()

  await page.goto(path)
  await page.getByRole('link', { name: 'Add Contact' }).click()
  const add = page.getByRole('dialog', { name: 'Add contact' })
  await add.getByLabel('Contact name').fill('Otto Lund')
  await add.getByLabel('Contact email').fill('otto@record.example')
  await add.getByRole('button', { name: 'Add contact' }).click()
  await page.getByRole('link', { name: 'Remove Otto Lund' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('link', { name: 'Otto Lund' })).toBeHidden()
})

test('a note is written, changed, deleted and brought back, and the activity tells it', async ({ page }) => {
  await beginSession(page)
  const path = await createBusiness(page, 'Notable Nets', 'Nia Net')
  await page.getByRole('link', { name: 'Activity' }).click()
  await page.getByRole('link', { name: 'Add Note' }).click()
  const add = page.getByRole('dialog', { name: 'Add note' })
  await add.getByLabel('Note').fill('Renews in May.')
  await add.getByRole('button', { name: 'Add note' }).click()
  const note = page.getByRole('article', { name: 'Note by Maya Reyes' })
  await expect(note).toContainText('Renews in May.')
  await expect(page.getByText('Maya Reyes wrote a note')).toBeVisible()

  await note.getByRole('link', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit note' })
  await edit.getByLabel('Note').fill('Renews in June.')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Renews in May. → Renews in June.')).toBeVisible()

  await note.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No notes')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(note).toContainText('Renews in June.')
  await expect(page).toHaveURL(`${path}/activity`)
})

test('what a colleague changes appears in the activity that is open', async ({ page, browser }) => {
  await beginSession(page)
  const name = `Seen ${Date.now()}`
  const colleague = await openColleague(browser)
  const path = await colleague.create(name)
  await page.goto(`${path}/activity`)
  await expect(page.getByText('created the account').first()).toBeVisible()
  await colleague.rename(path, `${name} II`)
  await expect(page.getByText(`${name} → ${name} II`)).toBeVisible()
  await colleague.close()
})

test('an account is deleted and brought back at once, or later by its link', async ({ page }) => {
  await beginSession(page)
  const name = `Passing Pines ${Date.now()}`
  const path = await createBusiness(page, name, 'Pia Pine')
  const remove = async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Delete account' }).click()
    await expect(page).toHaveURL(/\/app\/accounts$/)
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(path)

  await remove()
  await page.goto(path)
  await expect(page.getByText(`${name} is deleted`)).toBeVisible()
  await expect(page.getByText(/Maya Reyes deleted it on/)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Contacts' }).getByRole('link', { name: 'Pia Pine' })).toBeVisible()
})

test('the list deletes a row, or those that are chosen, stays open, and brings them back', async ({ page }) => {
  await beginSession(page)
  const mark = `Rowan${Date.now()}`
  await createBusiness(page, `${mark} East`, 'Ria Row')
  await createBusiness(page, `${mark} West`, 'Rob Row')
  await page.goto(`/app/accounts?filter=${mark}`)
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`${mark} ${name}`) })
  await rowOf('East').hover()
  await rowOf('East').getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf('East')).toBeHidden()
  await expect(page.getByText(`${mark} East is deleted`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf('East')).toBeVisible()
  await expect(page.getByText('Account restored')).toBeVisible()
  await expect(page, 'in the list, as it was').toHaveURL(`/app/accounts?filter=${mark}`)

  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  const chooseBoth = async () => {
    for (const name of ['East', 'West']) await rowOf(name).getByRole('checkbox').click()
    await expect(bar.getByText('2 selected')).toBeVisible()
  }
  await chooseBoth()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 accounts deleted')).toBeVisible()
  await expect(rowOf('East')).toBeHidden()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 accounts restored')).toBeVisible()
  await expect(rowOf('West')).toBeVisible()

  await chooseBoth()
  await bar.getByRole('button', { name: 'Merge' }).click()
  const merge = page.getByRole('dialog', { name: 'Merge accounts' })
  await merge.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(`^${mark}`), level: 1 })).toBeVisible()
  await page.goto(`/app/accounts?filter=${mark}`)
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
})

test('a duplicate is found and merged, and its link leads to the account that stays', async ({ page }) => {
  await beginSession(page)
  const name = `Double Dock ${Date.now()}`
  const duplicate = await createBusiness(page, `${name} Inc`, 'Dee Dock')
  const survivor = await createBusiness(page, name, 'Dan Dock')
  await expect(page.getByText(/Possible duplicate/)).toBeVisible()
  await page.goto(`${survivor}/merge/${duplicate.split('/').at(-1)}`)
  const merge = page.getByRole('dialog', { name: 'Merge accounts' })
  await merge.getByRole('radio', { name: `${name} Inc` }).check()
  await merge.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByRole('heading', { name: `${name} Inc`, level: 1 })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Contacts' }).getByRole('listitem')).toHaveCount(2)

  await page.goto(duplicate)
  await expect(page).toHaveURL(survivor)
  await expect(page.getByRole('heading', { name: `${name} Inc`, level: 1 })).toBeVisible()
})

test('all that is known about an account is saved as a file, its documents too, and that is told', async ({ page }) => {
  const caller = await beginSession(page)
  const name = `Open Oar ${Date.now()}`
  const { account: path } = await businessWithPolicy(caller, name, 'OO-1')
  await issueCertificate(page, path, 'Port of Anacortes', /General Liability OO-1/)
  await page.goto(path)
  await page.getByRole('button', { name: 'More' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`account-${path.split('/').at(-1)}.zip`)
  await expect(page.getByText('Data exported', { exact: true })).toBeVisible()
  const { 'account.json': table = new Uint8Array(), ...files } = unzipSync(readFileSync(await download.path()))
  const { areas, files: listed } = JSON.parse(strFromU8(table))
  expect(areas).toMatchObject({
    accounts: { account: { details: { name } }, certificates: [{ holder: { name: 'Port of Anacortes' } }] },
    policies: { policies: [{ policyNumber: 'OO-1' }] },
  })
  const [{ certificateNumber, fileId }] = areas.accounts.certificates
  const place = `certificates/Certificate ${certificateNumber}.pdf`
  expect(listed).toMatchObject([{ id: fileId, path: place, mimeType: 'application/pdf' }])
  expect(Object.keys(files)).toEqual([place])
  expect(strFromU8(files[place]?.subarray(0, 5) ?? new Uint8Array())).toBe('%PDF-')
  await page.goto(`${path}/activity`)
  await expect(page.getByText('Maya Reyes exported everything that is known about this account')).toBeVisible()
})
