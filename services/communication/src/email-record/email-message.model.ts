import { defineTenantModel, type MailReceipt } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import {
  type AttachmentCheck,
  attachmentChecks,
  deliveryStates,
  type MachineMailKind,
  machineMailKinds,
  type ParticipantRole,
  participantRoles,
} from './enumerations.ts'

/** Someone with an address, which is in lower case. */
export interface EmailPerson {
  email: string
  name: string | null
}

export interface EmailAttachment {
  /** Within its mail. */
  id: string
  name: string
  mimeType: string
  /** In bytes. */
  size: number
  /** Null: it was refused. */
  fileId: string | null
  /** As a sentence. */
  refusedBecause: string | null
  /** Null, or missing: it was checked. Else nobody knows yet whether it is good. */
  check?: AttachmentCheck | null
}

/** How a mail that was sent from here gets to its recipients. */
export interface EmailDelivery extends Omit<MailReceipt, 'refused'> {
  /** Of this attempt: a person who sends it again makes another one. */
  id: string
  /** Who pressed Send. */
  userId: string
  at: Date
  /** Missing: it was sent before this was noted. */
  refused?: MailReceipt['refused']
}

export interface EmailMessageRecord {
  _id: Types.ObjectId
  threadId: Types.ObjectId
  /** Its Message-ID with brackets, or one made of its bytes where it has none. */
  messageId: string
  /** The ids of References and In-Reply-To, the oldest first. */
  references: string[]
  subject: string
  from: EmailPerson
  to: EmailPerson[]
  cc: EmailPerson[]
  senderRole: ParticipantRole
  /** Where its author wants answers, in lower case. */
  answerTo: string[]
  sentAt: Date
  /** What is new in it, and its signature: plain text; Markdown where Cara wrote it. */
  body: string
  /** The earlier mails that it repeats. */
  quotedText: string | null
  /** The last lines of `body` that are a signature; empty: none. */
  signature: string
  /** It passes on a mail of someone else, whose words are in `body`, too. */
  isForward: boolean
  attachments: EmailAttachment[]
  /** A preview (`GET /previews/:id`); null: it is plain text. */
  htmlFileId: string | null
  /** The mail as it came, among our files. Null: it was written here. */
  rawFileId: string | null
  machineKind: MachineMailKind | null
  /** What a reader should know, as sentences. */
  notes: string[]
  /** Null: it came in. */
  delivery: EmailDelivery | null
  createdAt: Date
  updatedAt: Date
}

const text = { type: String, default: null }
const required = { type: String, required: true }
const withoutId = { _id: false }
const person = new Schema({ email: required, name: text }, withoutId)
const attachment = new Schema(
  {
    id: required,
    name: required,
    mimeType: required,
    size: { type: Number, required: true },
    fileId: text,
    refusedBecause: text,
    check: { type: String, enum: [...attachmentChecks, null], default: null },
  },
  // `id` is a field of ours.
  { _id: false, id: false },
)
const delivery = new Schema(
  {
    id: required,
    state: { type: String, enum: deliveryStates, required: true },
    userId: required,
    at: { type: Date, required: true },
    sentAt: { type: Date, default: null },
    isBegun: { type: Boolean, required: true, default: false },
    error: text,
    refused: { type: [new Schema({ email: required, reason: required }, withoutId)], default: [] },
  },
  { _id: false, id: false },
)

const schema = new Schema<EmailMessageRecord>(
  {
    threadId: { type: Schema.Types.ObjectId, required: true },
    messageId: required,
    references: { type: [String], required: true, default: [] },
    subject: { type: String, default: '' },
    from: { type: person, required: true },
    to: { type: [person], required: true, default: [] },
    cc: { type: [person], required: true, default: [] },
    senderRole: { type: String, enum: participantRoles, required: true },
    answerTo: { type: [String], required: true, default: [] },
    sentAt: { type: Date, required: true },
    body: { type: String, default: '' },
    quotedText: text,
    signature: { type: String, default: '' },
    isForward: { type: Boolean, required: true, default: false },
    attachments: { type: [attachment], required: true, default: [] },
    htmlFileId: text,
    rawFileId: text,
    machineKind: { type: String, enum: [...machineMailKinds, null], default: null },
    notes: { type: [String], required: true, default: [] },
    delivery: { type: delivery, default: null },
  } as never,
  { timestamps: true },
)
// One mail is one record in each agency, however often it is delivered.
schema.index({ agencyId: 1, messageId: 1 }, { unique: true })
// What comes before the mail that it answers, or answers one that was never here, finds its thread by these.
schema.index({ agencyId: 1, references: 1 })
schema.index({ agencyId: 1, threadId: 1, sentAt: 1, _id: 1 })

/** A mail of a thread. */
export const EmailMessage = defineTenantModel('emailMessages', schema)
