import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type SchemaDefinition, type Types } from 'mongoose'
import { insuranceTypes } from '../../applications/application.ts'
import { type CertificateFinding, type CertificateSnapshot, findingKinds } from './certificate-snapshot.ts'

/** No one changes what it says; a second version tells that another one was issued in its place. */
export interface CertificateRecord extends CertificateSnapshot {
  _id: Types.ObjectId
  accountId: Types.ObjectId
  version: number
  /** Who it is for, in the holder book; unknown of those that were issued before there was one, until it is looked up. */
  holderId?: Types.ObjectId
  /** The run that issued it, and what it was issued in place of. */
  reissueId?: Types.ObjectId
  replacesId?: Types.ObjectId
  replacesNumber?: string
  /** What was issued in its place. */
  replacedById?: Types.ObjectId
  replacedByNumber?: string
  /** Until when the holder relies on it, a day. */
  neededUntil: string
  /** Those that it was issued in spite of. */
  findings: CertificateFinding[]
  overrideReason: string | null
  /** Those that were issued before there was a choice have our own. */
  rendering?: 'LAYOUT' | 'AGENCY_FORM'
  fileId: string
  fileName: string
  /** An agency user. */
  createdById: string
  createdAt: Date
}

const part = (fields: SchemaDefinition) => new Schema(fields, { _id: false, id: false })
const required = { type: String, required: true }

const address = part({ line1: String, line2: String, city: String, zone: String, postalCode: String })
const line = part({
  policyId: required,
  type: { type: String, enum: insuranceTypes, required: true },
  insurerLetter: String,
  insurerName: String,
  policyNumber: String,
  inforceAt: String,
  expiresAt: String,
  limits: [part({ label: required, amount: { type: Number, required: true } })],
  additionalInsured: { type: Boolean, required: true },
  waiverOfSubrogation: Boolean,
  primaryNonContributory: Boolean,
})
const finding = part({
  kind: { type: String, enum: findingKinds, required: true },
  message: required,
  policyId: String,
  source: required,
})

const schema = new Schema<CertificateRecord>(
  {
    accountId: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true, default: 1 },
    holderId: Schema.Types.ObjectId,
    reissueId: Schema.Types.ObjectId,
    replacesId: Schema.Types.ObjectId,
    replacesNumber: String,
    replacedById: Schema.Types.ObjectId,
    replacedByNumber: String,
    certificateNumber: required,
    issuedOn: required,
    issuedBy: required,
    producer: required,
    producerProfile: part({ address, phone: String, licenseNumber: String }),
    insured: { type: part({ name: required, address }), required: true },
    holder: { type: part({ name: required, address: { type: address, required: true } }), required: true },
    additionalInsured: { type: Boolean, required: true },
    descriptionOfOperations: { type: String, default: null },
    lines: { type: [line], required: true },
    neededUntil: required,
    findings: { type: [finding], required: true },
    overrideReason: { type: String, default: null },
    rendering: String,
    fileId: required,
    fileName: required,
    createdById: required,
  } as never,
  { timestamps: { createdAt: true, updatedAt: false } },
)
schema.index({ agencyId: 1, accountId: 1, createdAt: 1, _id: 1 })
schema.index({ agencyId: 1, certificateNumber: 1 }, { unique: true })
schema.index({ agencyId: 1, holderId: 1, createdAt: 1, _id: 1 })
schema.index({ agencyId: 1, 'lines.policyId': 1 })
// However often a run is taken up again, it issues one in place of each.
schema.index(
  { agencyId: 1, reissueId: 1, replacesId: 1 },
  { unique: true, partialFilterExpression: { reissueId: { $exists: true } } },
)

export const Certificate = defineTenantModel('certificates', schema, { typename: 'CertificateOfLiabilityInsurance' })
