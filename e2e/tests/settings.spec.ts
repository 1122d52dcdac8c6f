import type { Page } from '@playwright/test'
import { Caller } from '../support/caller.ts'
import { type Colleague, openColleague } from '../support/colleague.ts'
import { beginSession, expect, expectSignOut, productUrl, signIn, test } from '../support/journey.ts'

const subscription = '/app/settings/subscription'
const domain = 'settings-journey.example'
/** What a colleague did is to be seen within so many milliseconds. */
const soon = { timeout: 2_000 }

let colleague: Colleague
test.beforeAll(async ({ browser }) => {
  colleague = await openColleague(browser)
})
test.afterAll(() => colleague.close())

interface User {
  id: string
  name: string
  email: string
  state: 'ACTIVE' | 'DISABLED'
}

/** Everyone that these journeys have added gives the seat back, so that each begins with the demo's people. */
test.afterEach(async () => {
  const maya = await Caller.signedIn(productUrl(), 'priya.raman@harborpoint.example')
  const { agencyUsers } = await maya.call<{ agencyUsers: User[] }>('{ agencyUsers { id email state } }')
  for (const { id, email, state } of agencyUsers) {
    if (!email.endsWith(domain) || state === 'DISABLED') continue
    await maya.call('mutation ($id: ID!) { disableAgencyUser(id: $id) { id } }', { id })
  }
})

let count = 0
const newUser = (name: string) => ({ name: `${name} ${Date.now()}`, email: `u${Date.now()}-${count++}@${domain}` })

const card = (page: Page) => page.getByRole('region', { name: 'Your Subscription' })
const users = (page: Page) => page.getByRole('list', { name: 'Users' })
const addLink = (page: Page) => page.getByRole('link', { name: 'Add User' })
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add User' })

async function open(page: Page, path = subscription) {
  await page.goto(path)
  await expect(card(page).getByText('seats assigned')).toBeVisible()
  await expect(users(page).getByText('Maya Reyes (you)')).toBeVisible()
}

async function add(page: Page, { name, email }: { name: string; email: string }) {
  await addLink(page).click()
  await addDialog(page).getByLabel('Name').fill(name)
  await addDialog(page).getByLabel('Email').fill(email)
  await addDialog(page).getByRole('button', { name: 'Add User' }).click()
  await expect(addDialog(page)).toBeHidden()
  await expect(users(page).getByText(name)).toBeVisible()
}

test('a user is added: what is wrong is said under its field, then they are listed and sign in', {
  tag: '@gate',
}, async ({ page }) => {
  const { name, email } = newUser('Ana Lima')
  await signIn(page)
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page).toHaveURL(subscription)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(card(page)).toContainText('Cara Standard')
  await expect(card(page)).toContainText('5 seats assigned')

  await page.keyboard.press('c')
  await page.keyboard.press('u')
  await expect(addDialog(page).getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(addDialog(page).getByLabel('Name')).toHaveAccessibleDescription(/name/)
  await expect(addDialog(page).getByLabel('Email')).toHaveAccessibleDescription(/email/)
  await addDialog(page).getByLabel('Name').fill(name)
  await addDialog(page).getByLabel('Email').fill('maya.reyes@harborpoint.example')
  await page.keyboard.press('Enter')
  await expect(addDialog(page).getByText('Maya Reyes of your agency has this email address already.')).toBeVisible()
  await addDialog(page).getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')

  await expect(addDialog(page)).toBeHidden()
  await expect(page).toHaveURL(subscription)
  await expect(users(page).getByText(name)).toBeVisible()
  await expect(card(page)).toContainText('6 seats assigned')
  const added = await Caller.signedIn(productUrl(), email)
  const { agencyUser } = await added.call<{ agencyUser: User }>('{ agencyUser { name } }')
  expect(agencyUser.name).toBe(name)
})

