import { inTenantScope, type Notice, noticeEvent } from '@coverdesk/kit'
import { type MailSink, runJob, sharedDatabase, startMailSink } from '@coverdesk/kit/testing'
import mongoose, { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { daniel, maya, priya, useSettingsSubgraph, walter } from '../testing/settings-subgraph.ts'
import { Notification } from './notification.model.ts'
import { mailFor, notificationMail } from './notification-mail.ts'

let sink: MailSink
beforeAll(async () => {
  sink = await startMailSink()
})
afterAll(() => sink.close())
const subgraph = useSettingsSubgraph(() => ({ SMTP_URL: sink.url, PUBLIC_URL: 'https://desk.example' }))
beforeEach(() => {
  sink.mails.length = 0
})

const jobs = () => mongoose.connection.collection('jobs')

async function give(changes: Partial<Notice>) {
  const notice: Notice = {
    kind: 'LOSS_REPORTED',
    to: [daniel.userId],
    text: 'reported a loss',
    about: 'Bayview · Claim',
    path: '/app/servicing/42',
    ...changes,
  }
  const _id = new Types.ObjectId()
  await sharedDatabase('events')
    .collection('outbox')
    .insertOne({
      ...{
        _id,
        agencyId: maya.agencyId,
        subgraph: 'servicing',
        type: noticeEvent,
        typename: 'Notice',
        id: String(_id),
      },
      ...{ version: null, kind: 'CREATED', at: new Date(), requestId: 'request-1', userId: maya.userId, notice },
    })
  await vi.waitFor(
    async () => expect(await mongoose.connection.collection('handledEvents').findOne({ eventId: _id })).not.toBeNull(),
    { timeout: 15_000, interval: 30 },
  )
}
const done = (count: number) =>
  vi.waitFor(
    async () => expect(await jobs().countDocuments({ name: 'notification-mail', state: 'DONE' })).toBe(count),
    {
      timeout: 10_000,
    },
  )

const stored = async (userId: string, changes: object = {}) => {
  const notification = await inTenantScope(maya.agencyId, () =>
    Notification.insertOne({
      ...{
        userId: new Types.ObjectId(userId),
        key: String(new Types.ObjectId()),
        kind: 'ASSIGNED',
        text: 'Due',
        about: 'Bayview',
      },
      ...{ path: '/app/servicing/42', createdAt: new Date(), ...changes },
    }),
  )
  return { notificationId: String(notification._id) }
}

describe('a notification by email', () => {
  it('goes to who wants it so, once, with who did it and where it leads', async () => {
    await give({ to: [daniel.userId, priya.userId], excerpt: 'The hull is <open>' })
    await done(2)
    expect(sink.mails).toHaveLength(2)
    const mail = sink.mails.find(text => text.includes('daniel.okonkwo')) ?? ''
    const notification = await inTenantScope(maya.agencyId, () =>
      Notification.findOne({ userId: daniel.userId }).lean(),
    )
    const plain = mail.replaceAll('\r\n', '\n').replaceAll('=\n', '')
    expect(plain).toContain('Subject: Maya Reyes reported a loss\n')
    expect(plain).toContain(`Message-ID: <notification-${notification?._id}@desk.example>`)
    expect(plain).toContain('https://desk.example/app/servicing/42')
    expect(plain).toContain('The hull is &lt;open>')
  })

  it('is none for a kind that stays in the product', async () => {
    const before = await jobs().countDocuments({ name: 'notification-mail' })
    await give({ kind: 'ASSIGNED' })
    expect(await jobs().countDocuments({ name: 'notification-mail' })).toBe(before)
  })

  it('is not sent for what was read already, to the disabled, or for what is gone', async () => {
    await runJob(notificationMail, await stored(daniel.userId, { isRead: true }), maya.agencyId)
    await runJob(notificationMail, await stored(walter.userId), maya.agencyId)
    await runJob(notificationMail, { notificationId: String(new Types.ObjectId()) }, maya.agencyId)
    expect(sink.mails).toEqual([])
    await runJob(notificationMail, await stored(daniel.userId), maya.agencyId)
    expect(sink.mails).toHaveLength(1)
    expect(await subgraph.data(daniel, '{ agencyUser { id } }')).toBeTruthy()
  })
})

it('a mail of the product itself begins as a sentence, and says where to turn it off', () => {
  const notification = { _id: new Types.ObjectId(), text: 'request is due\ntomorrow', about: 'Bayview', path: '/app/x' }
  const { subject, text } = mailFor(notification, 'd@x.example', undefined, 'https://desk.example')
  expect(subject).toBe('Request is due tomorrow')
  expect(text).toBe(
    `Request is due tomorrow.\n\nBayview\n\nOpen in Coverdesk: https://desk.example/app/x\n\nYou can choose what we email you in Coverdesk under Settings → Notifications.\n\nhttps://desk.example/app/settings/notifications\n`,
  )
})
