import { type CallContext, findPage, forUser, loadById, type PageArguments, type SubgraphModule } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { AgencyUser } from '../models/agency-user.model.ts'
import { inboxOf } from './inbox.ts'
import { markRead } from './mark-read.ts'
import typeDefs from './notification.graphql'
import { Notification, type NotificationRecord } from './notification.model.ts'

interface ListArguments extends PageArguments {
  filter?: { isUnread?: boolean | null } | null
}

export const notifications: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      notifications: forUser((_, { filter, ...page }: ListArguments, { userId }) => {
        const isUnread = filter?.isUnread ?? undefined
        const wanted = { userId: new Types.ObjectId(userId), ...(isUnread !== undefined && { isRead: !isUnread }) }
        return findPage(Notification, wanted, { field: 'createdAt', direction: -1 }, page)
      }),
      notificationInbox: forUser((_, __, context) => inboxOf(context)),
    },
    Mutation: {
      markNotificationsRead: forUser((_, input: { ids?: string[] | null }, context) => markRead(context, input)),
    },
    Notification: {
      id: ({ _id }: NotificationRecord) => String(_id),
      actor: ({ actorId }: NotificationRecord, _: unknown, context: CallContext) =>
        actorId ? loadById(context, AgencyUser, String(actorId)) : null,
    },
  },
}
