import { Caller } from '../support/caller.ts'
import { beginSession, expect, productUrl, test } from '../support/journey.ts'

const luis = 'luis.dominguez@harborpoint.example'
const profile = '/app/settings/profile'
const rename = `mutation ($version: Int!, $name: String!) {
  updateAgencyUserProfile(version: $version, input: { name: $name }) { profileVersion }
}`

test('a new name is in the top bar at once; one that was changed elsewhere is not lost', async ({ page }) => {
  const elsewhere = await Caller.signedIn(productUrl(), luis)
  const { agencyUser } = await elsewhere.call<{ agencyUser: { name: string } }>('{ agencyUser { name } }')
  const change = async (name: string) => {
    const answer = await elsewhere.call<{ agencyUser: { profileVersion: number } }>('{ agencyUser { profileVersion } }')
    await elsewhere.call(rename, { version: answer.agencyUser.profileVersion, name })
  }
  await beginSession(page, luis)
  await page.goto(`${profile}/edit`)
  const dialog = page.getByRole('dialog', { name: 'Edit your name' })
  await dialog.getByLabel('Name').fill('Luis Domínguez')
  await change('L. Domínguez')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Someone else saved changes')).toBeVisible()
  await expect(dialog.getByLabel('Name').last()).toHaveValue('Luis Domínguez')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByText('Luis Domínguez')).toBeVisible()
  await change(agencyUser.name)
})

test('the agency’s profile keeps what a person enters, and names the field that is wrong', async ({ page }) => {
  await beginSession(page, luis)
  await page.goto('/app/settings/agency')
  await page.getByRole('link', { name: 'Edit profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit agency profile' })
  await dialog.getByLabel('Phone').fill('12')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Enter a phone number such as (415) 555-0142.')).toBeVisible()
  await dialog.getByLabel('Phone').fill('510 555 0148 x3')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByText('(510) 555-0148 ext. 3')).toBeVisible()
})

test('theme and density are chosen in the profile and in the person’s menu alike', async ({ page }) => {
  await beginSession(page, luis)
  await page.goto(profile)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  const saved = page.waitForResponse(answer => Boolean(answer.request().postData()?.includes('COMPACT')))
  await page.getByRole('radio', { name: /Compact/ }).check()
  await saved
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Compact/ })).toBeChecked()
  await page.getByRole('radio', { name: 'Use device setting' }).check()
  await page.getByRole('radio', { name: /Comfortable/ }).check()
})

test('audit entries are kept for as long as the agency chooses', async ({ page }) => {
  await beginSession(page, luis)
  await page.goto('/app/settings/data')
  await page.getByRole('link', { name: 'Change' }).click()
  await page.getByLabel('For').selectOption('10 years')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('dd').getByText('10 years')).toBeVisible()
  // Nothing is under way any more.
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.locator('dd').getByText('10 years')).toBeVisible()
})
