import type { Browser, Page } from '@playwright/test'
import { expect, maya, productUrl, test } from '../support/journey.ts'
import { linkFor } from '../support/mailbox.ts'

/** What quality bar 3 promises of the link in the sign-in mail. */
test.describe('the link of the mail', () => {
  test('signs in at once in the browser that asked, and leaves no code in the address bar', { tag: '@gate' }, async ({
    page,
  }) => {
    const link = await askForLink(page)
    expect(link, 'the link carries the code').toMatch(/code=\d{6}/)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: /^Good /, level: 1 })).toBeVisible()
    expect(page.url()).not.toContain('code=')
  })

  test('leads to the page that was asked for, in a second tab, and the first tab goes there, too', async ({
    page,
    browser,
  }) => {
    const wanted = '/app/policies?search=harbor#row-3'
    const link = await askForLink(page, wanted)
    const second = await page.context().newPage()
    await second.goto(link)
    for (const tab of [second, page]) {
      await expect(tab).toHaveURL(url => url.pathname + url.search + url.hash === wanted)
      await expect(tab.getByRole('heading', { name: 'Policies', level: 1 })).toBeVisible()
    }
    // So does the sign-in page when it is loaded by who is signed in already.
    await second.goto(`/app/signin?returnTo=${encodeURIComponent(wanted)}`)
    await expect(second).toHaveURL(url => url.pathname + url.search + url.hash === wanted)
    const elsewhere = await openElsewhere(browser, '/app/signin?returnTo=%2F%2Fevil.example%2Fapp%2Fx')
    await expect(elsewhere.getByLabel('Email')).toBeVisible()
    await elsewhere.context().close()
  })

  test('waits for a click in another browser, and opening it redeems nothing', { tag: '@gate' }, async ({
    page,
    browser,
  }) => {
    const link = await askForLink(page)

    const elsewhere = await openElsewhere(browser, link)
    await expect(elsewhere.getByLabel('Verification code')).not.toHaveValue('')
    await expect(elsewhere).not.toHaveURL(/code=/)
    await expect(elsewhere.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    // Neither page load used the code up: the browser that asked can still go in with it.
    await page.goto(link)
    await expect(page.getByRole('heading', { name: /^Good /, level: 1 })).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Sign in' }).click()
    await expect(elsewhere.getByText('This code is wrong or has expired. Request a new one.')).toBeVisible()
    await elsewhere.context().close()
  })
})

test('the code of a mail works in the browser that asked for it, and elsewhere only with the link', async ({
  page,
  browser,
}) => {
  const link = await askForLink(page)
  const { searchParams } = new URL(link)
  const typed = await openElsewhere(browser, `/app/signin?email=${encodeURIComponent(maya)}`)
  await typed.getByLabel('Verification code').fill(searchParams.get('code') ?? '')
  await typed.getByRole('button', { name: 'Sign in' }).click()
  await expect(typed.getByText('was requested in another browser')).toBeVisible()
  await typed.context().close()

  const elsewhere = await openElsewhere(browser, link)
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere.getByRole('heading', { name: /^Good /, level: 1 })).toBeVisible()
  await elsewhere.context().close()
})

async function openElsewhere(browser: Browser, link: string) {
  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  await elsewhere.goto(link)
  return elsewhere
}

/** Asks for a code, and reads the link that was mailed. */
async function askForLink(page: Page, path = '/app') {
  const asked = Date.now()
  await page.goto(path)
  await page.getByLabel('Email').fill(maya)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Verification code')).toBeFocused()
  return linkFor(productUrl(), maya, asked)
}
