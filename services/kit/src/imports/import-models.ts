import { type Model, Schema } from 'mongoose'
import { defineTenantModel } from '../models.ts'
import type { ImportPortionRecord, ListImportRecord, RememberedMappingRecord } from './import-record.ts'
import type { AnyListImport } from './list-import.ts'

/** What an area says of its lists, and where they are kept. */
export interface ImportPart {
  definition: AnyListImport
  Import: Model<ListImportRecord>
  Portion: Model<ImportPortionRecord>
  Mapping: Model<RememberedMappingRecord>
}

const ofEveryImport = ['rows', 'ready', 'invalid', 'noted', 'done', 'created', 'skipped', 'removed', 'kept']

/** The models of an area's imports. Their collections are the area's own. */
export function defineImportModels(definition: AnyListImport): ImportPart {
  const { collections } = definition
  return {
    definition,
    Import: defineTenantModel(collections.imports, importSchema(definition)),
    Portion: defineTenantModel(collections.portions, portionSchema()),
    Mapping: defineTenantModel(collections.mappings, mappingSchema(definition)),
  }
}

const columnsOf = ({ fields }: AnyListImport) => [
  { _id: false, field: { type: String, enum: Object.keys(fields) }, column: Number },
]

function importSchema(definition: AnyListImport) {
  const { duplicates, ofAllRows, totals } = definition
  const names = [...ofEveryImport, ...Object.values(duplicates).map(({ name }) => name), ...(totals?.names ?? [])]
  const counts = Object.fromEntries(names.map(name => [name, { type: Number, default: 0 }]))
  const choices = Object.fromEntries(Object.keys(duplicates).map(kind => [kind, String]))
  const schema = new Schema<ListImportRecord>(
    {
      version: { type: Number, required: true, default: 1 },
      state: { type: String, required: true, default: 'MAPPING' },
      fileId: { type: String, required: true },
      fileName: { type: String, required: true },
      encoding: { type: String, required: true },
      delimiter: { type: String, required: true },
      columns: [{ _id: false, heading: String, examples: [String] }],
      signature: { type: String, required: true },
      mapping: columnsOf(definition),
      [ofAllRows.name]: String,
      isRemembered: { type: Boolean, required: true },
      duplicates: { type: new Schema(choices, { _id: false }) },
      counts: { type: new Schema(counts, { _id: false }), default: () => ({}) },
      failure: String,
      slot: Number,
      createdById: String,
    } as never,
    { timestamps: true },
  )
  schema.index({ agencyId: 1, createdAt: 1, _id: 1 })
  schema.index({ agencyId: 1, slot: 1 }, { unique: true, partialFilterExpression: { slot: { $exists: true } } })
  return schema
}

function portionSchema() {
  const schema = new Schema<ImportPortionRecord>({
    importId: { type: Schema.Types.ObjectId, required: true },
    number: { type: Number, required: true },
    lastRow: { type: Number, required: true },
    outcomes: [String],
    isNoted: Boolean,
    // The audit trail holds the records that become of them; a second copy of each row would only be large.
    rows: { type: [Schema.Types.Mixed] as never, secret: true },
  })
  schema.index({ agencyId: 1, importId: 1, number: 1 }, { unique: true })
  return schema
}

function mappingSchema(definition: AnyListImport) {
  const schema = new Schema<RememberedMappingRecord>({
    signature: { type: String, required: true },
    mapping: columnsOf(definition),
    [definition.ofAllRows.name]: String,
  } as never)
  schema.index({ agencyId: 1, signature: 1 }, { unique: true })
  return schema
}
