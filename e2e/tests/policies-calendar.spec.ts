import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Caller } from '../support/caller.ts'
import { expect, maya, test } from '../support/journey.ts'
import { startProduct, stopProduct, type TestProduct } from '../support/product.ts'

interface Policy {
  id: string
  version: number
  state: string
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Opens a page of a product as someone who is signed in there. */
async function open(page: Page, caller: Caller, path: string) {
  const cookies = caller.cookie.split('; ').map(pair => pair.split('='))
  const held = cookies.filter(([, value]) => value).map(([name = '', value = '']) => ({ name, value, url: caller.url }))
  await page.context().addCookies(held)
  await page.goto(`${caller.url}${path}`)
}

test('a cancellation is pending until its day, and effective on it, also when no one looked for weeks', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-calendar-'))
  let product: TestProduct | undefined
  try {
    product = await startProduct(folder)
    let caller = await Caller.signedIn(product.url, maya)
    const { businessPolicies } = await caller.call<{ businessPolicies: { items: Policy[] } }>(
      '{ businessPolicies(first: 1, search: "kowalski general") { items { id version state } } }',
    )
    const [policy] = businessPolicies.items
    if (!policy) throw new Error('The demo has no such policy.')
    await caller.call(
      `mutation ($id: ID!, $version: Int!, $input: CancelBusinessPolicyInput!) {
        cancelBusinessPolicy(id: $id, version: $version, input: $input) { id }
      }`,
      {
        id: policy.id,
        version: policy.version,
        input: { canceledBy: 'INSURED', type: 'CANCELLATION', effectiveAt: inDays(20) },
      },
    )
    const overview = `/app/policies/${policy.id}/overview`
    await open(page, caller, overview)
    await expect(page.getByText('Cancellation Pending')).toBeVisible()
    await expect(page.getByText('Inforce').first()).toBeVisible()

    await page.goto('about:blank')
    await stopProduct(product)
    product = await startProduct(folder, { CLOCK_SHIFT_DAYS: '60' })
    caller = await Caller.signedIn(product.url, maya)
    await open(page, caller, overview)
    await expect(page.getByText('Canceled').first()).toBeVisible({ timeout: 45_000 })
    await expect(page.getByText('Cancellation Effective Date')).toBeVisible()
    await page.getByRole('link', { name: 'History' }).click()
    await expect(page.getByRole('list', { name: 'History' })).toContainText('Canceled')
    await page.goto('about:blank')
  } finally {
    if (product) await stopProduct(product)
    rmSync(folder, { recursive: true, force: true })
  }
})
