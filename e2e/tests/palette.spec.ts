import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { allowConsoleErrors, expect, signIn, test } from '../support/journey.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or run a command' })
const field = (page: Page) => palette(page).getByRole('combobox')
const group = (page: Page, name: string) => palette(page).getByRole('group', { name })
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true })

async function open(page: Page, text = '') {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(text)
}

test.beforeEach(({ page }) => signIn(page))

test('the palette opens by its keys and by the field of the top bar, and gives the focus back', async ({ page }) => {
  const filter = page.getByPlaceholder('Start typing to filter...')
  await filter.focus()
  await open(page)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(filter).toBeFocused()

  await page.getByRole('button', { name: 'Search or run a command' }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.mouse.click(5, 5)
  await expect(palette(page)).toBeHidden()
})

test('it is there within 100 ms once its code is', { tag: '@measured' }, async ({ page }) => {
  await open(page)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  // The quickest of some: other work on this machine is not the palette's.
  const times: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>(done => {
            const begin = performance.now()
            const look = () => {
              if (document.querySelector('[role="dialog"] input'))
                requestAnimationFrame(() => done(performance.now() - begin))
              else requestAnimationFrame(look)
            }
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
            look()
          }),
      ),
    )
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
  }
  expect(Math.min(...times), times.join(', ')).toBeLessThan(100)
})

