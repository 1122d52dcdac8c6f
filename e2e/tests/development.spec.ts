import { type DevelopmentServer, startDevelopmentServer, writeFixtureRemote } from '../support/development-server.ts'
import { allowConsoleErrors, enterCodeOf, expect, productUrl, signIn, test } from '../support/journey.ts'

test.describe('a remote alone', () => {
  let accounts: DevelopmentServer
  test.beforeAll(async () => {
    accounts = await startDevelopmentServer('mfe-accounts', productUrl())
  })
  test.afterAll(() => accounts.close())

  test('leads to the product’s sign-in page, and back', async ({ page }) => {
    await page.goto(`${accounts.url}/app/accounts?filter=bay`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await enterCodeOf(page)
    await expect(page).toHaveURL(`${accounts.url}/app/accounts?filter=bay`)
    await expect(page.getByRole('link', { name: /^Bayview Marine/ })).toBeVisible()
  })

  test('has its pages, its dialogs and its data, and nothing of the shell around it', async ({ page }) => {
    await signIn(page)
    // Other journeys create some, so the product says how many there are.
    const count = (await page.getByText(/^[1-9]\d* accounts$/).textContent()) ?? ''
    await page.goto(accounts.url)
    await expect(page).toHaveURL(`${accounts.url}/app/accounts`)
    await expect(page.getByText(count, { exact: true })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Pages' }).click()
    await expect(page.getByRole('menuitem')).toContainText([
      '/app/accounts',
      '/app/accounts/new',
      '/app/accounts/:id',
      '/app/accounts/:id/edit',
      '/app/accounts/:id/:tab',
    ])
    await page.getByRole('menuitem', { name: '/app/accounts/new' }).click()
    await expect(page.getByRole('dialog', { name: 'Create a new account' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('link', { name: /^Bayview Marine/ }).click()
    await expect(page.getByRole('heading', { name: /Bayview Marine/ })).toBeVisible()
    await page.getByRole('button', { name: 'Commands' }).click()
    await expect(page.getByRole('menuitem')).toContainText(['Create account (c a)', 'Edit account (e)'])
    await page.getByRole('menuitem', { name: 'Edit account' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit account' })).toBeVisible()
  })

  test('takes the theme that is chosen, and says that another area is not here', async ({ page }) => {
    await signIn(page)
    await page.goto(accounts.url)
    await page.getByRole('button', { name: 'Maya Reyes' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Maya Reyes' }).click()
    await page.getByRole('menuitemradio', { name: 'System' }).click()
    await page.goto(`${accounts.url}/app/policies`)
    await expect(page.getByText('This page belongs to another area')).toBeVisible()
    const link = page.getByRole('main').getByRole('link', { name: 'Open in Coverdesk' })
    await expect(link).toHaveAttribute('href', `${productUrl()}/app/policies?override=accounts@${accounts.url}`)
  })
})

test('what is saved shows on the page without a reload, and keeps its state', async ({ page }) => {
  const hello = await startDevelopmentServer(writeFixtureRemote('mfe-hello-edited'), productUrl())
  try {
    await signIn(page)
    await page.goto(hello.url)
    await page.getByRole('button', { name: 'Clicked 0' }).click()
    await expect(page.getByRole('button', { name: 'Clicked 1' })).toBeVisible()
    hello.edit('src/Greeting.tsx', "'Hello, '", "'Good morning, '")
    await expect(page.getByRole('heading', { name: 'Good morning, Maya Reyes' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clicked 1' })).toBeVisible()
    hello.edit('src/Greeting.tsx', 'return (', 'return {(')
    await expect(page.locator('iframe#rspack-dev-server-client-overlay')).toBeVisible()
    allowConsoleErrors(page)
    // Else it asks for the server that is gone, and says so.
    await page.goto('about:blank')
  } finally {
    await hello.close()
  }
})
