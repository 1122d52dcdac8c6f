import { defineTenantModel, emit } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { CertificateDraft } from '../issue/issue-certificate.ts'

export type ReissueState = 'ISSUING' | 'DONE' | 'CANCELED' | 'FAILED'

/** One run: certificates that are issued in place of others, one after the other. */
export interface ReissueRecord {
  _id: Types.ObjectId
  /** Counts what people do and where it ends; progress does not change it, so that someone can cancel meanwhile. */
  version: number
  state: ReissueState
  accountId: Types.ObjectId
  total: number
  issued: number
  failure: string | null
  createdById: string
  createdAt: Date
}

const schema = new Schema<ReissueRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    state: { type: String, required: true, default: 'ISSUING' },
    accountId: { type: Schema.Types.ObjectId, required: true },
    total: { type: Number, required: true },
    issued: { type: Number, required: true, default: 0 },
    failure: { type: String, default: null },
    createdById: { type: String, required: true },
  } as never,
  { timestamps: { createdAt: true, updatedAt: false } },
)
schema.index({ agencyId: 1, accountId: 1, createdAt: 1, _id: 1 })

export const Reissue = defineTenantModel('certificateReissues', schema)

/** Tells open pages, also of progress, which is no version. */
export const tellReissue = (id: unknown, version: number | null): void =>
  emit('CertificateReissueUpdated', { typename: 'CertificateReissue', id: String(id), version, kind: 'UPDATED' })

/** Tells open pages that the account has one run more. */
export const tellNewReissue = (id: unknown): void =>
  emit('CertificateReissueCreated', { typename: 'CertificateReissue', id: String(id), version: 1, kind: 'CREATED' })

/** What is known of a certificate before it is issued, but for what its run says. */
export type ReissueDraft = Omit<
  CertificateDraft,
  'accountId' | 'createdById' | 'reissueId' | 'replacesId' | 'replacesNumber'
>

/** One certificate of a run. */
export interface ReissueItemRecord {
  _id: Types.ObjectId
  reissueId: Types.ObjectId
  /** By the holder's name, from 0. */
  place: number
  holderName: string
  replacedId: Types.ObjectId
  replacedNumber: string
  /** The replaced one again, as long as it is this run's to replace: no other run may have it. */
  takenId?: Types.ObjectId
  /** What was seen when the run began; gone once it is issued, or will not be. */
  draft?: ReissueDraft
  certificateId?: Types.ObjectId
  certificateNumber?: string
  fileId?: string
  fileName?: string
}

const id = Schema.Types.ObjectId
const itemSchema = new Schema<ReissueItemRecord>({
  reissueId: { type: id, required: true },
  place: { type: Number, required: true },
  holderName: { type: String, required: true },
  replacedId: { type: id, required: true },
  replacedNumber: { type: String, required: true },
  takenId: id,
  // The audit trail holds the certificates that become of them; a second copy of each would only be large.
  draft: { type: Schema.Types.Mixed, secret: true, select: false },
  certificateId: id,
  certificateNumber: String,
  fileId: String,
  fileName: String,
} as never)
itemSchema.index({ agencyId: 1, reissueId: 1, place: 1 }, { unique: true })
itemSchema.index({ agencyId: 1, takenId: 1 }, { unique: true, partialFilterExpression: { takenId: { $exists: true } } })

export const ReissueItem = defineTenantModel('certificateReissueItems', itemSchema)
