import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { CertificateFormRecord } from './certificate-form.model.ts'

/** A form that was deleted, with all that it takes to bring it back. Its files wait where they are. */
export interface DeletedFormRecord {
  /** The form's. */
  _id: Types.ObjectId
  form: CertificateFormRecord
  deletedAt: Date
  deletedById: string
  purgedAt: Date
}

const schema = new Schema<DeletedFormRecord>({
  // Read only when it comes back; the audit entry of the deletion holds the record already.
  form: { type: Schema.Types.Mixed, required: true, secret: true, select: false },
  deletedAt: { type: Date, required: true },
  deletedById: { type: String, required: true },
  purgedAt: { type: Date, required: true },
} as never)
schema.index({ agencyId: 1, purgedAt: 1 })

export const DeletedForm = defineTenantModel('deletedCertificateForms', schema)
