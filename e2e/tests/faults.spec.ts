import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { areaFaults, type Fault } from '../faults/faults.ts'
import { startNeighbor } from '../faults/neighbor.ts'
import { allowConsoleErrors, beginSession, enterCode, expect, productData, signIn, test } from '../support/journey.ts'
import { type BuiltRemote, builtRemotes } from '../support/remotes.ts'

let neighbor: Awaited<ReturnType<typeof startNeighbor>>
test.beforeAll(async () => {
  neighbor = await startNeighbor()
})
test.afterAll(() => neighbor.close())

/** The frame works: navigation, top bar, the person's menu. */
async function expectFrame(page: Page, remote: BuiltRemote) {
  const navigation = page.getByRole('navigation')
  await expect(navigation.getByRole('link', { name: remote.nav[0].label })).toBeVisible()
  await page.getByRole('button', { name: /Maya Reyes/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await page.keyboard.press('Escape')
}

const card = (page: Page, { title }: BuiltRemote) => page.getByRole('alert').filter({ hasText: title })

/** Its first page is headed by what it is, or by its entry in the sidebar. */
const expectArea = (page: Page, { title, nav }: BuiltRemote) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(`^(${title}|${nav[0].label})$`) })).toBeVisible({
    timeout: 15_000,
  })

/** Of a page whose person has signed in. */
async function expectSurvival(page: Page, remote: BuiltRemote, fault: Fault) {
  await page.goto(`/app?override=${neighbor.id}@${neighbor.url}`)
  await expect(page.getByRole('navigation').getByRole('link', { name: neighbor.title })).toBeVisible()
  const end = await fault.begin(page, remote)
  await page.goto(remote.nav[0].path, { waitUntil: 'commit' })
  // What is slow has half a minute.
  const timeout = fault.hangs ? 60_000 : 15_000
  await expect(card(page, remote)).toBeVisible({ timeout })
  await expectFrame(page, remote)

  await page.getByRole('navigation').getByRole('link', { name: neighbor.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: neighbor.title })).toBeVisible()
  await page.goBack()
  await expect(card(page, remote)).toBeVisible({ timeout })

  await end()
  await retry(page, remote)
  await expectArea(page, remote)
  allowConsoleErrors(page)
}

/** The area asks again by itself, too: its card may be gone before the mouse is there. */
const retry = (page: Page, remote: BuiltRemote) =>
  card(page, remote)
    .getByRole('button', { name: 'Retry' })
    .click({ timeout: 1_000 })
    .catch(() => undefined)

const promise = 'says so on a card; the frame and other areas work, and Retry brings it back'

for (const fault of areaFaults.filter(({ hangs }) => hangs)) {
  test(`each area ${fault.name} ${promise}`, async ({ anotherBrowser }) => {
    test.setTimeout(300_000)
    const pages: [BuiltRemote, Page][] = []
    for (const remote of builtRemotes()) {
      const page = await anotherBrowser()
      // One after the other: the newest code of a person is the only one.
      await beginSession(page)
      pages.push([remote, page])
    }
    await Promise.all(pages.map(([remote, page]) => expectSurvival(page, remote, fault)))
    // A page that is done says of files that hung that they were not used, while others are not done.
    for (const [, page] of pages) allowConsoleErrors(page)
  })
}

for (const remote of builtRemotes()) {
  test.describe(`${remote.title}: an area`, () => {
    for (const fault of areaFaults.filter(({ hangs }) => !hangs)) {
      test(`${fault.name} ${promise}`, async ({ page }) => {
        await beginSession(page)
        await expectSurvival(page, remote, fault)
      })
    }

    test('whose folder is gone when a browser opens it for the first time', async ({ page }) => {
      const folder = join(productData(), 'remotes', remote.id)
      const away = `${folder}-away`
      renameSync(folder, away)
      try {
        // This browser has never had the remote, so its cache can't help out.
        await enterCode(page)
        await expect(page.getByRole('navigation')).toBeVisible()
        await page.goto(remote.nav[0].path)
        await expect(card(page, remote)).toBeVisible({ timeout: 15_000 })
        await expectFrame(page, remote)
      } finally {
        renameSync(away, folder)
      }
      expect(existsSync(folder)).toBe(true)
      await retry(page, remote)
      await expectArea(page, remote)
      allowConsoleErrors(page)
    })

    test('opens while the API is down, says so, and shows its data after Retry', async ({ page }) => {
      await signIn(page)
      await page.route('**/graphql', route => route.abort('connectionrefused'))
      await page.goto(remote.nav[0].path)
      await expectArea(page, remote)
      // Each part of a page has its own.
      const retry = page.getByRole('button', { name: 'Retry' })
      await expect(retry.first()).toBeVisible()
      await expectFrame(page, remote)
      await page.unroute('**/graphql')
      await expect
        .poll(async () => {
          // It may be gone before the mouse is there.
          if ((await retry.count()) > 0)
            await retry
              .first()
              .click({ timeout: 1_000 })
              .catch(() => undefined)
          return retry.count()
        })
        .toBe(0)
      allowConsoleErrors(page)
    })
  })
}

test('a development server whose manifest is bad JSON is named, and the released areas open', async ({ page }) => {
  await signIn(page)
  const broken = await startNeighbor({ manifest: '{ "id": "neighbor", ' })
  try {
    await page.goto(`/app?override=${broken.id}@${broken.url}`)
    await expect(page.getByText(`is not at ${broken.url}`)).toBeVisible()
    for (const remote of builtRemotes()) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: remote.nav[0].label }).click()
      await expectArea(page, remote)
    }
  } finally {
    await broken.close()
  }
  allowConsoleErrors(page)
})
