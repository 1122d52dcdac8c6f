import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export interface ServiceRequestCommentRecord {
  _id: Types.ObjectId
  requestId: Types.ObjectId
  content: string
  agencyUserId: string
  /** Colleagues whom it mentions. */
  mentionIds: string[]
  createdAt: Date
}

const schema = new Schema<ServiceRequestCommentRecord>(
  {
    requestId: { type: Schema.Types.ObjectId, required: true },
    content: { type: String, required: true },
    agencyUserId: { type: String, required: true },
    mentionIds: [String],
  },
  { timestamps: { createdAt: true, updatedAt: false } },
)
schema.index({ agencyId: 1, requestId: 1, createdAt: 1, _id: 1 })

/** What someone at the agency wrote about a request. The client never sees it. */
export const ServiceRequestComment = defineTenantModel('serviceRequestComments', schema, {
  typename: 'ServiceRequestComment',
})
