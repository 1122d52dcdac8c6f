import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { ToolName } from '../../tools/tool.ts'

export interface TurnCall {
  /** In the run, such as `3.1`: the first call of the third turn. */
  id: string
  /** The model's own. */
  modelId: string
  name: ToolName
  input: unknown
}

export interface TurnRecord {
  _id: Types.ObjectId
  runId: Types.ObjectId
  /** From 1. */
  number: number
  text: string
  calls: TurnCall[]
}

const schema = new Schema<TurnRecord>(
  {
    runId: { type: Schema.Types.ObjectId, required: true },
    number: { type: Number, required: true },
    text: { type: String, default: '' },
    calls: [
      new Schema(
        {
          id: { type: String, required: true },
          modelId: { type: String, required: true },
          name: { type: String, required: true },
          input: Schema.Types.Mixed,
        },
        { _id: false, id: false, minimize: false },
      ),
    ],
  } as never,
  { minimize: false },
)
schema.index({ agencyId: 1, runId: 1, number: 1 }, { unique: true })

/** What the model said in one turn of a run, and which tools it wanted. */
export const Turn = defineTenantModel('caraTurns', schema, { isDerived: true })
