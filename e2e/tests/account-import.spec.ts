import { violationsOf } from '../support/axe.ts'
import { expect, signIn, test } from '../support/journey.ts'
import { clientLists, uploadList } from '../support/upload-list.ts'

const headings = 'Client,E-mail,Street,City,State,Zip,Primary contact'

/** 500 rows, 12 of them bad, 3 with an address that an earlier row has, one that the agency has already. */
function clientList(mark: string) {
  const rows = Array.from({ length: 500 }, (_, at) => {
    if (at < 12) return `${mark} Bad ${at},not an address,1 Main St,,XX,1,`
    if (at < 15) return `${mark} Repeated ${at},office-20@${mark}.example,,,,,`
    if (at === 15) return `${mark} Known,admin@redwoodpm.example,,,,,`
    const place = at % 2 ? '12 Harbor Way,Oakland,California,94607' : '1 Elm St,Burlington,VT,5401'
    return `"${mark} Client, ${at}",office-${at}@${mark}.example,${place},Ann ${at}`
  })
  // The repeated address is that of a later row: the first of them counts as the client.
  return [headings, ...rows].join('\r\n')
}

test('a list of 500 clients with 12 bad rows is mapped, looked at, brought in, saved and undone', async ({ page }) => {
  test.setTimeout(120_000)
  const mark = `journey${Date.now()}`
  await signIn(page)
  await uploadList(page, clientLists, `${mark}.csv`, clientList(mark))

  await expect(page.getByRole('combobox', { name: 'Name', exact: true })).toHaveValue('0')
  await expect(page.getByRole('combobox', { name: 'ZIP code' })).toHaveValue('5')
  await page.getByRole('combobox', { name: 'Email', exact: true }).selectOption('')
  await page.getByRole('button', { name: 'Check rows' }).click()
  await expect(page.getByText('Choose the column with the email address.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Email', exact: true })).toBeFocused()
  await page.getByRole('combobox', { name: 'Email', exact: true }).selectOption('E-mail')
  await page.getByRole('button', { name: 'Check rows' }).click()

  await expect(page.getByRole('button', { name: 'With errors (12)' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Email: Enter an email address such as name@example.com.').first()).toBeVisible()
  await expect(page.getByText('ZIP code: Enter a ZIP code such as 94107 or 94107-1234.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Duplicates (4)' }).click()
  await expect(page.getByText('Same email as row 14').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'an account that is here' })).toBeVisible()
  expect(await violationsOf(page), 'the checked rows').toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 860 })

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save rows with errors' }).click()
  expect((await saved).suggestedFilename()).toBe(`errors-${mark}.csv`)

  await page.getByRole('button', { name: 'Import 484 accounts' }).click()
  await expect(page.getByRole('button', { name: 'Created (484)' })).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Skipped (4)' })).toBeVisible()
  await page.getByRole('button', { name: 'Created (484)' }).click()
  await page.getByRole('link', { name: `${mark} Client, 16` }).click()
  await expect(page.getByRole('heading', { name: `${mark} Client, 16` })).toBeVisible()
  await expect(page.getByText('Burlington, VT 05401')).toBeVisible()
  await page.goBack()

  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('button', { name: 'Remove 484 accounts' }).click()
  await expect(page.getByRole('button', { name: 'Removed (484)' })).toBeVisible({ timeout: 60_000 })
  await page.goto(`/app/accounts?filter=${mark}`)
  await expect(page.getByText('No accounts found')).toBeVisible()
})

test('an import ends where someone cancels it, and the next list of these headings begins with the same columns', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const mark = `canceled${Date.now()}`
  const list = (rows: number) =>
    ['Kunde,Post', ...Array.from({ length: rows }, (_, at) => `${mark} ${at},${at}@${mark}.example`)].join('\n')
  await signIn(page)
  await uploadList(page, clientLists, 'first.csv', list(2))
  await page.getByRole('combobox', { name: 'Name', exact: true }).selectOption('Kunde')
  await page.getByRole('combobox', { name: 'Email', exact: true }).selectOption('Post')
  await page.getByRole('radio', { name: /Individuals/ }).check()
  await page.getByRole('button', { name: 'Check rows' }).click()
  await expect(page.getByRole('button', { name: 'Import 2 accounts' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible()

  await uploadList(page, clientLists, 'second.csv', list(1_500))
  await expect(page.getByText('filled in as for the last file with these headings')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Name', exact: true })).toHaveValue('0')
  await expect(page.getByRole('radio', { name: /Individuals/ })).toBeChecked()
  await page.getByRole('button', { name: 'Check rows' }).click()
  await page.getByRole('button', { name: 'Import 1,500 accounts' }).click({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible()
})
