import { parseInput, type UserCallContext } from '@coverdesk/kit'
import { isValidObjectId } from 'mongoose'
import { z } from 'zod'
import { inboxOf, tellInbox } from './inbox.ts'
import { Notification } from './notification.model.ts'

const maxIds = 100

const readInput = z.object({
  ids: z
    .array(z.string())
    .max(maxIds, { error: `Mark at most ${maxIds} notifications at a time, or all of them.` })
    .nullish(),
})

/** Marks notifications of the caller's as read: those of the ids, or all. @throws VALIDATION_FAILED */
export async function markRead(context: UserCallContext, input: unknown) {
  const { ids } = parseInput(readInput, input)
  const chosen = ids ? { _id: { $in: ids.filter(id => isValidObjectId(id)) } } : {}
  const unread = { ...chosen, userId: context.userId, isRead: false }
  const { modifiedCount } = await Notification.updateMany(unread, { $set: { isRead: true } })
  if (modifiedCount > 0) tellInbox(context.userId)
  return inboxOf(context)
}
