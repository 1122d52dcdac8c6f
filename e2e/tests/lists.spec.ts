import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { allowConsoleErrors, beginSession, expect, signIn, test } from '../support/journey.ts'

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name })
const firstName = (page: Page) => page.getByRole('table').getByRole('link').first()
const rowOf = (page: Page, name: RegExp) => page.getByRole('row', { name })

test('a list is sorted by its headings, and the order is in the address', async ({ page }) => {
  await signIn(page)
  await expect(heading(page, 'Name')).toHaveAttribute('aria-sort', 'ascending')
  await heading(page, 'Name').getByRole('button', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(/sort=NAME_DESC/)
  await expect(heading(page, 'Name')).toHaveAttribute('aria-sort', 'descending')
  await expect(firstName(page)).toHaveText(/^(Z|Y|W)/)

  await page.reload()
  await expect(heading(page, 'Name'), 'after a reload').toHaveAttribute('aria-sort', 'descending')
  await heading(page, 'Name').getByRole('button', { name: 'Name', exact: true }).press('Enter')
  await expect(page, 'the list’s own order is not written').not.toHaveURL(/sort/)
  await expect(firstName(page)).toHaveText(/24\/7/)
})

test('columns are chosen, moved and made wider, and stay so for this person', async ({ page }) => {
  await signIn(page)
  await expect(heading(page, 'Contact')).toBeHidden()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Contact', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Created', exact: true }).check()
  await page.getByRole('button', { name: /^Move Created/ }).press('ArrowUp')
  await expect(page.getByRole('button', { name: /^Move Created, \d of \d/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused()
  await expect(
    page.getByRole('row').nth(1).getByText('Teresa Alvarado').or(page.getByText('Teresa Alvarado').first()),
  ).toBeVisible()

  const edge = page.getByRole('separator', { name: 'Width of Address' })
  const before = await widthOf(page, 'Address')
  await edge.press('ArrowRight')
  await expect.poll(() => widthOf(page, 'Address')).toBeCloseTo(before + 16, 0)
  const box = await edge.boundingBox()
  if (!box) throw new Error('The edge is not drawn.')
  await page.mouse.move(box.x + 6, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 66, box.y + 10, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => widthOf(page, 'Address')).toBeCloseTo(before + 76, 0)

  await page.reload()
  const headings = page.getByRole('columnheader')
  // Columns of other areas stand among them.
  await expect(headings).toContainText(['Name', 'Address', 'Created', 'Contact', 'Actions'])
  await expect.poll(() => widthOf(page, 'Address')).toBeCloseTo(before + 76, 0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.keyboard.press('Escape')
  await expect(heading(page, 'Created')).toBeHidden()
  await expect(headings).toContainText(['Name', 'Address', 'Actions'])
})

const widthOf = async (page: Page, name: string) => (await heading(page, name).boundingBox())?.width ?? 0

test('rows are chosen by mouse and keys, and the choice comes back with the page', async ({ page }) => {
  await signIn(page)
  await page.getByRole('checkbox', { name: /Select Bayview/ }).click()
  await page.getByRole('checkbox', { name: /Select Bright Path/ }).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  await expect(bar.getByText('4 selected')).toBeVisible()
  await expect(page, 'in the address').toHaveURL(/#selected=(\w+,){3}\w+$/)

  await page.reload()
  await expect(bar.getByText('4 selected'), 'after a reload').toBeVisible()
  await page.getByRole('link', { name: /Ångström/ }).click()
  await expect(page.getByRole('heading', { name: /Ångström/ })).toBeVisible()
  await page.goBack()
  await expect(bar.getByText('4 selected'), 'after Back').toBeVisible()

  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+J')
  await expect(bar.getByText('2 selected')).toBeVisible()
  await page.getByPlaceholder('Start typing to filter...').fill('marine')
  await expect(bar, 'another filter, another choice').toBeHidden()
})

test('an export holds what the filter matches, with the columns as chosen', async ({ page }) => {
  await beginSession(page)
  await page.goto('/app/accounts?filter=san')
  await expect(page.getByText(/^\d+ accounts?$/)).toBeVisible()
  const count = Number.parseInt((await page.getByText(/^\d+ accounts?$/).textContent()) ?? '', 10)
  const all = await exported(page, () => page.getByRole('button', { name: 'Export' }).click())
  expect(all.charCodeAt(0), 'Excel knows it for UTF-8').toBe(0xfeff)
  const lines = all.slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^Name,Type,Email,Address,City,State,ZIP(,|$)/)
  expect(lines).toHaveLength(count + 1)
  await expect(page.getByText(`${count} accounts exported`)).toBeVisible()

  await page.getByRole('checkbox', { name: /^Select Bayview/ }).click()
  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  const one = await exported(page, () => bar.getByRole('button', { name: 'Export' }).click())
  expect(one).toContain('Bayview Marine Services LLC,Business,')
  expect(one.trimEnd().split('\r\n')).toHaveLength(2)
})

test('what the server writes is what the browser would write, in each column', async ({ page }) => {
  await beginSession(page)
  await page.goto('/app/accounts?filter=san&sort=CREATED_AT_DESC&columns=name.address.created.phone.contact')
  await expect(page.getByText(/^\d+ accounts?$/)).toBeVisible()
  const fromServer = page.waitForRequest(/\/exports\/lists\/accounts\/accounts\.csv/)
  const whole = await exported(page, () => page.getByRole('button', { name: 'Export' }).click())
  await fromServer
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click()
  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  const chosen = await exported(page, () => bar.getByRole('button', { name: 'Export' }).click())
  expect(chosen.split('\r\n').length).toBeGreaterThan(4)
  expect(whole).toBe(chosen)
})

test('an export without a connection says so, and continues when it is back', async ({ page, context }) => {
  await signIn(page)
  await expect(page.getByText(/^\d+ accounts$/)).toBeVisible()
  // The list's tools are loaded by the first export.
  await exported(page, () => page.getByRole('button', { name: 'Export' }).click())
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Exporting accounts' })
  await expect(dialog.getByText('Coverdesk could not be reached. Check your connection and try again.')).toBeVisible()
  await context.setOffline(false)
  await exported(page, () => dialog.getByRole('button', { name: 'Retry' }).click())
  await expect(dialog).toBeHidden()
  allowConsoleErrors(page)
})

async function exported(page: Page, start: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  expect(download.suggestedFilename()).toMatch(/^accounts-\d{4}-\d{2}-\d{2}\.csv$/)
  return readFileSync(await download.path(), 'utf8')
}

test('row actions show under the pointer and with the focus', async ({ page }) => {
  await signIn(page)
  const edit = rowOf(page, /Bayview/).getByRole('link', { name: 'Edit' })
  await expect(edit).toBeHidden()
  await rowOf(page, /Bayview/).hover()
  await edit.click()
  await expect(page.getByRole('dialog', { name: 'Edit account' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page, 'back in the list').toHaveURL(/\/app\/accounts$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

  test('a long press begins to choose, taps choose, and actions are in a sheet', async ({ page }) => {
    await signIn(page)
    const row = rowOf(page, /Bayview/)
    await row.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 100, clientY: 300, bubbles: true })
    const bar = page.getByRole('toolbar', { name: 'Selected rows' })
    await expect(bar.getByText('1 selected')).toBeVisible()
    await row.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true })
    await rowOf(page, /Begay/).tap()
    await expect(bar.getByText('2 selected')).toBeVisible()
    await expect(page, 'nothing was opened').toHaveURL(/\/app\/accounts(#|$)/)
    await bar.getByRole('button', { name: 'Actions' }).tap()
    const text = await exported(page, () => page.getByRole('dialog').getByRole('button', { name: 'Export' }).tap())
    expect(text.trimEnd().split('\r\n')).toHaveLength(3)
    await bar.getByRole('button', { name: /Clear/ }).tap()

    await page.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Name, descending' }).tap()
    await expect(page).toHaveURL(/sort=NAME_DESC/)
  })
})

test('a list that could not be read is there by itself when the connection is back', async ({ page, context }) => {
  await signIn(page)
  await context.setOffline(true)
  await page.getByPlaceholder('Start typing to filter...').fill('marine')
  await expect(page.getByText('Accounts could not be loaded')).toBeVisible()
  await context.setOffline(false)
  await expect(rowOf(page, /^Select Bayview Marine/)).toBeVisible({ timeout: 3_000 })
  await expect(page.getByText('Accounts could not be loaded')).toBeHidden()
  // The columns of other areas, too; what fetching their code again says in the console is said by then.
  await expect(page.getByRole('row', { name: /Bayview Marine/ })).toContainText('$', { timeout: 15_000 })
  allowConsoleErrors(page)
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1440, height: 520 } })

  test('a list is as it was after a visit to a record: back, forward, reload, and in a second tab', async ({
    page,
    context,
  }) => {
    await signIn(page)
    await page.getByRole('button', { name: 'Type: any' }).click()
    await page.getByRole('menuitemradio', { name: 'Business' }).click()
    await heading(page, 'Name').getByRole('button', { name: 'Name', exact: true }).click()
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy')
    const counted = page.getByText(/^\d+ accounts$/)
    const unfiltered = (await counted.textContent()) ?? ''
    await page.getByPlaceholder('Start typing to filter...').fill('a')
    await expect(page).toHaveURL(/\?type=BUSINESS&sort=NAME_DESC&filter=a$/)
    // The rows and their count stay until the answer is there.
    await expect(counted).not.toHaveText(unfiltered)
    const address = page.url()
    const count = await counted.textContent()

    await scroller(page).evaluate(element => element.scrollTo({ top: 200 }))
    await expect.poll(() => scrollTop(page)).toBe(200)
    const record = page.getByRole('link', { name: /^Bayview Marine/ })
    await record.scrollIntoViewIfNeeded()
    const place = await scrollTop(page)
    expect(place, 'it has been scrolled').toBeGreaterThan(0)
    const seen = await namesInSight(page)

    await record.click()
    await expect(page.getByRole('heading', { name: /^Bayview Marine/, level: 1 })).toBeVisible()
    const visited = page.url()
    await page.goBack()
    await expectList('after Back')
    await page.goForward()
    await expect(page, 'after Forward').toHaveURL(visited)
    await expect(page.getByRole('heading', { name: /^Bayview Marine/, level: 1 })).toBeVisible()
    await page.goBack()
    await expectList('after Forward and Back')
    await page.reload()
    await expectList('after a reload')

    const second = await context.newPage()
    await second.goto(address)
    await expect(heading(second, 'Name')).toHaveAttribute('aria-sort', 'descending')
    await expect(second.getByText(count ?? '')).toBeVisible()
    await expect(second.getByRole('button', { name: 'Type: Business' })).toBeVisible()
    expect(await scrollTop(second), 'a new visit begins at the top').toBe(0)

    async function expectList(when: string) {
      await expect(page, when).toHaveURL(address)
      await expect(heading(page, 'Name'), when).toHaveAttribute('aria-sort', 'descending')
      await expect(page.getByText(count ?? ''), when).toBeVisible()
      await expect.poll(() => scrollTop(page), when).toBe(place)
      expect(await namesInSight(page), when).toEqual(seen)
    }
  })
})

const scroller = (page: Page) => page.getByRole('table', { name: 'Accounts' }).locator('..')
const scrollTop = (page: Page) => scroller(page).evaluate(element => Math.round(element.scrollTop))

/** The names that the window shows, from the top. */
const namesInSight = (page: Page) =>
  scroller(page).evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return [...element.querySelectorAll('[data-row-link]')]
      .filter(link => {
        const place = link.getBoundingClientRect()
        return place.top > top + 40 && place.bottom < bottom
      })
      .map(({ textContent }) => textContent)
  })