test('it goes to a place, and says which keys do', async ({ page }) => {
  await page.goto('/app/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await open(page, 'accou')
  await expect(chosen(page)).toHaveAccessibleName(/Accounts G then A/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/accounts$/)
  await expect(palette(page)).toBeHidden()
})

test('the commands of a page come first there, and are nowhere else', async ({ page }) => {
  await open(page, 'edit')
  await expect(palette(page).getByText('Nothing matches “edit”').or(group(page, 'Accounts'))).toBeVisible()
  await expect(palette(page).getByRole('option', { name: /^Edit account/ })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.goto('/app/accounts?filter=larkspur')
  await page.getByRole('link', { name: /Larkspur Dental/ }).click()
  await expect(page.getByText('Contact overview')).toBeVisible()
  await open(page)
  await expect(palette(page).getByRole('group').first()).toHaveAccessibleName('On this page')
  await expect(chosen(page)).toHaveAccessibleName(/^Edit account/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit account' })).toBeVisible()
})

test('it finds records on the server, and remembers which ones were opened, but not what was typed', async ({
  page,
}) => {
  await open(page, 'larks')
  const found = group(page, 'Accounts').getByRole('option', { name: /Larkspur Dental Group/ })
  await expect(found).toBeVisible()
  await page.keyboard.press('Escape')
  await open(page, 'larkspur den')
  await found.click()
  await expect(page.getByRole('heading', { name: /Larkspur Dental/ })).toBeVisible()

  await page.reload()
  await expect(page.getByText('Contact overview')).toBeVisible()
  await open(page)
  await expect(field(page)).toHaveValue('')
  await expect(group(page, 'Recent').getByRole('option', { name: /Larkspur Dental Group/ })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).toContain('Larkspur')
  expect(kept).not.toContain('larkspur den')
})

test('says while it searches and that nothing was found', async ({ page }) => {
  await open(page)
  let answer: () => void = () => undefined
  const held = new Promise<void>(done => {
    answer = done
  })
  await page.route('**/graphql', async route => {
    await held
    await route.continue()
  })
  await page.keyboard.type('zzzqqq')
  await expect(palette(page).getByRole('status')).toHaveText('Searching')
  answer()
  await expect(palette(page).getByRole('status')).toHaveText('Nothing matches zzzqqq')
  await expect(palette(page).getByText('Nothing matches “zzzqqq”')).toBeVisible()
})

test('a search that fails says so, can be tried again, and leaves the rest as it is', async ({ page }) => {
  await open(page)
  await page.route('**/graphql', route => route.abort())
  await page.keyboard.type('ac')
  await expect(palette(page).getByRole('option', { name: /Accounts could not be searched/ })).toBeVisible()
  await expect(group(page, 'Go to').getByRole('option', { name: /Accounts/ })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.unroute('**/graphql')
  await palette(page)
    .getByRole('option', { name: /Accounts could not be searched/ })
    .click()
  await expect(group(page, 'Accounts').getByRole('option', { name: /North Fork/ })).toBeVisible()
  allowConsoleErrors(page)
})

test('an area whose search can’t be loaded fails alone', async ({ page }) => {
  await page.route('**/remotes/accounts/**/palette.*.js', route => route.abort())
  await open(page, 'larks')
  await expect(palette(page).getByRole('option', { name: /Accounts could not be searched/ })).toBeVisible({
    timeout: 12_000,
  })
  await page.unroute('**/remotes/accounts/**/palette.*.js')
  await palette(page)
    .getByRole('option', { name: /Accounts could not be searched/ })
    .click()
  await expect(group(page, 'Accounts').getByRole('option', { name: /Larkspur/ })).toBeVisible()
  allowConsoleErrors(page)
})

test('when its own code can’t be had the person is notified, and can try again', async ({ page }) => {
  const chunks = (url: URL) => /\/assets\/(?!main|vendor)[^/]+\.js$/.test(url.pathname)
  await page.route(chunks, route => route.abort())
  await page.goto('/app/accounts')
  await expect(page.getByRole('link', { name: /Bayview Marine/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByText('This part of Coverdesk could not be loaded.')).toBeVisible()
  await page.unroute(chunks)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(field(page)).toBeFocused()
  allowConsoleErrors(page)
})

test('code that never comes counts as gone after 8 s', async ({ page }) => {
  const chunks = (url: URL) => /\/assets\/(?!main|vendor)[^/]+\.js$/.test(url.pathname)
  // Neither answered nor refused.
  await page.route(chunks, () => undefined)
  await page.goto('/app/accounts')
  await expect(page.getByRole('link', { name: /Bayview Marine/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByText('This part of Coverdesk could not be loaded.')).toBeVisible({ timeout: 12_000 })
  await page.unroute(chunks)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(field(page)).toBeFocused()
  allowConsoleErrors(page)
})

test.describe('keys', () => {
  test('lead to places and run commands, but never while one types or a dialog is open', async ({ page }) => {
    await page.goto('/app/nowhere')
    await expect(page.getByText('We couldn’t find that page')).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible()

    await page.getByPlaceholder('Start typing to filter...').click()
    await page.keyboard.type('ca[?')
    await expect(page.getByPlaceholder('Start typing to filter...')).toHaveValue('ca[?')
    await expect(page).toHaveURL(/\/app\/accounts/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
    await page.getByPlaceholder('Start typing to filter...').fill('')

    await page.getByRole('heading', { name: 'Accounts', level: 1 }).click()
    await page.keyboard.press('c')
    await page.keyboard.press('a')
    const dialog = page.getByRole('dialog', { name: 'Create a new account' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await page.keyboard.press('Control+k')
    await expect(dialog).toBeVisible()
    await expect(palette(page)).toHaveCount(0)
  })

  test('? lists every key, and what the page is made of, to be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.press('Shift+?')
    const sheet = page.getByRole('dialog', { name: 'Help' })
    for (const key of ['Search or run a command', 'Collapse sidebar', 'Accounts', 'Create account', 'Select the row']) {
      await expect(sheet.getByRole('term').filter({ hasText: key }).first()).toBeVisible()
    }
    expect(await violationsOf(page)).toEqual([])

    await page.keyboard.press('ArrowRight')
    await expect(sheet.getByRole('tab', { name: 'Plugins' })).toBeFocused()
    await expect(sheet.getByText(/\d+\.\d kB, \d+\.\d kB compressed/).first()).toBeVisible()
    await expect(sheet.getByText(/^\d+ ms$/).first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Copy all' }).click()
    await expect(sheet.getByRole('button', { name: 'Copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/Accounts \(accounts\) \d+\.\d+\.\d+-\w+\nOrigin: http/)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
})

for (const [look, media] of [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced', { forcedColors: 'active' }],
] as const) {
  test(`in ${look} colors the palette is accessible, on a phone too`, async ({ page }) => {
    await page.emulateMedia(media)
    for (const size of [
      { width: 1440, height: 860 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size)
      await open(page)
      // On small screens the navigation slides over the page, and there is nothing to fold.
      await expect(palette(page).getByRole('option', { name: 'Collapse sidebar' })).toHaveCount(
        size.width > 900 ? 1 : 0,
      )
      expect(await violationsOf(page), `empty at ${size.width} px`).toEqual([])
      await page.keyboard.type('in')
      await expect(group(page, 'Accounts').getByRole('option').first()).toBeVisible()
      expect(await violationsOf(page), `with results at ${size.width} px`).toEqual([])
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beside).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(palette(page)).toBeHidden()
    }
  })
}
