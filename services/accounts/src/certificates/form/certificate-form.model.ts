import { alignments, type FieldMapping, type FormField, fieldKinds, matches, type TakenApart } from '@coverdesk/forms'
import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export type MappedField = FormField & FieldMapping

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
const number = { type: Number, required: true }
const part = { _id: false, id: false }

const place = new Schema({ page: number, x: number, y: number, width: number, height: number, turn: number }, part)
const field = new Schema(
  {
    name: required,
    kind: { type: String, enum: fieldKinds, required: true },
    source: { type: String, default: null },
    matchedBy: { type: String, enum: [...matches, null], default: null },
    // What the file says of a field never changes; the audit trail would only be long.
    tooltip: { type: String, default: null, secret: true },
    maxLength: { type: Number, default: null, secret: true },
    isMultiline: { type: Boolean, required: true, secret: true },
    isComb: { type: Boolean, required: true, secret: true },
    fontSize: { type: Number, required: true, secret: true },
    align: { type: String, enum: alignments, required: true, secret: true },
    places: { type: [place], required: true, secret: true },
  } as never,
  part,
)

const schema = new Schema<CertificateFormRecord>({
  version: { type: Number, required: true, default: 1 },
  ...{ fileName: required, fileId: required, previewFileId: required },
  pages: { type: [new Schema({ width: number, height: number }, part)], required: true },
  fields: { type: [field], required: true },
  isInUse: { type: Boolean, required: true },
  uploadedAt: { type: Date, required: true },
  uploadedById: required,
} as never)
schema.index({ agencyId: 1 }, { unique: true })

export const CertificateForm = defineTenantModel('certificateForms', schema, { typename: 'CertificateForm' })

/** The agency's own form; null without one. */
export const currentForm = (): Promise<CertificateFormRecord | null> =>
  CertificateForm.findOne().lean<CertificateFormRecord>().exec()
