import type { Page } from '@playwright/test'
import { enterCode, expect, test } from '../support/journey.ts'

/** Presses Tab until the element that a label or a role names has the focus; a person would not press it oftener. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>, atMost = 25) {
  const isFocused = () => target.evaluate(element => element === document.activeElement)
  for (let presses = 0; presses < atMost; presses++) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
  }
  expect(await isFocused(), 'Tab does not lead there').toBe(true)
}

/** Never once touches the mouse (quality bar 31). */
test('a morning at the desk without a mouse: sign in, find, create, correct, sign out', async ({ page }) => {
  await enterCode(page)
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()

  // Creates an account from the palette.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('create acc')
  await expect(page.getByRole('option', { name: /Create account/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  const create = page.getByRole('dialog', { name: 'Create a new account' })
  await expect(create).toBeVisible()
  await tabTo(page, create.getByRole('radio', { name: /Business/ }))
  await page.keyboard.press('ArrowRight')
  await expect(create.getByRole('radio', { name: /Individual/ })).toBeChecked()
  const name = `Ada Keyes ${Date.now()}`
  await tabTo(page, create.getByLabel('Name', { exact: true }))
  await page.keyboard.type(name)

  // A form with words in it asks before it closes.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible()
  await page.keyboard.press('Escape')
  // The question gives the focus back to the field, with what it held.
  await expect(create.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(create.getByLabel('Name', { exact: true })).toHaveValue(name)

  // What the server refuses is under its field, which has the focus.
  await page.keyboard.press('Enter')
  const email = create.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/email/i)
  await page.keyboard.type('ada@keyes.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  // Corrects it: `e` is the key of Edit on an account's page.
  await page.keyboard.press('e')
  const edit = page.getByRole('dialog', { name: 'Edit account' })
  await expect(edit).toBeVisible()
  await tabTo(page, edit.getByLabel('Phone').first())
  await page.keyboard.type('4155550123')
  await page.keyboard.press('Enter')
  await expect(edit).toBeHidden()
  await expect(page.getByText('(415) 555-0123').first()).toBeVisible()

  // Finds it again in the list, and comes back to where it was.
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await tabTo(page, page.getByPlaceholder('Start typing to filter...'), 40)
  await page.keyboard.type(name)
  await expect(page.locator('[data-row-link]')).toHaveText([name])
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  // A dialog gives the focus back to what opened it.
  const opener = page.getByRole('link', { name: 'Edit', exact: true })
  await tabTo(page, opener, 40)
  await page.keyboard.press('Enter')
  await expect(edit).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(edit).toBeHidden()
  await expect(opener).toBeFocused()

  const person = page.getByRole('button', { name: /Maya Reyes/ })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sign out')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox')).toBeHidden()
  await person.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeVisible()
})
