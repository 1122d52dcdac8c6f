import {
  type Answers,
  failing,
  pending,
  type RenderedPlugin,
  renderPlugin,
  unreachable,
} from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withBell } from '../testing/BellStage'
import { inboxAnswer } from '../testing/notifications.fixtures'

let rendered: RenderedPlugin
const open = async (answers: Answers) => {
  rendered = await renderPlugin(withBell, { path: '/app', answers })
}
const bell = () => rendered.page.querySelector('a')
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })

describe('the bell', () => {
  afterEach(() => rendered.unmount())

  it.each([
    [3, '3', 'Notifications, 3 unread'],
    [100, '99+', 'Notifications, 99+ unread'],
    [0, '', 'Notifications'],
  ])('with %i unread notifications shows %j', async (count, badge, name) => {
    await open({ NotificationInbox: inboxAnswer(count) })
    await eventually(() => expect(bell()?.getAttribute('aria-label')).toBe(name))
    expect(bell()?.textContent).toBe(badge)
    expect(bell()?.getAttribute('href')).toBe('/app/notifications')
  })

  it.each<[string, Answers]>([
    ['while the count is on its way', { NotificationInbox: pending }],
    ['when the server can’t be reached', { NotificationInbox: unreachable }],
    ['when the answer is a failure', { NotificationInbox: failing({}, { notificationInbox: null }) }],
  ])('is there without a count %s', async (_, answers) => {
    await open(answers)
    await eventually(() => expect(bell()?.getAttribute('aria-label')).toBe('Notifications'))
    expect(bell()?.textContent).toBe('')
  })
})
