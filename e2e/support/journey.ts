import { test as base, expect, type Page } from '@playwright/test'
import { Caller } from './caller.ts'
import { codeFor } from './mailbox.ts'
import { ownProduct } from './products.ts'

export const maya = 'maya.reyes@harborpoint.example'

export const productUrl = () => ownProduct()?.url ?? ''
export const productData = () => ownProduct()?.dataFolder ?? ''

/** Everything that a page printed as an error or warning, and every script error. */
const complaints = new WeakMap<Page, string[]>()

/** What the Content-Security-Policy of a page has kept from happening. */
const violations = new WeakMap<Page, string[]>()

/** For journeys that break something: only what the person sees counts there, not the console. */
export const forgive = (page: Page): void => void complaints.set(page, [])

/** For journeys that try what the Content-Security-Policy forbids. Answers what it has kept from happening. */
export function takeViolations(page: Page): string[] {
  const taken = violations.get(page) ?? []
  violations.set(page, [])
  forgive(page)
  return taken
}

/**
 * A page that is watched: a journey that ends with something in the console, or that ever received another agency's
 * data, fails (quality bar 8).
 */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const canaries: string[] = []
    const complain = (text: string) => complaints.get(page)?.push(text)
    complaints.set(page, [])
    violations.set(page, [])
    page.on('console', message => {
      if (/content security policy/i.test(message.text())) violations.get(page)?.push(message.text())
      if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
      if (message.text().includes('CANARY_B')) canaries.push('console')
    })
    page.on('pageerror', error => complain(error.message))
    page.on('response', async response => {
      const text = await response.text().catch(() => '')
      if (text.includes('CANARY_B')) canaries.push(response.url())
    })
    await use(page)
    expect(await page.content()).not.toContain('CANARY_B')
    expect(canaries, 'another agency was seen').toEqual([])
    expect(violations.get(page), 'the page keeps to its Content-Security-Policy').toEqual([])
    expect(complaints.get(page), 'the console stays empty').toEqual([])
  },
})

export { expect } from '@playwright/test'

/** A page of somebody who has signed in already (journeys about signing in use `enterCode`). Opens the accounts. */
export async function signIn(page: Page, email = maya): Promise<void> {
  const url = productUrl()
  const { cookie } = await Caller.signedIn(url, email)
  await takeSession(page, url, cookie)
  await page.goto('/app')
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible()
}

/** Gives a page the session of a caller that has signed in. */
export async function takeSession(page: Page, url: string, cookie: string): Promise<void> {
  const cookies = cookie.split('; ').map(pair => pair.split('='))
  await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url })))
}

/** E-mail, and the code from the mailbox; what the first screen shows is left to the journey. */
export async function enterCode(page: Page, email = maya): Promise<void> {
  await page.goto('/app')
  await enterCodeOf(page, email)
}

/** The same, on a sign-in page that is open. */
export async function enterCodeOf(page: Page, email = maya): Promise<void> {
  const asked = Date.now()
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Verification code')).toBeFocused()
  await page.keyboard.type(await codeFor(productUrl(), email, asked))
}
