import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export const saveTargets = ['POLICY', 'SERVICE_REQUEST'] as const
export type SaveTarget = (typeof saveTargets)[number]

const saveStates = ['SAVING', 'SAVED', 'FAILED'] as const

/** A document of Cara that someone keeps with a record of another area. */
export interface ArtifactSaveRecord {
  _id: Types.ObjectId
  artifactId: Types.ObjectId
  /** Exactly this text is kept. */
  artifactVersion: number
  target: SaveTarget
  recordId: string
  recordName: string
  /** Of a document of a policy; else null. */
  documentType: string | null
  isVisible: boolean
  styleId: string | null
  state: (typeof saveStates)[number]
  /** How often someone has asked for it: each time has a key of its own. */
  attempt: number
  /** The receipt: the file that the other area is given, however often the job runs. Null until it is made. */
  file: { id: string; name: string } | null
  failure: string | null
  userId: string
  at: Date
}

const required = { type: String, required: true }
const number = { type: Number, required: true }
const text = { type: String, default: null }

const schema = new Schema<ArtifactSaveRecord>({
  artifactId: { type: Schema.Types.ObjectId, required: true },
  artifactVersion: number,
  target: { ...required, enum: saveTargets },
  recordId: required,
  recordName: required,
  documentType: text,
  isVisible: { type: Boolean, required: true },
  styleId: text,
  state: { ...required, enum: saveStates },
  attempt: number,
  file: { type: new Schema({ id: required, name: required }, { _id: false, id: false }), default: null },
  failure: text,
  userId: required,
  at: { type: Date, required: true },
} as never)
schema.index({ agencyId: 1, artifactId: 1, artifactVersion: 1, target: 1, recordId: 1 }, { unique: true })
schema.index({ agencyId: 1, 'file.id': 1 })

/** Where documents of Cara are kept; every change of it is audited. */
export const ArtifactSave = defineTenantModel('caraArtifactSaves', schema, { typename: 'CaraArtifactSave' })
