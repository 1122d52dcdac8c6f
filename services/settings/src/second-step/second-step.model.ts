import { defineTenantModel, sealed } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export interface SecondStepRecord {
  _id: Types.ObjectId
  agencyId: Types.ObjectId
  userId: string
  /** What the authenticator app knows; read only when it is named. */
  sealedSecret: string
  /** Null until a code of the app has proved that it was set up. */
  confirmedAt: Date | null
  /** The half minute of the last code that was taken; it and those before are used up. */
  lastCounter: number | null
  recoveryDigests: string[]
  /** Wrong codes in a row. */
  failures: number
  /** Since the mailed code. */
  triesLeft: number
  coolOffUntil: Date | null
}

const schema = new Schema<SecondStepRecord>({
  userId: { type: String, required: true },
  sealedSecret: sealed(),
  confirmedAt: { type: Date, default: null },
  lastCounter: { type: Number, default: null, secret: true } as never,
  recoveryDigests: { type: [String], default: [], secret: true } as never,
  failures: { type: Number, default: 0 },
  triesLeft: { type: Number, default: 0 },
  coolOffUntil: { type: Date, default: null },
})
schema.index({ agencyId: 1, userId: 1 }, { unique: true })

/** The authenticator app of a user: one each. */
export const SecondStep = defineTenantModel('secondSteps', schema)
