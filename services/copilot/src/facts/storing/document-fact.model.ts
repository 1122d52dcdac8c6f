import { type Fact, type FieldName, factUnits, fieldNames, insuranceTypes } from '@coverdesk/coverage'
import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

export interface DocumentFactRecord {
  _id: Types.ObjectId
  fileId: string
  /** Which rules found it: facts of earlier ones are found again. */
  extraction: number
  /** Its place among the facts of its file. */
  place: number
  field: FieldName
  line: Fact['line']
  unit: Fact['unit']
  state: Fact['state']
  /** A number, a text, or a list of texts; null unless it was found. */
  value: number | string | string[] | null
  /** Of an ambiguous fact, in the order of its evidence. */
  values: (number | string)[]
  units?: Fact['unit'][]
  evidence: Fact['evidence'][number][]
  confidence: number
  method: Fact['method']
}

const box = { x: Number, y: Number, width: Number, height: Number }
const evidence = {
  fileId: { type: String, required: true },
  page: { type: Number, required: true },
  quote: { type: String, required: true },
  boxes: { type: [new Schema(box, { _id: false, id: false })], required: true },
}

const schema = new Schema<DocumentFactRecord>({
  fileId: { type: String, required: true },
  extraction: { type: Number, required: true },
  place: { type: Number, required: true },
  field: { type: String, enum: fieldNames, required: true },
  line: { type: String, enum: [...insuranceTypes, null], default: null },
  unit: { type: String, enum: factUnits, required: true },
  state: { type: String, enum: ['FOUND', 'NOT_FOUND', 'AMBIGUOUS'], required: true },
  value: { type: Schema.Types.Mixed, default: null },
  values: { type: [Schema.Types.Mixed], default: [] },
  units: { type: [String], default: undefined },
  evidence: { type: [new Schema(evidence, { _id: false, id: false })], required: true },
  confidence: { type: Number, required: true },
  method: { type: String, enum: ['RULE', 'MODEL'], required: true },
} as never)
schema.index({ agencyId: 1, fileId: 1, place: 1 }, { unique: true })
schema.index({ agencyId: 1, fileId: 1, field: 1 })

/** What the files of an agency state; made from their pages, and made again when the rules change. */
export const DocumentFact = defineTenantModel('documentFacts', schema, { isDerived: true })
