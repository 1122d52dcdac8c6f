import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, signIn, test } from '../support/journey.ts'

interface Violation {
  id: string
  nodes: { target: string[] }[]
}

/** Every violation of any impact on the page as it is now. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const inPage = window as unknown as { axe: { run(context: object): Promise<{ violations: Violation[] }> } }
    // Fluent's focus guards are not content.
    return (await inPage.axe.run({ exclude: [['[data-tabster-dummy]']] })).violations
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

const screens = [
  ['the list', '/app/accounts', 'Bayview Marine Services LLC'],
  ['a filter without a match', '/app/accounts?filter=zzzz', 'Clear'],
  ['the create dialog', '/app/accounts/new', 'Create a new account'],
  ['an account', '/app/accounts/67a000000000000000000000', 'Contact overview'],
  ['the edit dialog', '/app/accounts/67a000000000000000000000/edit', 'Edit account'],
  ['an account that does not exist', '/app/accounts/650000000000000000000999', 'Back to accounts'],
  ['an address that does not exist', '/app/nowhere', 'Page not found'],
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('every screen is accessible, and fits 320 px without scrolling sideways', async ({ page }) => {
      await page.goto('/app/signin')
      await expect(page.getByLabel('Email')).toBeVisible()
      expect(await violationsOf(page), 'the sign-in page').toEqual([])
      await signIn(page)
      for (const [name, path, text] of screens) {
        await page.setViewportSize({ width: 1440, height: 860 })
        await page.goto(path)
        await expect(page.getByText(text).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await violationsOf(page), name).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await violationsOf(page), `${name} at 320 px`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
      }
    })
  })
}
