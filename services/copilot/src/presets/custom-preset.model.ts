import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export interface CustomPresetRecord {
  _id: Types.ObjectId
  version: number
  title: string
  description: string
  /** Instructions that Cara gets before the message of a workspace. */
  basePrompt: string
  allowFileUpload: boolean
  createdBy: string
  creatorName: string
  /** The folded title; lists are sorted by it. */
  sortTitle: string
  /** Folded words of title, description and creator; searches look for their beginnings. */
  words: string[]
  /** Workspaces made from it still name it, and its deletion can be undone. */
  deletedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

const schema = new Schema<CustomPresetRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    title: { type: String, required: true },
    description: { type: String, required: true },
    basePrompt: { type: String, required: true },
    allowFileUpload: { type: Boolean, required: true, default: true },
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
schema.index({ agencyId: 1, createdBy: 1 })

/** A template for workspaces that someone at the agency has written. */
export const CustomPreset = defineTenantModel('customPresets', schema, { typename: 'CustomPreset' })
