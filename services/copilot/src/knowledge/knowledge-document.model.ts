import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export interface StoredFile {
  fileId: string
  name: string
  mimeType: string
  size: number
}

export interface FormerFile extends StoredFile {
  replacedAt: Date
  replacedBy: string
}

export type KnowledgeDocumentKind = 'FILE' | 'TEXT'

export interface KnowledgeDocumentRecord {
  _id: Types.ObjectId
  version: number
  kind: KnowledgeDocumentKind
  title: string
  /** Of a file. */
  file: StoredFile | null
  /** Of a text document, as Markdown. */
  content: string | null
  formerFiles: FormerFile[]
  createdBy: string
  creatorName: string
  /** What Cara reads of it: `sourceId` of its ReadDocument. */
  sourceId: string
  /** The state of reading, as lists filter by it. */
  status: 'COMPLETED' | 'FAILED' | 'INDEXING' | 'UNKNOWN'
  /** The folded title; lists are sorted by it. */
  sortTitle: string
  /** The folded title and creator; searches look for parts of it. */
  searched: string
  createdAt: Date
  updatedAt: Date
}

const file = {
  fileId: { type: String, required: true },
  name: { type: String, required: true },
  mimeType: { type: String, required: true },
  size: { type: Number, required: true },
}

const schema = new Schema<KnowledgeDocumentRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    kind: { type: String, enum: ['FILE', 'TEXT'], required: true },
    title: { type: String, required: true },
    file: { type: new Schema(file, { _id: false, id: false }), default: null },
    content: { type: String, default: null },
    formerFiles: [
      new Schema(
        { ...file, replacedAt: { type: Date, required: true }, replacedBy: { type: String, required: true } },
        { _id: false, id: false },
      ),
    ],
    createdBy: { type: String, required: true },
    creatorName: { type: String, default: '' },
    sourceId: { type: String, required: true },
    status: { type: String, enum: ['COMPLETED', 'FAILED', 'INDEXING', 'UNKNOWN'], required: true, default: 'UNKNOWN' },
    sortTitle: { type: String, required: true },
    searched: { type: String, required: true },
  } as never,
  { timestamps: true },
)
schema.index({ agencyId: 1, createdAt: 1, _id: 1 })
schema.index({ agencyId: 1, sortTitle: 1, _id: 1 })
schema.index({ agencyId: 1, sourceId: 1 })
schema.index({ agencyId: 1, status: 1 })
schema.index({ agencyId: 1, createdBy: 1 })

/** A document of the agency's knowledge base. */
export const KnowledgeDocument = defineTenantModel('knowledgeBaseDocuments', schema, {
  typename: 'KnowledgeBaseDocument',
})
