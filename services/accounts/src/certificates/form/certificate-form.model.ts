import { formPaths, type MappedField, type TakenApart } from '@coverdesk/forms'
import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** The form of an agency: it has one at the most. */
export interface CertificateFormRecord {
  _id: Types.ObjectId
  version: number
  fileName: string
  /** Of the form without its fields. */
  fileId: string
  /** Of the form filled with an invented certificate. */
  previewFileId: string
  pages: TakenApart['pages']
  fields: MappedField[]
  isInUse: boolean
  uploadedAt: Date
  /** An agency user. */
  uploadedById: string
}

const required = { type: String, required: true }

const schema = new Schema<CertificateFormRecord>({
  version: { type: Number, required: true, default: 1 },
  ...formPaths,
  previewFileId: required,
  isInUse: { type: Boolean, required: true },
  uploadedAt: { type: Date, required: true },
  uploadedById: required,
} as never)
schema.index({ agencyId: 1 }, { unique: true })

export const CertificateForm = defineTenantModel('certificateForms', schema, { typename: 'CertificateForm' })

/** The agency's own form; null without one. */
export const currentForm = (): Promise<CertificateFormRecord | null> =>
  CertificateForm.findOne().lean<CertificateFormRecord>().exec()
