import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** A mail that was acknowledged. */
export interface IncomingMailRecord {
  _id: Types.ObjectId
  /** The agency's address that it came to, in lower case, without the token. */
  agencyAddress: string
  /** Of the thread whose address it came to. */
  token: string | null
  /** Empty: no one is to be told of a failure, as with a bounce; null: it is not known. */
  returnPath: string | null
  /** The mail as it came, among our files. */
  rawFileId: string
  /** Of the raw mail: a sender who has not heard us sends the same bytes again. */
  sha256: string
  receivedAt: Date
  /** Null: it is still to be read. */
  messageId: Types.ObjectId | null
}

const required = { type: String, required: true }

const schema = new Schema<IncomingMailRecord>({
  agencyAddress: required,
  token: { type: String, default: null },
  returnPath: { type: String, default: null },
  rawFileId: required,
  sha256: required,
  receivedAt: { type: Date, required: true },
  messageId: { type: Schema.Types.ObjectId, default: null },
} as never)
schema.index({ agencyId: 1, sha256: 1 }, { unique: true })

/** Every mail that was acknowledged. What people see is made of it: the thread and its mails. */
export const IncomingMail = defineTenantModel('incomingMails', schema)
