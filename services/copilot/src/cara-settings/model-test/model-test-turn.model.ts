import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** How often an agency has tested models lately. It has the id of its agency. */
export interface ModelTestTurns {
  _id: Types.ObjectId
  since: Date
  count: number
}

const schema = new Schema<ModelTestTurns>({
  since: { type: Date, required: true },
  count: { type: Number, required: true },
} as never)

export const ModelTestTurn = defineTenantModel('caraModelTests', schema, { isDerived: true })
