import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

let failing = true
vi.mock('../overlay-code/overlay-code', async importOriginal => {
  if (failing) throw new TypeError('Failed to fetch dynamically imported module')
  return importOriginal()
})

beforeEach(() => {
  vi.resetModules()
})

/** The same instances of every module that the menu uses. */
async function open() {
  const { mount } = await import('../testing/mount')
  const { MenuButton } = await import('../controls/MenuButton')
  const { AnnounceContext } = await import('./announce')
  const announce = vi.fn()
  await mount(
    <AnnounceContext value={announce}>
      <MenuButton label="More" actions={[{ label: 'Edit', onSelect: () => undefined }]} />
    </AnnounceContext>,
  )
  const button = document.querySelector('button')
  if (!button) throw new Error('There is no button.')
  return { button, announce, click: () => act(async () => button.click()) }
}

it('a menu whose code can’t be had says so, is closed, and opens once it can', async () => {
  failing = true
  const { button, announce, click } = await open()
  await click()
  await vi.waitFor(() => expect(announce).toHaveBeenCalledOnce(), 20_000)
  expect(announce.mock.calls[0]?.[0]).toContain('could not be loaded')
  await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'), 20_000)
  expect(document.querySelector('[role="menu"]')).toBe(null)
})

it('a menu fetches its code, opens, and closes with the second click', async () => {
  failing = false
  const { button, announce, click } = await open()
  await click()
  // Its code is most of Fluent, which takes a busy machine longer than the usual second to read.
  const edit = () => expect(document.querySelector('[role="menuitem"]')?.textContent).toBe('Edit')
  await vi.waitFor(edit, { timeout: 10_000 })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await click()
  await vi.waitFor(() => expect(document.querySelector('[role="menu"]')).toBe(null), 20_000)
  expect(announce).not.toHaveBeenCalled()
})
