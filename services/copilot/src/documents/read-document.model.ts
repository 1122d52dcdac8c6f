import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export const readingStates = ['QUEUED', 'READING', 'COMPLETED', 'FAILED'] as const
export type ReadingState = (typeof readingStates)[number]

/** Why a document could not be read. */
export const failureKinds = [
  'DAMAGED',
  'EMPTY',
  'OUT_OF_TIME',
  'PASSWORD_NEEDED',
  'TOO_LARGE',
  'UNREADABLE',
  'UNSUPPORTED',
] as const
export type FailureKind = (typeof failureKinds)[number]

/** Where a document belongs: `knowledge`, `policy:<id>`, `request:<id>`, `workspace:<id>`. Searches name scopes. */
export type ScopeKey = string

export interface ReadDocumentRecord {
  _id: Types.ObjectId
  /** The file, or `text:<id>` of a text document: unique in the agency. */
  sourceId: string
  name: string
  mimeType: string
  scopes: ScopeKey[]
  state: ReadingState
  /** The last page that is read and indexed. */
  pagesRead: number
  /** Null until they are counted. */
  pageCount: number | null
  /** Pages that could not be read; the others are. */
  unreadPages: number[]
  failure: { kind: FailureKind; message: string } | null
  /** What the document is called on its first page, and its first sentences. */
  title: string | null
  summary: string | null
  /** What it is for, as its kind says. */
  purpose: string | null
  /** Counts readings: a job of an earlier one stops. */
  reading: number
  /** Why nobody knows what it states, as a sentence: its pages are read, but its facts weren't looked for to the end. */
  factsFailure: string | null
  /** By which rules its facts were found; null until they were looked for. */
  extraction: number | null
  startedAt: Date | null
  completedAt: Date | null
}

const text = { type: String, default: null }

const schema = new Schema<ReadDocumentRecord>(
  {
    sourceId: { type: String, required: true },
    name: { type: String, required: true },
    mimeType: { type: String, required: true },
    scopes: { type: [String], required: true },
    state: { type: String, enum: readingStates, required: true },
    pagesRead: { type: Number, required: true, default: 0 },
    pageCount: { type: Number, default: null },
    unreadPages: { type: [Number], default: [] },
    failure: {
      type: new Schema(
        { kind: { type: String, enum: failureKinds, required: true }, message: { type: String, required: true } },
        { _id: false },
      ),
      default: null,
    },
    title: text,
    summary: text,
    purpose: text,
    reading: { type: Number, required: true, default: 1 },
    factsFailure: text,
    extraction: { type: Number, default: null },
    startedAt: { type: Date, default: null },
    completedAt: { type: Date, default: null },
  } as never,
  { timestamps: true },
)
schema.index({ agencyId: 1, sourceId: 1 }, { unique: true })
schema.index({ agencyId: 1, scopes: 1 })
schema.index({ agencyId: 1, state: 1, extraction: 1 })

/** How far Cara is with reading a document, and what she found it to be. */
export const ReadDocument = defineTenantModel('readDocuments', schema)
