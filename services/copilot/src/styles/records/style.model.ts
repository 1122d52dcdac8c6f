import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type BaseStyleId, baseStyleIds } from '../designs/base-styles.ts'

/** A PDF that a style puts before or after documents. */
export interface StyleFile {
  id: string
  name: string
  mimeType: string
}

export interface StyleRecord {
  _id: Types.ObjectId
  version: number
  title: string
  description: string
  baseStyleId: BaseStyleId | null
  /** At most one. */
  prefixFiles: StyleFile[]
  /** At most one. */
  suffixFiles: StyleFile[]
  createdBy: string
  creatorName: string
  /** The folded title; lists are sorted by it. */
  sortTitle: string
  /** Folded words of title, description and creator; searches look for their beginnings. */
  words: string[]
  /** A deletion can be undone, so the record and its files stay. */
  deletedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

const file = new Schema<StyleFile>(
  {
    id: { type: String, required: true },
    name: { type: String, required: true },
    mimeType: { type: String, required: true },
  },
  { _id: false, id: false },
)

const schema = new Schema<StyleRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    title: { type: String, required: true },
    description: { type: String, required: true },
    baseStyleId: { type: String, enum: [...baseStyleIds, null], default: null },
    prefixFiles: [file],
    suffixFiles: [file],
    createdBy: { type: String, required: true },
    creatorName: { type: String, default: '' },
    sortTitle: { type: String, required: true },
    words: { type: [String], required: true, select: false },
    deletedAt: { type: Date, default: null },
  } as never,
  { timestamps: true },
)
schema.index({ agencyId: 1, deletedAt: 1, updatedAt: 1, _id: 1 })
schema.index({ agencyId: 1, deletedAt: 1, sortTitle: 1, _id: 1 })
schema.index({ agencyId: 1, words: 1 })

/** A document style that someone at the agency has made; the specification calls it HTML document template. */
export const Style = defineTenantModel('htmlDocumentTemplates', schema, { typename: 'HtmlDocumentTemplate' })