test('who is disabled is out at once, and a colleague’s page follows without a reload', async ({ page }) => {
  const user = newUser('Bo Chen')
  await signIn(page)
  await open(page)
  await add(page, user)
  await colleague.page.goto(subscription)
  await expect(users(colleague.page).getByText(user.name)).toBeVisible()
  await colleague.page.evaluate(() => Object.assign(window, { samePage: true }))
  const caller = await Caller.signedIn(productUrl(), user.email)

  await users(page)
    .getByRole('link', { name: `Disable ${user.name}` })
    .click()
  const question = page.getByRole('alertdialog', { name: `Disable ${user.name}?` })
  await expect(page).toHaveURL(/\/users\/[0-9a-f]{24}\/disable$/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(users(page).getByRole('link', { name: `Disable ${user.name}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Disable' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(subscription)

  const enable = (where: Page) => users(where).getByRole('link', { name: `Enable ${user.name}` })
  await expect(enable(colleague.page)).toBeVisible(soon)
  await expect(card(colleague.page)).toContainText('5 seats assigned', soon)
  await expect(enable(page)).toBeFocused()
  expect((await caller.send('{ agencyUsers { id } }')).status).toBe(401)

  await enable(colleague.page).click()
  await colleague.page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click()
  await expect(colleague.page.getByRole('alertdialog')).toBeHidden()
  await expect(users(page).getByRole('link', { name: `Disable ${user.name}` })).toBeVisible(soon)
  await expect(card(page)).toContainText('6 seats assigned', soon)
  expect(await colleague.page.evaluate(() => 'samePage' in window)).toBe(true)
})

test('with the last seat taken no one is added or enabled, until a colleague frees one', async ({ page }) => {
  await signIn(page)
  await open(page)
  const added = [newUser('Cy Park'), newUser('Di Novak'), newUser('Ed Osei')]
  for (const user of added) await add(page, user)
  await expect(card(page)).toContainText('0 seats available')
  await expect(addLink(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(addLink(page)).toHaveAccessibleDescription(/All 8 seats are taken/)
  // Playwright waits for what is disabled; people don't.
  await addLink(page).click({ force: true })
  await expect(page).toHaveURL(subscription)
  await expect(page.getByRole('link', { name: 'Enable Walter Brandt' })).toHaveAttribute('aria-disabled', 'true')

  // The server has the last word, whatever the page offers.
  await page.goto(`${subscription}/users`)
  const late = newUser('Fay Gale')
  await addDialog(page).getByLabel('Name').fill(late.name)
  await addDialog(page).getByLabel('Email').fill(late.email)
  await addDialog(page).getByRole('button', { name: 'Add User' }).click()
  await expect(addDialog(page).getByRole('alert').filter({ hasText: 'All 8 seats are taken' })).toBeVisible()

  await colleague.page.goto(subscription)
  await users(colleague.page)
    .getByRole('link', { name: `Disable ${added[0]?.name}` })
    .click()
  await colleague.page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
  await expect(colleague.page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByText('1 seat available')).toBeVisible(soon)
  await addDialog(page).getByRole('button', { name: 'Add User' }).click()
  await expect(addDialog(page)).toBeHidden()
  await expect(users(page).getByText(late.name)).toBeVisible()
})

test('no one disables themselves: the page says why, and the address of the question leads to the list', async ({
  page,
}) => {
  await signIn(page)
  await open(page)
  const own = users(page).getByRole('link', { name: 'Disable Maya Reyes' })
  await expect(own).toHaveAccessibleDescription('You can’t disable yourself. Ask a colleague to do it.')
  await own.click({ force: true })
  await expect(page).toHaveURL(subscription)
  await page.goto((await own.getAttribute('href')) ?? '')
  await expect(page.getByText('You can’t disable yourself.').filter({ visible: true })).toBeVisible()
  await expect(page).toHaveURL(subscription)
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

test('Sign out ends the session', { tag: '@gate' }, async ({ page }) => {
  await beginSession(page)
  await page.goto('/app/settings')
  await expect(page).toHaveURL(subscription)
  expectSignOut(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goto(subscription)
  await expect(page).toHaveURL(/\/app\/signin/)
})

test('who confirms what a colleague was faster with finds it done', async ({ page }) => {
  const { name, email } = newUser('Faster Colleague')
  await signIn(page)
  await open(page)
  await add(page, { name, email })
  await page.getByRole('link', { name: `Disable ${name}` }).click()
  const question = page.getByRole('alertdialog', { name: `Disable ${name}?` })
  await expect(question).toBeVisible()
  const priya = await Caller.signedIn(productUrl(), 'priya.raman@harborpoint.example')
  const { agencyUsers } = await priya.call<{ agencyUsers: User[] }>('{ agencyUsers { id email state } }')
  const id = agencyUsers.find(user => user.email === email)?.id
  await priya.call('mutation ($id: ID!) { disableAgencyUser(id: $id) { id } }', { id })
  // What lies under a question is hidden from the reader of roles, not from the eye.
  await expect(page.locator('li').filter({ hasText: name }).getByText('Disabled')).toBeVisible(soon)
  await question.getByRole('button', { name: 'Disable' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('link', { name: `Enable ${name}` })).toBeVisible()
})
