import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** The last day on which people were notified of due dates. It has the id of its agency: there is one of each. */
export interface DueNoticeDayRecord {
  _id: Types.ObjectId
  /** Such as `2026-12-01`. */
  day: string
}

const schema = new Schema<DueNoticeDayRecord>({ day: { type: String, required: true } })

export const DueNoticeDay = defineTenantModel('serviceRequestDueNoticeDays', schema)
