import {
  failing,
  type RenderedPlugin,
  renderPlugin,
  type StageOptions,
  unreachable,
} from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import settings from '../plugin'
import {
  inboxAnswer,
  inboxOf,
  notification,
  notificationsAnswer,
  someNotifications,
} from '../testing/notifications.fixtures'

let rendered: RenderedPlugin
const marked = { MarkNotificationsRead: { __typename: 'Mutation', markNotificationsRead: inboxOf(0) } }
const answers = { NotificationInbox: inboxAnswer(2), Notifications: notificationsAnswer(), ...marked }
const open = async (options: Partial<StageOptions> = {}) => {
  rendered = await renderPlugin(settings, {
    path: '/app/notifications',
    ...options,
    answers: { ...answers, ...options.answers },
  })
}
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const shows = (text: string) => eventually(() => expect(rendered.page.textContent).toContain(text))
const links = () => [...rendered.page.querySelectorAll<HTMLElement>('li a')]
const headings = () => [...rendered.page.querySelectorAll('h2')].map(({ textContent }) => textContent)
const button = (name: string) =>
  [...rendered.page.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const sentTo = (operation: string) =>
  rendered.sent.filter(({ name }) => name === operation).map(({ variables }) => variables)

describe('the notifications', () => {
  afterEach(() => {
    rendered.unmount()
    vi.restoreAllMocks()
  })

  it('say who did what, by day, and which are unread', async () => {
    await open()
    await eventually(() => expect(links()).toHaveLength(3))
    expect(headings()).toEqual(['Today', 'Yesterday', 'Earlier'])
    const texts = links().map(({ textContent }) => textContent)
    expect(texts[0]).toContain('Unread: Daniel Okonkwo assigned a certificate request to you')
    expect(texts[1]).toContain('@Maya Reyes can you call her')
    expect(texts[2]).toContain('Certificate request is due tomorrow')
    expect(texts[2]).not.toContain('Unread')
  })

  it('lead to what they are about, and are read from then on', async () => {
    await open()
    await eventually(() => expect(links()).toHaveLength(3))
    expect(links()[0]?.getAttribute('href')).toBe('/app/servicing/42/activity')
    links()[0]?.click()
    await eventually(() => expect(sentTo('MarkNotificationsRead')).toEqual([{ ids: ['notification-1'] }]))
    expect(rendered.path()).toBe('/app/servicing/42/activity')
  })

  it('that were read already are not marked again', async () => {
    await open()
    await eventually(() => expect(links()).toHaveLength(3))
    links()[2]?.click()
    await eventually(() => expect(rendered.path()).toBe('/app/servicing/42/activity'))
    expect(sentTo('MarkNotificationsRead')).toEqual([])
  })

  it('are all marked at once, and asked for again', async () => {
    let areRead = false
    const answerAll = () =>
      notificationsAnswer(someNotifications.map(each => ({ ...each, isRead: areRead || each.isRead })))
    await open({ answers: { Notifications: answerAll } })
    await eventually(() => expect(button('Mark all as read')?.disabled).toBe(false))
    areRead = true
    const before = sentTo('Notifications').length
    button('Mark all as read')?.click()
    await eventually(() => expect(sentTo('MarkNotificationsRead')).toEqual([{}]))
    await eventually(() => expect(sentTo('Notifications').length).toBeGreaterThan(before))
    await eventually(() => expect(button('Mark all as read')?.disabled).toBe(true))
    expect(rendered.page.textContent).not.toContain('Unread: ')
  })

  it('stay unread when they could not be marked, which can be tried again', async () => {
    await open({ answers: { MarkNotificationsRead: failing({ message: 'Try again later.' }) } })
    await eventually(() => expect(button('Mark all as read')?.disabled).toBe(false))
    button('Mark all as read')?.click()
    await eventually(() => expect(sentTo('MarkNotificationsRead')).toHaveLength(1))
    await eventually(() => expect(button('Mark all as read')?.getAttribute('aria-disabled')).toBeNull())
    expect(rendered.page.textContent).toContain('Unread: ')
  })

  it('are narrowed to the unread by an address', async () => {
    await open({ path: '/app/notifications/unread', answers: { Notifications: notificationsAnswer([notification()]) } })
    await eventually(() => expect(links()).toHaveLength(1))
    expect(sentTo('Notifications')[0]).toEqual({ isUnread: true })
    expect(rendered.page.querySelector('[aria-current=page]')?.textContent).toContain('Unread')
  })

  it('show more when asked, without a second heading of the same day', async () => {
    const older = someNotifications.slice(2).map(each => ({ ...each, id: `older ${each.id}` }))
    const pageAfter = ({ after }: { after?: string | null }) =>
      after ? notificationsAnswer(older) : notificationsAnswer(someNotifications, 'cursor')
    await open({ answers: { Notifications: pageAfter } })
    await eventually(() => expect(links()).toHaveLength(3))
    button('Show more')?.click()
    await eventually(() => expect(links()).toHaveLength(4))
    expect(headings()).toEqual(['Today', 'Yesterday', 'Earlier'])
    expect(sentTo('Notifications').at(-1)).toEqual({ after: 'cursor' })
  })

  it('say when there are none, and when all were read', async () => {
    await open({ answers: { Notifications: notificationsAnswer([]), NotificationInbox: inboxAnswer(0) } })
    await shows('No notifications')
    await rendered.go('/app/notifications/unread')
    await shows('You’re all caught up.')
  })

  it('say that they could not be loaded, and come by Retry', async () => {
    let isDown = true
    const answer = () => (isDown ? unreachable() : notificationsAnswer())
    await open({ answers: { Notifications: answer } })
    await shows('Notifications could not be loaded')
    isDown = false
    button('Retry')?.click()
    await eventually(() => expect(links()).toHaveLength(3))
  })
})
