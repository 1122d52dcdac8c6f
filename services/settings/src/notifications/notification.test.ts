import { inTenantScope, type Notice, noticeEvent } from '@coverdesk/kit'
import { sharedDatabase } from '@coverdesk/kit/testing'
import mongoose, { Types } from 'mongoose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { daniel, maya, priya, stranger, useSettingsSubgraph, walter } from '../testing/settings-subgraph.ts'
import { Notification } from './notification.model.ts'

const subgraph = useSettingsSubgraph()

interface Told {
  id: string
  kind: string
  text: string
  isRead: boolean
  actor: { name: string } | null
}
const list = `query ($first: Int, $after: String, $filter: NotificationFilter) {
  notifications(first: $first, after: $after, filter: $filter) {
    items { id kind text about excerpt path isRead createdAt actor { name } } total endCursor
  }
}`
const inbox = '{ notificationInbox { id unreadCount } }'
const markRead = 'mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) { id unreadCount } }'
const prefer = `mutation ($input: UpdateAgencyUserPreferencesInput!) {
  updateAgencyUserPreferences(input: $input) { preferences { notifications { kind channel } } }
}`

const pageOf = async (caller: object, variables: object = {}) =>
  (
    await subgraph.data<{ notifications: { items: Told[]; total: number; endCursor: string | null } }>(
      caller,
      list,
      variables,
    )
  ).notifications
const textsOf = async (caller: object, variables: object = {}) =>
  (await pageOf(caller, variables)).items.map(({ text }) => text)
const unreadOf = async (caller: object) =>
  (await subgraph.data<{ notificationInbox: { unreadCount: number } }>(caller, inbox)).notificationInbox.unreadCount
const outbox = () => sharedDatabase('events').collection('outbox')
const told = (caller: { userId: string }) =>
  outbox().countDocuments({ typename: 'NotificationInbox', id: caller.userId })

/** What `notify` of any area leaves in the outbox. */
async function give(
  text: string,
  changes: Partial<Notice> = {},
  by: { agencyId: string; userId: string | null } = maya,
) {
  const notice: Notice = {
    kind: 'ASSIGNED',
    to: [daniel.userId],
    text,
    about: 'Bayview',
    path: '/app/servicing/42',
    ...changes,
  }
  const _id = new Types.ObjectId()
  await outbox().insertOne({
    ...{ _id, agencyId: by.agencyId, subgraph: 'servicing', type: noticeEvent, typename: 'Notice', id: String(_id) },
    ...{ version: null, kind: 'CREATED', at: new Date(), requestId: 'request-1', userId: by.userId, notice },
  })
  return _id
}
const handled = (eventId: Types.ObjectId) =>
  vi.waitFor(
    async () => {
      const note = await mongoose.connection.collection('handledEvents').findOne({ consumer: 'notifications', eventId })
      expect(note?.['state']).toBe('HANDLED')
    },
    { timeout: 15_000, interval: 30 },
  )
const giveAndWait = async (...given: Parameters<typeof give>) => handled(await give(...given))

beforeEach(async () => {
  for (const { agencyId } of [maya, stranger]) await inTenantScope(agencyId, () => Notification.deleteMany({}))
})

