import { test as base, expect, type Page, type Response } from '@playwright/test'
import { Caller } from './caller.ts'
import { describeFailure, didFail, productErrorReport } from './failure-report.ts'
import { codeFor } from './mailbox.ts'
import { ownProduct } from './products.ts'

export const maya = 'maya.reyes@harborpoint.example'

export const productUrl = () => ownProduct()?.url ?? ''
export const productData = () => ownProduct()?.dataFolder ?? ''

/** Everything that a page printed as an error or warning, and every script error. */
const consoleErrors = new WeakMap<Page, string[]>()

/** Content-Security-Policy violations by page. */
const violations = new WeakMap<Page, string[]>()

/** For journeys that cause errors on purpose: they check the screen, not the console. */
export const allowConsoleErrors = (page: Page): void => void consoleErrors.set(page, [])

const signingOut = new WeakSet<Page>()
/** For journeys that end a session: what a page still asks at that moment is refused, and the console says so. */
export const expectSignOut = (page: Page): void => void signingOut.add(page)

/** For journeys that try what the Content-Security-Policy forbids. Answers what it has kept from happening. */
export function takeViolations(page: Page): string[] {
  const taken = violations.get(page) ?? []
  violations.set(page, [])
  allowConsoleErrors(page)
  return taken
}

/**
 * Pages that are watched: a journey that ends with something in the console, or that ever received another agency's
 * data, fails (quality bar 8). `anotherBrowser` opens pages of people who share nothing with each other.
 */
export const test = base.extend<{ page: Page; anotherBrowser(): Promise<Page>; productErrors: undefined }>({
  productErrors: [productErrorReport, { auto: true }],
  page: async ({ page }, use, journey) => {
    const assertCleanConsole = watch(page)
    await use(page)
    if (didFail(journey)) throw new Error(await describeFailure(page, consoleErrors.get(page) ?? []))
    await assertCleanConsole()
  },
  anotherBrowser: async ({ browser }, use) => {
    const opened: { page: Page; assertCleanConsole(): Promise<void> }[] = []
    await use(async () => {
      const page = await (await browser.newContext()).newPage()
      opened.push({ page, assertCleanConsole: watch(page) })
      return page
    })
    for (const { page, assertCleanConsole } of opened) {
      await assertCleanConsole()
      await page.context().close()
    }
  },
})

/** A page that `changeBoot` changed says this of its socket, each time that it tries again. */
const noSocket = 'net::ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS'
/** Chromium warns of a preload that no one has used after some seconds. */
const latePreload = 'was preloaded using link preload but not used'
/** A preview in a frame without scripts says this of what a test adds to every page (`addInitScript`). */
const noScript = /^Blocked script execution in '[^']*\/agency\/preview-html\//

/** Files that this worker has looked into, of those whose name says their content: each page of a journey fetches them. */
const ignoredFiles = new Set<string>()
const namedByContent = /\.[\da-f]{8}\.js$/

async function leaksOtherAgency(response: Response): Promise<boolean> {
  const url = response.url()
  if (ignoredFiles.has(url)) return false
  const text = await response.text().catch(() => undefined)
  if (text?.includes('CANARY_B')) return true
  if (text !== undefined && namedByContent.test(url)) ignoredFiles.add(url)
  return false
}

/** @returns a check that the console is clean and no other agency's data was seen */
function watch(page: Page): () => Promise<void> {
  const canaries: string[] = []
  // On a slow machine a script may be needed only seconds after it was fetched. `npm run test:all` looks at preloads.
  const ignoresLatePreloads = base.info().project.name === 'gate'
  const recordError = (text: string) => {
    const isLatePreload = ignoresLatePreloads && text.includes(latePreload)
    const isRefused = signingOut.has(page) && text.includes('status of 401')
    const isExpected = isRefused || text.includes(noSocket) || noScript.test(text) || isLatePreload
    if (!isExpected) consoleErrors.get(page)?.push(text)
  }
  consoleErrors.set(page, [])
  violations.set(page, [])
  page.on('console', message => {
    if (/content security policy/i.test(message.text())) violations.get(page)?.push(message.text())
    if (message.type() === 'error' || message.type() === 'warning') recordError(message.text())
    if (message.text().includes('CANARY_B')) canaries.push('console')
  })
  page.on('pageerror', error => recordError(error.message))
  page.on('response', async response => {
    if (await leaksOtherAgency(response)) canaries.push(response.url())
  })
  return async () => {
    expect(await page.content()).not.toContain('CANARY_B')
    expect(canaries, 'another agency was seen').toEqual([])
    expect(violations.get(page), 'the page keeps to its Content-Security-Policy').toEqual([])
    expect(consoleErrors.get(page), 'the console stays empty').toEqual([])
  }
}

export { expect } from '@playwright/test'

/** A page of someone who has signed in already (journeys about signing in use `enterCode`). Opens the accounts. */
export async function signIn(page: Page, email = maya): Promise<void> {
  await beginSession(page, email)
  await page.goto('/app/accounts')
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible()
}

/** The same before any page is open. @returns the same session without a browser, for what a journey finds there already */
export async function beginSession(page: Page, email = maya): Promise<Caller> {
  const caller = await Caller.signedIn(productUrl(), email)
  await takeSession(page, productUrl(), caller.cookie)
  return caller
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
