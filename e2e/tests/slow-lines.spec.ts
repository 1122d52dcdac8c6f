import type { Page, Route } from '@playwright/test'
import { allowConsoleErrors, beginSession, expect, test } from '../support/journey.ts'

/** Late files of the shell and of remotes: not what a page begins with. */
const isLate = (path: string) => path.endsWith('.js') && !/\/(main|vendor)\.|remoteEntry/.test(path)

/** Answers the first address of each late file in another way; under a new address it comes. */
async function atFirst(page: Page, answer: (route: Route) => unknown, isMeant = isLate) {
  const asked: string[] = []
  await page.route(
    url => isMeant(url.pathname) && !url.search.includes('again=') && !url.pathname.includes('/~'),
    route => {
      asked.push(new URL(route.request().url()).pathname)
      return void answer(route)
    },
  )
  return asked
}

test.beforeEach(({ page }) => beginSession(page))

test('a page and its form come although the first request for each of their files fails', async ({ page }) => {
  const failed = await atFirst(page, route => route.abort())
  await page.goto('/app/accounts/new')
  const dialog = page.getByRole('dialog', { name: 'Create a new account' })
  await dialog.getByRole('radio', { name: /Individual/ }).check()
  await expect(page.getByRole('link', { name: /^Bayview Marine/ })).toBeVisible()
  expect(failed.length).toBeGreaterThan(2)
  allowConsoleErrors(page)
})

test('a form opens although the shell’s file for it hangs, without a reload', async ({ page }) => {
  const hanging = await atFirst(
    page,
    () => undefined,
    path => path.includes('form-state'),
  )
  await page.goto('/app/accounts/new', { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: /^Bayview Marine/ })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Create a new account' })).toBeVisible({ timeout: 60_000 })
  expect(hanging.length).toBeGreaterThan(0)
  allowConsoleErrors(page)
})

test('columns of another area that can’t be had are one line with one Retry, and come by themselves', async ({
  page,
}) => {
  const columns = /\/remotes\/.*\/column/
  await page.route(columns, route => route.abort())
  await page.goto('/app/accounts')
  await expect(page.getByRole('link', { name: /^Bayview Marine/ })).toBeVisible()
  await expect(page.getByText(/ could not be shown\.$/)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1)
  await page.unroute(columns)
  await expect(page.getByText(/ could not be shown\.$/)).toHaveCount(0, { timeout: 60_000 })
  allowConsoleErrors(page)
})

test('panels of home heal by themselves', async ({ page }) => {
  const panels = /\/remotes\/.*\/slot-home\.panel/
  await page.route(panels, route => route.abort())
  await page.goto('/app/home')
  await expect(page.getByText(/ could not be shown\.$/)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1)
  await page.unroute(panels)
  await expect(page.getByText(/ could not be shown\.$/)).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Recently changed' })).toBeVisible()
  allowConsoleErrors(page)
})

test('a workspace on the screen stays while a part of it can’t be had, and the part comes by itself', async ({
  page,
}) => {
  await page.goto('/app/workspaces/67b100000000000000000000')
  const mark = page.getByRole('link', { name: /^Evidence 1: Certificate procedure/ }).first()
  await expect(mark).toBeVisible()
  const refused: string[] = []
  await page.route(
    url => isLate(url.pathname),
    route => {
      refused.push(route.request().url())
      return route.abort()
    },
  )
  await mark.click()
  await expect.poll(() => refused.length).toBeGreaterThan(2)
  await expect(mark).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await page.unrouteAll()
  const panel = page.getByRole('complementary', { name: 'About this workspace' })
  await expect(panel.locator('mark').first()).toBeVisible({ timeout: 60_000 })
  await expect(mark).toBeVisible()
  allowConsoleErrors(page)
})

test('what was done without an answer is answered with success when the person presses again', async ({ page }) => {
  await page.goto('/app/accounts/new')
  const name = `Twice Pressed ${Date.now()}`
  const dialog = page.getByRole('dialog', { name: 'Create a new account' })
  await dialog.getByRole('radio', { name: /Individual/ }).check()
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Email', { exact: true }).fill('twice@pressed.example')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()

  // An update: its version is no longer the current one when it is sent again.
  await page.goto(`${new URL(page.url()).pathname}/edit`)
  const edit = page.getByRole('dialog')
  await edit.getByLabel('Name', { exact: true }).fill(`${name} Jr.`)
  let dropped = 0
  await page.route('**/graphql', async route => {
    const isUpdate = route.request().headers()['x-coverdesk-mutation-key'] !== undefined
    if (!isUpdate || dropped > 0) return route.continue()
    dropped += 1
    // The server has done it.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await edit.getByRole('button', { name: /Save/ }).click()
  await expect(edit.getByText(/could not be reached/)).toBeVisible()
  await edit.getByRole('button', { name: /Save/ }).click()
  await expect(page.getByRole('heading', { name: `${name} Jr.` })).toBeVisible()
  await expect(page.getByText('Someone else changed this')).toHaveCount(0)
  expect(dropped).toBe(1)
  allowConsoleErrors(page)
})