describe('a notice', () => {
  it('becomes a notification of each person whom it is for, and tells only their windows', async () => {
    const before = [await told(daniel), await told(priya)]
    await giveAndWait('assigned a request to you', { excerpt: 'Please call', kind: 'COMMENTED' })
    const [notification] = (await pageOf(daniel)).items
    expect(notification).toMatchObject({
      ...{ kind: 'COMMENTED', text: 'assigned a request to you', about: 'Bayview', excerpt: 'Please call' },
      ...{ path: '/app/servicing/42', isRead: false, actor: { name: 'Maya Reyes' } },
    })
    expect([await unreadOf(daniel), await unreadOf(priya), await unreadOf(maya)]).toEqual([1, 0, 0])
    expect([await told(daniel), await told(priya)]).toEqual([(before[0] ?? 0) + 1, before[1]])
  })

  it('never reaches who did it, the disabled, the unknown or another agency', async () => {
    const to = [maya, daniel, walter, stranger].map(({ userId }) => userId)
    await giveAndWait('told everyone', { to: [...to, '650000000000000000000009', 'system:job'] })
    const kept = await inTenantScope(maya.agencyId, () => Notification.find({}).lean())
    expect(kept.map(({ userId }) => String(userId))).toEqual([daniel.userId])
    expect((await pageOf(stranger)).total).toBe(0)
  })

  it('for everyone reaches all active users of the agency but who did it', async () => {
    await giveAndWait('closed the office', { to: 'EVERYONE' })
    expect(await Promise.all([maya, daniel, priya, stranger].map(unreadOf))).toEqual([0, 1, 1, 0])
    expect(await inTenantScope(maya.agencyId, () => Notification.countDocuments({ userId: walter.userId }))).toBe(0)
  })

  it('of the product itself has no actor, and reaches everyone whom it names', async () => {
    await giveAndWait('Request is due tomorrow', { to: [maya.userId], kind: 'DUE_TOMORROW' }, { ...maya, userId: null })
    await giveAndWait('Request is overdue', { to: [maya.userId], kind: 'OVERDUE' }, { ...maya, userId: 'system:due' })
    expect((await pageOf(maya)).items.map(({ actor }) => actor)).toEqual([null, null])
  })

  it('makes one notification, also when its event is handled again after the note of it was lost', async () => {
    const eventId = await give('once')
    await handled(eventId)
    await mongoose.connection.collection('handledEvents').deleteMany({ eventId })
    const event = await outbox().findOne({ _id: eventId })
    const { keepNotices } = await import('./keep-notices.ts')
    await inTenantScope(maya.agencyId, () => keepNotices.handle(event as never))
    expect(await textsOf(daniel)).toEqual(['once'])
  })

  it('makes one notification of a key for the same person', async () => {
    await giveAndWait('due tomorrow', { key: 'due 42' }, { ...maya, userId: null })
    await giveAndWait(
      'due tomorrow, again',
      { key: 'due 42', to: [daniel.userId, priya.userId] },
      { ...maya, userId: null },
    )
    expect(await textsOf(daniel)).toEqual(['due tomorrow'])
    expect(await textsOf(priya)).toEqual(['due tomorrow, again'])
  })

  it('of a kind that a person has turned off reaches the others only', async () => {
    await subgraph.data(daniel, prefer, { input: { notifications: [{ kind: 'RESOLVED', channel: 'OFF' }] } })
    await giveAndWait('resolved it', { kind: 'RESOLVED', to: [daniel.userId, priya.userId] })
    await giveAndWait('assigned it', { kind: 'ASSIGNED' })
    expect(await textsOf(daniel)).toEqual(['assigned it'])
    expect(await textsOf(priya)).toEqual(['resolved it'])
  })
})

