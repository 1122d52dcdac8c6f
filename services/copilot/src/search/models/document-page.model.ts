import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { Page } from '../../reading/page.ts'

/** A page of a file as it was read. */
export interface DocumentPageRecord {
  _id: Types.ObjectId
  fileId: string
  number: number
  label: string | null
  size: Page['size']
  method: Page['method']
  text: string
  /** See `packWords`. */
  words: Buffer
  /** Compressed JSON. */
  blocks: Buffer
}

const size = new Schema({ width: Number, height: Number }, { _id: false })
const schema = new Schema<DocumentPageRecord>({
  fileId: { type: String, required: true },
  number: { type: Number, required: true },
  label: { type: String, default: null },
  size: { type: size, default: null },
  method: { type: String, required: true },
  text: String,
  words: { type: Buffer, required: true },
  blocks: { type: Buffer, required: true },
} as never)
schema.index({ agencyId: 1, fileId: 1, number: 1 }, { unique: true })

export const DocumentPage = defineTenantModel('documentPages', schema, { isDerived: true })
