import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mount } from '../testing/mount'
import { AlertSurface } from './AlertSurface'

// The code of menus has not arrived: on a slow connection a dialog can come and go before it.
vi.mock('../overlay-code/overlay-code', () => new Promise(() => undefined))

it('leaves nothing of the page hidden from screen readers when it closes', async () => {
  const page = (open: boolean) => (
    <>
      <main>Accounts</main>
      {open && (
        <AlertSurface title="Exporting accounts">
          <button type="button">Cancel</button>
        </AlertSurface>
      )}
    </>
  )
  const { redraw } = await mount(page(false))
  await redraw(page(true))
  const main = document.querySelector('main')
  const button = document.querySelector<HTMLElement>('[role="alertdialog"] button')
  await vi.waitFor(
    async () => {
      // Fluent notices a focus only once it listens.
      await act(async () => {
        button?.blur()
        button?.focus()
      })
      expect(main?.closest('[aria-hidden="true"]')).not.toBeNull()
    },
    { timeout: 20_000 },
  )
  await redraw(page(false))
  await vi.waitFor(() => expect(main?.closest('[aria-hidden="true"]')).toBeNull(), { timeout: 20_000 })
})
