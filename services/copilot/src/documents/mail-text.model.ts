import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export interface MailTextRecord {
  _id: Types.ObjectId
  /** What Cara reads of it: `sourceId` of its ReadDocument. */
  sourceId: string
  workspaceId: string
  /** Of the mail in its thread. */
  mailId: string
  /** Who wrote it, its subject, and its new words. */
  content: string
}

const required = { type: String, required: true }

const schema = new Schema<MailTextRecord>(
  { sourceId: required, workspaceId: required, mailId: required, content: required } as never,
  { timestamps: true },
)
schema.index({ agencyId: 1, sourceId: 1 }, { unique: true })
schema.index({ agencyId: 1, workspaceId: 1, mailId: 1 }, { unique: true })

/** A mail of a client as a document of a workspace, so that a draft of a reply can quote it. */
export const MailText = defineTenantModel('caraMailTexts', schema)
