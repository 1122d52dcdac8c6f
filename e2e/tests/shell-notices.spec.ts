import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { changeBoot } from '../support/boot.ts'
import { Caller } from '../support/caller.ts'
import {
  allowConsoleErrors,
  beginSession,
  expect,
  maya,
  productUrl,
  signIn,
  takeSession,
  test,
} from '../support/journey.ts'
import { codeFor } from '../support/mailbox.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create a new account' })

/** A form that has something to lose. */
async function beginDraft(page: Page, name: string) {
  await page.goto('/app/accounts/new')
  await dialog(page)
    .getByRole('radio', { name: /Individual/ })
    .check()
  await dialog(page).getByLabel('Name', { exact: true }).fill(name)
  await dialog(page).getByLabel('Email', { exact: true }).fill('draft@notices.example')
}

/** What asks for counts or changes may have noticed first that the session is over: a dialog is over the button then. */
const create = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: 'Create account' })
    .click({ timeout: 2_000 })
    .catch(() => undefined)

test.describe('a session that ends', () => {
  test('in the middle of a form is started again right there, and the form is saved', async ({ page }) => {
    const name = `Kept Draft ${Date.now()}`
    await signIn(page)
    await beginDraft(page, name)
    await page.context().clearCookies()
    await create(page)
    const ended = page.getByRole('alertdialog', { name: 'Your session has ended' })
    await expect(ended).toContainText(maya)
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    const asked = Date.now()
    await ended.getByRole('button', { name: 'Send code' }).click()
    await expect(ended.getByLabel('Verification code')).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    const liveAgain = page.waitForEvent('websocket')
    await page.keyboard.type(await codeFor(productUrl(), maya, asked))
    await expect(ended).toBeHidden()
    await liveAgain
    await expect(page.getByText('You’re signed in again.')).toBeVisible()
    await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue(name)
    await dialog(page).getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    allowConsoleErrors(page)
  })

  test('without anything to lose leads to the sign-in page and back', async ({ page }) => {
    await signIn(page)
    await page.context().clearCookies()
    // The live updates may notice it first.
    const filter = page.getByPlaceholder('Start typing to filter...')
    await filter.fill('zzz', { timeout: 2000 }).catch(() => undefined)
    await expect(page).toHaveURL(/\/app\/signin\?returnTo=%2Fapp%2Faccounts/)
    allowConsoleErrors(page)
  })

  test('in another tab continues in this one when the same person signs in there', async ({ page, context }) => {
    await signIn(page)
    await beginDraft(page, 'Kept Draft')
    await context.clearCookies()
    await create(page)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    const other = await context.newPage()
    await signIn(other)
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue('Kept Draft')
    allowConsoleErrors(page)
  })

  test('for another person loads the page again, and says why', async ({ page, context }) => {
    await signIn(page)
    await beginDraft(page, 'Draft of Maya')
    const other = await context.newPage()
    const { cookie } = await Caller.signedIn(productUrl(), 'priya.raman@harborpoint.example')
    await takeSession(other, productUrl(), cookie)
    await other.goto('/app/accounts')
    // Not by its role: the dialog that opens again hides the rest from screen readers.
    await expect(page.getByText('Priya Raman').first()).toBeAttached()
    await expect(page.getByText('Someone else signed in on this browser')).toBeVisible()
    await expect(dialog(page).getByLabel('Email', { exact: true })).not.toHaveValue('draft@notices.example')
  })
})

test('without a network a notice says so, and the draft stays', async ({ page, context }) => {
  await beginSession(page)
  await beginDraft(page, 'Offline Draft')
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. Your changes on this page are kept.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toBeHidden()
  await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue('Offline Draft')
})

test('a newer version is offered, but never in the middle of a form', async ({ page }) => {
  await signIn(page)
  await page.route('**/registry.json', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), revision: 'newer' } })
  })
  const notice = page.getByText('A new version is ready')
  await beginDraft(page, 'Long Form')
  const asked = page.waitForResponse('**/registry.json')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await asked
  await expect(notice).toBeHidden()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(notice).toBeVisible()
  // The page is hidden from assistive technology until the dialog has faded out.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.evaluate(() => Object.assign(window, { before: true }))
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false)
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible()
})

test.describe('an address', () => {
  test('that is nowhere leads on', async ({ page }) => {
    await signIn(page)
    await page.goto('/app/nowhere')
    await expect(page.getByText('We couldn’t find that page')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click()
    await expect(page.getByRole('heading', { name: /^Good /, level: 1 })).toBeVisible()
  })

  test('that is forbidden says so, and everything around it works', async ({ page }) => {
    await signIn(page)
    await page.route('**/graphql', route =>
      route.fulfill({
        json: {
          data: { account: null },
          errors: [{ message: 'No.', path: ['account'], extensions: { code: 'FORBIDDEN', requestId: '1' } }],
        },
      }),
    )
    await page.goto('/app/accounts/67a000000000000000000000')
    await expect(page.getByText('You don’t have access to this page')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.unroute('**/graphql')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accounts' }).click()
    await expect(page.getByRole('link', { name: /Bayview Marine/ })).toBeVisible()
    allowConsoleErrors(page)
  })
})

test.describe('help', () => {
  test('an error of the shell itself shows the whole error, and who to write to', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await changeBoot(page, boot => {
      boot.supportEmail = 'help@coverdesk.example'
      boot.chatWidgetUrl = '/assets/chat.js'
    })
    await page.route('**/assets/chat.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await signIn(page)
    // The frame itself asks for the width of the window.
    await page.addInitScript(() => {
      const { matchMedia } = window
      window.matchMedia = query => {
        if (query.includes('899')) throw new Error('No window is that wide.')
        return matchMedia.call(window, query)
      }
    })
    await page.reload()
    const screen = page.getByRole('alert')
    await expect(screen).toContainText('Application error:')
    await expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(screen).toContainText(
      'There was an error while trying to perform your requested action. If the issue persists, please contact our team via the chat widget or via email at help@coverdesk.example and include this error for reference.',
    )
    await expect(screen).toContainText('Error: No window is that wide.')
    await expect(screen).toContainText(/ at .*main\.\w+\.js/)
    expect(await violationsOf(page)).toEqual([])
    await screen.getByRole('button', { name: 'Copy error' }).click()
    const copied = Date.now()
    await expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Copy error' })).toBeVisible()
    expect(Date.now() - copied).toBeGreaterThan(2500)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Error: No window is that wide.\n')
    allowConsoleErrors(page)
  })

  test('the chat is in the person’s menu once its script has come, and learns who asks only then', async ({ page }) => {
    await page.route('**/assets/chat.js', route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "addEventListener('coverdesk:open-chat', ({ detail }) => { document.title = 'Chat with ' + detail.email })",
      }),
    )
    await changeBoot(page, boot => {
      boot.chatWidgetUrl = '/assets/chat.js'
      boot.supportEmail = 'help@coverdesk.example'
    })
    await signIn(page)
    await page.waitForFunction(() => document.querySelector('script[src="/assets/chat.js"]'))
    await page.getByRole('button', { name: /Maya Reyes/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Email support' })).toHaveAttribute(
      'href',
      'mailto:help@coverdesk.example',
    )
    await page.getByRole('menuitem', { name: 'Chat with us' }).click()
    await expect(page).toHaveTitle(`Chat with ${maya}`)
    allowConsoleErrors(page)
  })

  test('what is not set up is not offered', async ({ page }) => {
    await signIn(page)
    await page.getByRole('button', { name: /Maya Reyes/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: /Chat|Email/ })).toHaveCount(0)
  })
})
