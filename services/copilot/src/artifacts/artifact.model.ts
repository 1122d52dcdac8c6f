import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { Draft } from '../tools/tool.ts'

/** Who did something, and when. */
export interface ArtifactStep {
  userId: string
  at: Date
}

export const artifactChangeKinds = [
  'DRAFTED',
  'EDITED',
  'REVIEWED',
  'REOPENED',
  'RESTORED',
  'SENT',
  'MARKED_SENT',
] as const

/** What made a version. */
export interface ArtifactChange {
  kind: (typeof artifactChangeKinds)[number]
  /** Null: Cara. */
  userId: string | null
  at: Date
}

export const deliveryStates = ['SENDING', 'SENT', 'FAILED', 'UNKNOWN'] as const

/** An email that someone has sent off. UNKNOWN: it may have gone out; only people can find out. */
export interface ArtifactDelivery {
  id: string
  state: (typeof deliveryStates)[number]
  to: string
  userId: string
  /** When it was sent off. */
  at: Date
  sentAt: Date | null
  /** Who found out that it was sent, where no one knew; null: the mail server took it. */
  confirmedBy?: string | null
  /** The receipt: written before the mail server is asked. Whoever finds it doesn’t ask again. */
  isBegun: boolean
}

export interface ArtifactRecord extends Draft {
  _id: Types.ObjectId
  version: number
  workspaceId: Types.ObjectId
  /** From 1, without gaps. */
  number: number
  runId: Types.ObjectId
  /** The call that drafted it: it drafts once. */
  callId: string
  createdAt: Date
  /** What made this version; null: Cara’s draft. */
  change: ArtifactChange | null
  /** The last edit of its text by a person; null: the text is Cara’s. */
  edited: ArtifactStep | null
  /** Of exactly this text; null: it is a draft. */
  review: ArtifactStep | null
  /** The last time that it was sent off. */
  delivery: ArtifactDelivery | null
}

const required = { type: String, required: true }
const date = { type: Date, required: true }
const part = (fields: object) => ({ type: new Schema(fields, { _id: false, id: false }), default: null })

const schema = new Schema<ArtifactRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    workspaceId: { type: Schema.Types.ObjectId, required: true },
    number: { type: Number, required: true },
    runId: { type: Schema.Types.ObjectId, required: true },
    callId: required,
    type: { type: String, enum: ['DOCUMENT', 'EMAIL', 'HTML_DOCUMENT'], required: true },
    title: required,
    content: { type: Schema.Types.Mixed, required: true },
    createdAt: date,
    change: part({
      kind: { ...required, enum: artifactChangeKinds },
      userId: { type: String, default: null },
      at: date,
    }),
    edited: part({ userId: required, at: date }),
    review: part({ userId: required, at: date }),
    delivery: part({
      ...{ id: required, state: { ...required, enum: deliveryStates }, to: required, userId: required, at: date },
      ...{ confirmedBy: { type: String, default: null } },
      ...{ sentAt: { type: Date, default: null }, isBegun: { type: Boolean, required: true } },
    }),
  } as never,
  { minimize: false },
)
schema.index({ agencyId: 1, workspaceId: 1, number: 1 }, { unique: true })
schema.index({ agencyId: 1, runId: 1, callId: 1 }, { unique: true })

/** What Cara has drafted in a workspace, as people have left it. */
export const Artifact = defineTenantModel('caraArtifacts', schema, { typename: 'CaraArtifact' })
