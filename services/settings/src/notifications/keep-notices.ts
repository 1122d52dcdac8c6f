import { type ConsumerDefinition, enqueue, type Notice, noticeEvent, type OutboxEvent } from '@coverdesk/kit'
import { isValidObjectId, Types } from 'mongoose'
import { AgencyUser, type AgencyUserRecord } from '../models/agency-user.model.ts'
import { channelOf } from '../preferences/notification-channels.ts'
import { tellInbox } from './inbox.ts'
import { Notification } from './notification.model.ts'
import { notificationMailJob } from './notification-mail.ts'

/** Makes a notification of each notice for each person whom it is for, as they have chosen to hear of it. */
export const keepNotices: ConsumerDefinition = {
  name: 'notifications',
  types: [noticeEvent],
  async handle(event) {
    if (!event.notice) return
    const { notice } = event
    const key = notice.key ?? String(event._id)
    for (const person of await peopleOf(event, notice)) {
      const channel = channelOf(person.preferences?.notifications, notice.kind)
      if (channel === 'OFF' || (await Notification.exists({ userId: person._id, key }))) continue
      const id = await keep(event, notice, person._id, key)
      tellInbox(String(person._id))
      if (channel === 'EMAIL') await enqueue(notificationMailJob, { notificationId: id }, { key: id })
    }
  },
}

/** Active users of the agency, but never who did it. */
function peopleOf({ agencyId, userId }: OutboxEvent, { to }: Notice): Promise<AgencyUserRecord[]> {
  const named = to === 'EVERYONE' ? {} : { $in: to.filter(id => isValidObjectId(id)) }
  const _id = { ...named, $nin: isPerson(userId) ? [userId] : [] }
  return AgencyUser.find({ agencyId, state: 'ACTIVE', _id }).sort({ _id: 1 }).lean()
}

/** The product itself (`system:…`) has no id of a user. */
const isPerson = (userId: string | null): userId is string => userId !== null && isValidObjectId(userId)

async function keep(event: OutboxEvent, notice: Notice, userId: Types.ObjectId, key: string): Promise<string> {
  const { kind, text, about, path, excerpt = null } = notice
  const actorId = isPerson(event.userId) ? new Types.ObjectId(event.userId) : null
  const createdAt = event.at
  const kept = await Notification.insertOne({ userId, key, kind, text, about, path, excerpt, actorId, createdAt })
  return String(kept._id)
}
