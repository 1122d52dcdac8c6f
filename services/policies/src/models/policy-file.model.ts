import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** Those that a person may upload; the others come from elsewhere. */
export const uploadTypes = [
  'BINDER',
  'ENDORSEMENT',
  'LOST_POLICY_RELEASE',
  'POLICY_DOCUMENT',
  'QUOTE_DOCUMENT',
] as const
const otherTypes = ['APPLICATION_FORM', 'CERTIFICATE', 'INVOICE', 'NOTICE_OF_CANCELLATION', 'OTHER'] as const

export const policyDocumentTypes = [...uploadTypes, ...otherTypes] as const

export type PolicyDocumentType = (typeof policyDocumentTypes)[number]

/** Documents of these types are for the client, too, unless someone says otherwise. */
export const visibleTypes: readonly PolicyDocumentType[] = ['BINDER', 'ENDORSEMENT', 'POLICY_DOCUMENT']

/** A document of a policy, and the file that it is. */
export interface PolicyFileRecord {
  _id: Types.ObjectId
  policyId: Types.ObjectId
  fileId: string
  name: string
  mimeType: string
  /** In bytes. */
  size: number
  type: PolicyDocumentType
  notes: string | null
  visible: boolean
  createdAt: Date
}

const schema = new Schema<PolicyFileRecord>(
  {
    policyId: { type: Schema.Types.ObjectId, required: true },
    fileId: { type: String, required: true },
    name: { type: String, required: true },
    mimeType: { type: String, required: true },
    size: { type: Number, required: true },
    type: { type: String, enum: policyDocumentTypes, required: true },
    notes: { type: String, default: null },
    visible: { type: Boolean, required: true },
  } as never,
  { timestamps: { createdAt: true, updatedAt: false } },
)
schema.index({ agencyId: 1, policyId: 1, createdAt: -1, _id: -1 })

export const PolicyFile = defineTenantModel('policyFiles', schema, { typename: 'PolicyFile' })
