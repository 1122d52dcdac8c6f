import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type ArtifactChange, type ArtifactRecord, type ArtifactStep, artifactChangeKinds } from './artifact.model.ts'

/** An artifact as it was before a change. */
export interface ArtifactVersionRecord extends Pick<ArtifactRecord, 'type' | 'title' | 'content'> {
  _id: Types.ObjectId
  artifactId: Types.ObjectId
  version: number
  change: ArtifactChange
  edited: ArtifactStep | null
}

const date = { type: Date, required: true }
const part = (fields: object) => new Schema(fields, { _id: false, id: false })

const schema = new Schema<ArtifactVersionRecord>(
  {
    artifactId: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true },
    type: { type: String, required: true },
    title: { type: String, required: true },
    content: { type: Schema.Types.Mixed, required: true },
    change: {
      type: part({
        kind: { type: String, enum: artifactChangeKinds, required: true },
        userId: { type: String, default: null },
        at: date,
      }),
      required: true,
    },
    edited: { type: part({ userId: { type: String, required: true }, at: date }), default: null },
  } as never,
  { minimize: false },
)
schema.index({ agencyId: 1, artifactId: 1, version: 1 }, { unique: true })

/** Former versions of artifacts; nothing changes or removes them. */
export const ArtifactVersion = defineTenantModel('caraArtifactVersions', schema)
