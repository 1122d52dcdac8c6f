import { type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { subscriptionPath } from '../paths'
import settings from '../plugin'
import type { Subscription } from '../seats/subscription'
import { answersWith } from '../testing/users.fixtures'

let rendered: RenderedPlugin

async function open(changes: Partial<Subscription> = {}) {
  rendered = await renderPlugin(settings, { path: subscriptionPath, answers: answersWith(changes) })
  await vi.waitFor(() => expect(card()?.textContent).toContain('Cara '), 20_000)
}

const card = () =>
  [...rendered.page.querySelectorAll('section')].find(
    section => section.querySelector('h2')?.textContent === 'Your Subscription',
  )

describe('the card of the subscription', () => {
  afterEach(() => rendered.unmount())

  it('has the plan, its period, its seats and the next payment', async () => {
    await open({ plan: 'ENTERPRISE', period: 'ANNUAL', numSeats: 12 })
    for (const words of ['Cara Enterprise', 'Annual · 12 seats', '$392.00 on Dec 13, 2026']) {
      expect(card()?.textContent).toContain(words)
    }
  })

  it.each([
    [1, 2, '1 seat assigned', '1 seat available', '50'],
    [2, 2, '2 seats assigned', '0 seats available', '100'],
    [0, 8, '0 seats assigned', '8 seats available', '0'],
    // Seats were given up.
    [3, 2, '3 seats assigned', '0 seats available', '100'],
  ])(
    'counts %d of %d seats: %s, %s, a bar of %s percent',
    async (numSeatsActive, numSeats, assigned, available, percent) => {
      await open({ numSeatsActive, numSeats })
      expect(card()?.textContent).toContain(`${assigned}${available}`)
      const bar = card()?.querySelector('[role=progressbar]')
      expect(bar?.getAttribute('aria-valuenow')).toBe(percent)
      expect(bar?.firstElementChild?.getAttribute('style')).toBe(`width: ${percent}%;`)
    },
  )

  it('leads to billing in new tabs', async () => {
    await open()
    const links = () => [...(card()?.querySelectorAll('a') ?? [])]
    await vi.waitFor(() => expect(links()).toHaveLength(3), 20_000)
    expect(links().map(({ textContent, href, target }) => [textContent, href, target])).toEqual([
      ['Billing', 'https://billing.example/portal', '_blank'],
      ['Plan and seats', 'https://billing.example/plan', '_blank'],
      ['Payment method', 'https://billing.example/payment', '_blank'],
    ])
  })
})
