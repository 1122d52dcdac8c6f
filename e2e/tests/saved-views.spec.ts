import { type Colleague, openColleague } from '../support/colleague.ts'
import { expect, signIn, test } from '../support/journey.ts'

let colleague: Colleague
test.beforeAll(async ({ browser }) => {
  colleague = await openColleague(browser)
})
test.afterAll(() => colleague.close())

test('a view that one person saves is there for a colleague, who changes and removes it', async ({ page }) => {
  const name = `Dentists ${Date.now()}`
  await signIn(page)
  const heard = new Promise<void>(resolve =>
    colleague.page.on('websocket', socket => socket.on('framereceived', () => resolve())),
  )
  await colleague.page.goto('/app/accounts')
  await heard

  await page.goto('/app/accounts?filter=dental')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Created', exact: true }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: 'Save current as…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page).toHaveURL(/columns=name\.address\.created[\w.-]*&filter=dental&view=/)

  await colleague.page.getByRole('button', { name: 'Saved views' }).click()
  await colleague.page.getByRole('menuitemradio', { name }).click()
  await expect(colleague.page).toHaveURL(/filter=dental&view=/)
  await expect(colleague.page.getByRole('link', { name: /Larkspur Dental/ })).toBeVisible()
  await expect(colleague.page.getByRole('columnheader', { name: 'Created' }), 'with its columns').toBeVisible()

  await colleague.page.getByRole('button', { name }).click()
  await colleague.page.getByRole('menuitem', { name: 'Rename…' }).click()
  const rename = colleague.page.getByRole('dialog')
  await rename.getByLabel('Name').fill(`${name} and more`)
  await rename.getByRole('button', { name: /Rename|Save/ }).click()
  await expect(page.getByRole('button', { name: `${name} and more` })).toBeVisible({ timeout: 2_000 })

  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Save current as…' }).click()
  await dialog.getByLabel('Name').fill(`${name} and more`)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog.getByText('This list already has a view with this name. Choose another name.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).not.toHaveURL(/view=/)
  await expect(page.getByRole('link', { name: /Larkspur Dental/ }), 'what was shown stays').toBeVisible()
  await expect(colleague.page.getByRole('button', { name: 'Saved views' })).toBeVisible({ timeout: 2_000 })
})
