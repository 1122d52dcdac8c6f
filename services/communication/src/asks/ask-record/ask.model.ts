import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type AskType, askTypes } from '../classifier/ask-types.ts'
import type { AskFields } from '../fields/ask-fields.ts'

/** Where something was asked for. */
export const askSources = ['CALL', 'EMAIL_THREAD'] as const
export type AskSource = (typeof askSources)[number]

export const askStates = ['OPENED', 'SUGGESTED', 'DISMISSED'] as const
export type AskState = (typeof askStates)[number]

export interface AskRecord {
  _id: Types.ObjectId
  source: AskSource
  /** Of the call or the thread. */
  sourceId: string
  /** Of the mail; null: of a call. */
  messageId: string | null
  /** Its place among those of its call or thread. */
  place: number
  /** Who asks: an address or a number. */
  client: string | null
  type: AskType
  sentence: string
  /** The folded sentence: the same words ask once. */
  sentenceKey: string
  /** 0 to 1. */
  confidence: number
  /** What the words say of it, for the request. */
  fields: AskFields
  state: AskState
  /** Who decided to open it; null: it was certain enough. */
  openedBy: string | null
  serviceRequestId: string | null
  createdAt: Date
}

const required = { type: String, required: true }
const text = { type: String, default: null }

const schema = new Schema<AskRecord>(
  {
    source: { type: String, enum: askSources, required: true },
    sourceId: required,
    messageId: text,
    place: { type: Number, required: true },
    client: text,
    type: { type: String, enum: askTypes, required: true },
    sentence: required,
    sentenceKey: required,
    confidence: { type: Number, required: true },
    fields: { type: Schema.Types.Mixed, required: true },
    state: { type: String, enum: askStates, required: true },
    openedBy: text,
    serviceRequestId: text,
  } as never,
  { timestamps: true, minimize: false },
)
schema.index({ agencyId: 1, source: 1, sourceId: 1, sentenceKey: 1 }, { unique: true })
schema.index({ agencyId: 1, source: 1, sourceId: 1, place: 1 })
schema.index({ agencyId: 1, client: 1, sentenceKey: 1 })

/** Something that a client asks for in a call or a thread. */
export const Ask = defineTenantModel('asks', schema)