describe('the notifications of a person', () => {
  it('come the newest first, in pages, and may be narrowed to the unread', async () => {
    for (const text of ['one', 'two', 'three']) await giveAndWait(text)
    const first = await pageOf(daniel, { first: 2 })
    expect([first.items.map(({ text }) => text), first.total]).toEqual([['three', 'two'], 3])
    expect(await textsOf(daniel, { first: 2, after: first.endCursor })).toEqual(['one'])
    await subgraph.data(daniel, markRead, { ids: [first.items[0]?.id] })
    expect(await textsOf(daniel, { filter: { isUnread: true } })).toEqual(['two', 'one'])
    expect(await textsOf(daniel, { filter: { isUnread: false } })).toEqual(['three'])
    expect(await unreadOf(daniel)).toBe(2)
  })

  it('are read by themselves or all at once, which other windows of the person hear of', async () => {
    for (const text of ['one', 'two', 'three']) await giveAndWait(text)
    const [{ id } = { id: '' }] = (await pageOf(daniel)).items
    const before = await told(daniel)
    expect(await subgraph.data(daniel, markRead, { ids: [id] })).toEqual({
      markNotificationsRead: { id: daniel.userId, unreadCount: 2 },
    })
    expect(await subgraph.data(daniel, markRead, {})).toMatchObject({ markNotificationsRead: { unreadCount: 0 } })
    await subgraph.data(daniel, markRead, {})
    expect(await told(daniel)).toBe(before + 2)
  })

  it('stay as they are when someone else names them', async () => {
    await giveAndWait('for Daniel')
    const [{ id } = { id: '' }] = (await pageOf(daniel)).items
    for (const caller of [priya, stranger]) await subgraph.data(caller, markRead, { ids: [id, 'no id'] })
    expect(await unreadOf(daniel)).toBe(1)
  })

  it('are counted up to a hundred', async () => {
    const many = Array.from({ length: 120 }, (_, number) => ({
      ...{ userId: daniel.userId, key: `many ${number}`, kind: 'ASSIGNED', text: 't', about: 'a', path: '/app/home' },
      createdAt: new Date(),
    }))
    await inTenantScope(maya.agencyId, () => Notification.insertMany(many as never))
    expect(await unreadOf(daniel)).toBe(100)
  })

  it('can be marked by a hundred ids at once', async () => {
    const ids = Array.from({ length: 101 }, () => String(new Types.ObjectId()))
    const { extensions } = await subgraph.failure(daniel, markRead, { ids })
    expect(extensions['validationErrors']).toEqual([
      { path: 'ids', message: 'Mark at most 100 notifications at a time, or all of them.' },
    ])
  })

  it('are no one’s for a visitor', async () => {
    for (const document of [list, inbox, markRead]) {
      expect((await subgraph.failure({}, document)).extensions.code).toBe('UNAUTHENTICATED')
    }
  })

  it('are removed by the database after 90 days', async () => {
    const indexes = await mongoose.connection.collection('notifications').indexes()
    expect(indexes).toContainEqual(expect.objectContaining({ key: { createdAt: 1 }, expireAfterSeconds: 7_776_000 }))
  })

  it('leave their words out of the audit log', async () => {
    await giveAndWait('SECRET WORDS', { excerpt: 'SECRET WORDS', about: 'SECRET WORDS' })
    const entries = await mongoose.connection.collection('auditEntries').find({}).toArray()
    const entry = entries.find(({ operation }) => operation === 'consumer:notifications')
    expect(entry).toMatchObject({ userId: maya.userId })
    expect(JSON.stringify(entries)).not.toContain('SECRET WORDS')
  })
})

describe('how a person hears of things', () => {
  const channelsOf = async (caller: object) => {
    const { agencyUser } = await subgraph.data<{
      agencyUser: { preferences: { notifications: { kind: string; channel: string }[] } }
    }>(caller, '{ agencyUser { preferences { notifications { kind channel } } } }')
    return Object.fromEntries(agencyUser.preferences.notifications.map(({ kind, channel }) => [kind, channel]))
  }

  it('is in the product by default, and by email, too, for a loss', async () => {
    expect(await channelsOf(priya)).toEqual({
      ...{ ASSIGNED: 'IN_PRODUCT', COMMENTED: 'IN_PRODUCT', MENTIONED: 'IN_PRODUCT', DUE_TOMORROW: 'IN_PRODUCT' },
      ...{ OVERDUE: 'IN_PRODUCT', RESOLVED: 'IN_PRODUCT', LOSS_REPORTED: 'EMAIL', FOLLOW_UP: 'IN_PRODUCT' },
      INTEGRATION_STOPPED: 'IN_PRODUCT',
    })
  })

  it('is chosen kind by kind, for oneself only, also at once', async () => {
    const choices = [
      { kind: 'ASSIGNED', channel: 'EMAIL' },
      { kind: 'LOSS_REPORTED', channel: 'OFF' },
      { kind: 'MENTIONED', channel: 'EMAIL' },
    ]
    await Promise.all(choices.map(choice => subgraph.data(maya, prefer, { input: { notifications: [choice] } })))
    expect(await channelsOf(maya)).toMatchObject({ ASSIGNED: 'EMAIL', LOSS_REPORTED: 'OFF', MENTIONED: 'EMAIL' })
    expect(await channelsOf(priya)).toMatchObject({ ASSIGNED: 'IN_PRODUCT', LOSS_REPORTED: 'EMAIL' })
    await subgraph.data(maya, prefer, { input: { theme: 'DARK', notifications: null } })
    expect(await channelsOf(maya)).toMatchObject({ ASSIGNED: 'EMAIL' })
  })
})
