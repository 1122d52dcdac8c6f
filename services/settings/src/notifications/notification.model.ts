import { defineTenantModel, type NoticeKind, noticeKinds } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** What one person was told of. */
export interface NotificationRecord {
  _id: Types.ObjectId
  /** Whose it is. */
  userId: Types.ObjectId
  /** A person has one notification of each key. */
  key: string
  kind: NoticeKind
  text: string
  about: string
  excerpt?: string | null
  path: string
  actorId?: Types.ObjectId | null
  isRead: boolean
  createdAt: Date
}

/** In seconds: 90 days. The database removes what is older by itself. */
const retention = 90 * 24 * 60 * 60

/** The audit log says that someone was notified; what of is between them and the record that it is about. */
const personal = { type: String, secret: true }

const schema = new Schema<NotificationRecord>({
  userId: { type: Schema.Types.ObjectId, required: true },
  key: { type: String, required: true },
  kind: { type: String, enum: noticeKinds, required: true },
  text: { ...personal, required: true },
  about: { ...personal, required: true },
  excerpt: personal,
  path: { type: String, required: true },
  actorId: { type: Schema.Types.ObjectId, default: null },
  isRead: { type: Boolean, default: false },
  createdAt: { type: Date, required: true },
})
schema.index({ agencyId: 1, userId: 1, key: 1 }, { unique: true })
schema.index({ agencyId: 1, userId: 1, createdAt: 1, _id: 1 })
schema.index({ agencyId: 1, userId: 1, isRead: 1, createdAt: 1, _id: 1 })
schema.index({ createdAt: 1 }, { expireAfterSeconds: retention })

/** Without a type of its own: everyone's browser would hear of it. `tellInbox` tells its person's. */
export const Notification = defineTenantModel('notifications', schema)
